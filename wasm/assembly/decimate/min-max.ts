import { CLOSED, EMPTY, NOT_A_NUMBER, WRONG_LENGTH } from '../fault';
import { allFinite } from '../filter/finite';
import { reserve } from '../memory';
import { extremes } from './extremes';
import { decimateWindow, WINDOW } from './window';

let length: i32 = 0;
let buckets: i32 = 0;
let pairs: usize = 0;
let scratch: usize = 0;
let position: i32 = 0;
let bucket: i32 = 0;
/** Whether the bucket already holds samples of an earlier window. */
let begun: bool = false;

/** Opens the decimation of `samples` samples into `count` equal stretches: stretch k is [⌊k·n/count⌋, ⌊(k+1)·n/count⌋). */
export function minMaxOpen(samples: i32, count: i32): i32 {
  if (length != 0) return CLOSED;
  if (samples == 0) return EMPTY;
  if (samples < 0 || count < 1 || count > samples) return WRONG_LENGTH;
  length = samples;
  buckets = count;
  scratch = reserve(16);
  pairs = reserve(<usize>count << 3);
  return 0;
}

/** Takes the next `count` samples, which stand in the window. */
export function minMaxPush(count: i32): i32 {
  if (length == 0) return CLOSED;
  if (count < 1 || count > WINDOW || count > length - position) return WRONG_LENGTH;
  const window = decimateWindow();
  if (!allFinite(window, count)) return NOT_A_NUMBER;
  let done = 0;
  while (done < count) {
    const bound = <i32>((<i64>(bucket + 1) * length) / buckets);
    const part = min<i32>(bound - position, count - done);
    const at = pairs + (<usize>bucket << 3);
    if (begun) {
      extremes(window + (<usize>done << 2), part, scratch);
      store<f32>(at, min<f32>(load<f32>(at), load<f32>(scratch)));
      store<f32>(at, max<f32>(load<f32>(at, 4), load<f32>(scratch, 4)), 4);
    } else extremes(window + (<usize>done << 2), part, at);
    done += part;
    position += part;
    begun = position < bound;
    if (!begun) bucket++;
  }
  return count;
}

/** Where the pairs stand: least, greatest. */
export function minMaxOutput(): usize {
  return pairs;
}
