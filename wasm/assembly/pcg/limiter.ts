import { reserve } from '../memory';

/** The look-ahead: the gain is down before the loud sample comes. */
const AHEAD_SECONDS: f64 = 0.005;
/** After a loud sample the gain comes back with this time constant. */
const RELEASE_SECONDS: f64 = 0.08;
/** How long a change of amplification takes. */
const GLIDE_SECONDS: f64 = 0.01;
/** Gains are whole parts of 2⁻⁴⁰, so that their running sum is exact however long the stream is. */
const ONE: i64 = 1 << 40;
const ONE_F: f64 = 1099511627776;

let ahead: i32 = 0;
let mask: i32 = 0;
/** Rings: the amplified samples (f64), the held gains (i64), and the queue of least gains with their times. */
let waiting: usize = 0;
let held: usize = 0;
let least: usize = 0;
let leastAt: usize = 0;
let head: i32 = 0;
let tail: i32 = 0;
let sum: i64 = 0;
let last: i64 = 0;
let release: f64 = 0;
let now: i32 = 0;
let times: f64 = 1;
let from: f64 = 1;
let to: f64 = 1;
let glide: i32 = 1;
let glided: i32 = 0;

/** Prepares the limiter at its first amplification; answers its latency in samples. */
export function openLimiter(rate: f64, gain: f64): i32 {
  ahead = max<i32>(1, <i32>floor<f64>(AHEAD_SECONDS * rate + 0.5));
  let ring = 1;
  while (ring < ahead + 2) ring <<= 1;
  mask = ring - 1;
  waiting = reserve(<usize>ring << 3);
  held = reserve(<usize>ring << 3);
  least = reserve(<usize>ring << 3);
  leastAt = reserve(<usize>ring << 2);
  for (let i = 0; i < ring; i++) store<i64>(held + (<usize>i << 3), ONE);
  sum = ONE * <i64>(ahead + 1);
  last = ONE;
  release = 1 - Math.exp(-1 / (RELEASE_SECONDS * rate));
  glide = max<i32>(1, <i32>floor<f64>(GLIDE_SECONDS * rate + 0.5));
  glided = glide;
  times = gain;
  from = gain;
  to = gain;
  return ahead;
}

/** Switches the amplification from the next sample on, reached over 10 ms. */
export function setTimes(gain: f64): void {
  if (gain == to) return;
  from = times;
  to = gain;
  glided = 0;
}

/**
 * Amplifies and holds |out| at 1 or less, f32 in place, `ahead` samples late. The gain of a sample is a mean of minima
 * that each contain what this sample allows: it can never be greater than that, and it has no steps.
 */
export function limit(samples: usize, count: i32): void {
  for (let at = samples, end = samples + (<usize>count << 2); at < end; at += 4) {
    const sample = <f64>load<f32>(at) * amplification();
    store<f64>(slot(waiting, now), sample);
    const size = abs<f64>(sample);
    const gain = holdAtLeast(size > 1 ? <i64>floor<f64>(ONE_F / size) : ONE);
    // The slot holds the gain of one ring ago; what leaves the mean is `ahead + 1` samples old.
    sum += gain - load<i64>(slot(held, now - ahead - 1));
    store<i64>(slot(held, now), gain);
    const mean = <f64>sum / (ONE_F * <f64>(ahead + 1));
    const out = load<f64>(slot(waiting, now - ahead)) * mean;
    // Rounding alone could pass 1, by one unit in the last place.
    store<f32>(at, <f32>max<f64>(-1, min<f64>(1, out)));
    now++;
  }
}

/** The least gain of the last `ahead + 1` samples, coming back slowly. */
function holdAtLeast(gain: i64): i64 {
  while (tail != head && load<i64>(slot(least, tail - 1)) >= gain) tail--;
  store<i64>(slot(least, tail), gain);
  store<i32>(leastAt + (<usize>(tail & mask) << 2), now);
  tail++;
  if (now - load<i32>(leastAt + (<usize>(head & mask) << 2)) > ahead) head++;
  const back = last + <i64>(<f64>(ONE - last) * release) + 1;
  last = min<i64>(load<i64>(slot(least, head)), back);
  return last;
}

function amplification(): f64 {
  if (glided < glide) {
    glided++;
    times = glided == glide ? to : from + (to - from) * (<f64>glided / <f64>glide);
  }
  return times;
}

// @ts-ignore: decorator
@inline
function slot(ring: usize, at: i32): usize {
  return ring + (<usize>(at & mask) << 3);
}
