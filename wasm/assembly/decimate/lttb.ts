import { CLOSED, EMPTY, NOT_A_NUMBER, WRONG_LENGTH } from '../fault';
import { allFinite } from '../filter/finite';
import { reserve } from '../memory';
import { decimateWindow, WINDOW } from './window';

/**
 * Largest triangle, three buckets (S. Steinarsson, Downsampling Time Series for Visual Representation, 2013):
 * the first and the last sample stay, and of each bucket between the one that spans the largest triangle
 * with the point chosen before it and the mean of the bucket after it. The recording passes twice: for the means, then for the choice.
 */

let length: i32 = 0;
let points: i32 = 0;
let means: usize = 0;
let indices: usize = 0;
let values: usize = 0;
let position: i32 = 0;
let bucket: i32 = 0;
let sum: f64 = 0;
let best: f64 = -1;
let bestIndex: i32 = 0;
let bestValue: f32 = 0;
let chosenX: f64 = 0;
let chosenY: f64 = 0;

/** Opens the choice of `count` of `samples` samples; count 3 or more, at most all. */
export function lttbOpen(samples: i32, count: i32): i32 {
  if (length != 0) return CLOSED;
  if (samples == 0) return EMPTY;
  if (samples < 3 || count < 3 || count > samples) return WRONG_LENGTH;
  length = samples;
  points = count;
  means = reserve(<usize>count << 3);
  indices = reserve(<usize>count << 2);
  values = reserve(<usize>count << 2);
  return 0;
}

/** First pass: the next `count` samples, which stand in the window. */
export function lttbMean(count: i32): i32 {
  const refused = refuses(count);
  if (refused != 0) return refused;
  const window = decimateWindow();
  for (let i = 0; i < count; i++, position++) {
    const sample = load<f32>(window + (<usize>i << 2));
    if (position == 0) continue;
    sum += <f64>sample;
    const end = bound(bucket + 1);
    if (position + 1 < end) continue;
    store<f64>(means + (<usize>bucket << 3), sum / <f64>(end - bound(bucket)));
    bucket++;
    sum = 0;
  }
  if (position == length) {
    position = 0;
    bucket = -1;
  }
  return count;
}

/** Second pass: the same samples again. */
export function lttbChoose(count: i32): i32 {
  const refused = refuses(count);
  if (refused != 0) return refused;
  const window = decimateWindow();
  for (let i = 0; i < count; i++, position++) {
    const sample = load<f32>(window + (<usize>i << 2));
    if (position == 0 || position == length - 1) {
      keep(position == 0 ? 0 : points - 1, position, sample);
      bucket = 0;
      continue;
    }
    // The mean of the next bucket stands at the middle of its samples; after the last bucket comes the last sample.
    const next = bound(bucket + 1);
    const meanX = 0.5 * <f64>(next + bound(bucket + 2) - 1);
    const meanY = load<f64>(means + (<usize>(bucket + 1) << 3));
    const area = abs<f64>((chosenX - meanX) * (<f64>sample - chosenY) - (chosenX - <f64>position) * (meanY - chosenY));
    if (area > best) {
      best = area;
      bestIndex = position;
      bestValue = sample;
    }
    if (position + 1 < next) continue;
    keep(bucket + 1, bestIndex, bestValue);
    best = -1;
    bucket++;
  }
  return count;
}

/** Where the chosen indices stand (u32). */
export function lttbIndices(): usize {
  return indices;
}

/** Where the chosen samples stand (f32). */
export function lttbValues(): usize {
  return values;
}

function refuses(count: i32): i32 {
  if (length == 0) return CLOSED;
  if (count < 1 || count > WINDOW || count > length - position) return WRONG_LENGTH;
  return allFinite(decimateWindow(), count) ? 0 : NOT_A_NUMBER;
}

/** Where bucket k begins, ⌊k·(n − 2)/(points − 2)⌋ + 1; bucket points − 2 is the last sample alone. */
function bound(k: i32): i32 {
  if (k >= points - 2) return k == points - 2 ? length - 1 : length;
  return <i32>((<i64>k * (length - 2)) / (points - 2)) + 1;
}

function keep(point: i32, index: i32, value: f32): void {
  store<i32>(indices + (<usize>point << 2), index);
  store<f32>(values + (<usize>point << 2), value);
  chosenX = <f64>index;
  chosenY = <f64>value;
}
