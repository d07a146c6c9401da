import { reserve } from '../memory';

/**
 * How steep the signal is, sample by sample: what QRS complexes have and P, T, wander and hum have not.
 * Low-pass (two means) → slope over 20 ms → less its mean of 180 ms → energy over 100 and 40 ms → root.
 * Running means over symmetric windows, so every delay is known and the same at all frequencies.
 */

/** What a slope or an input may be at most (mV): a spark must not stay in the running sums as rounding. */
const STEEPEST: f64 = 10;
const FARTHEST: f64 = 1000;

// Windows: smoothing (the second cuts 60 Hz), slope, its mean, energy; seconds.
const SMOOTH: f64 = 0.012;
const SMOOTH_MAINS: f64 = 1.0 / 60;
const SLOPE: f64 = 0.01;
const WANDER: f64 = 0.18;
let energySeconds: f64 = 0.1;
const ENERGY_AGAIN: f64 = 0.04;
/** How many seconds the rings hold: the learning time, its look-ahead and all windows. */
const KEPT_SECONDS: f64 = 12;

const SUMS: i32 = 5;
const RINGS: i32 = 8;

let size: i32 = 0;
let mask: i32 = 0;
let place: usize = 0;
let sums: usize = 0;
let raw: usize = 0;
let once: usize = 0;
let twice: usize = 0;
let slopes: usize = 0;
let steep: usize = 0;
let energy: usize = 0;
let power: usize = 0;
let level: usize = 0;
let wSmooth: i32 = 0;
let wMains: i32 = 0;
let reach: i32 = 0;
let wWander: i32 = 0;
let wEnergy: i32 = 0;
let wAgain: i32 = 0;
let perStep: f64 = 0;
let next: i32 = 0;
let base: f64 = 0;
let late: i32 = 0;

function odd(seconds: f64, rate: f64): i32 {
  return <i32>Math.floor(seconds * rate + 0.5) | 1;
}

/** Sets the first window of the energy, before a stream opens. */
export function setEnergy(seconds: f64): void {
  energySeconds = seconds;
}

/** Allocates the rings for a rate of 100 to 400. */
export function openSlope(rate: f64): void {
  size = 1024;
  while (<f64>size < KEPT_SECONDS * rate) size <<= 1;
  mask = size - 1;
  place = reserve(<usize>(size * RINGS + SUMS) << 3);
  const ring = <usize>size << 3;
  raw = place;
  once = raw + ring;
  twice = once + ring;
  slopes = twice + ring;
  steep = slopes + ring;
  energy = steep + ring;
  power = energy + ring;
  level = power + ring;
  sums = level + ring;
  wSmooth = odd(SMOOTH, rate);
  wMains = odd(SMOOTH_MAINS, rate);
  reach = max<i32>(1, <i32>Math.floor(SLOPE * rate + 0.5));
  wWander = odd(WANDER, rate);
  wEnergy = odd(energySeconds, rate);
  wAgain = odd(ENERGY_AGAIN, rate);
  // Per 20 ms, so that heights do not depend on the rate.
  perStep = (0.02 * rate) / <f64>(2 * reach);
  late = (wSmooth >> 1) + (wMains >> 1) + reach + (wWander >> 1) + (wEnergy >> 1) + (wAgain >> 1);
}

/** Resets the state to the beginning. */
export function resetSlope(): void {
  memory.fill(place, 0, <usize>(size * RINGS + SUMS) << 3);
  next = 0;
}

// @ts-ignore: decorator
@inline
function at(ring: usize, index: i32): usize {
  return ring + (<usize>(index & mask) << 3);
}

/** The mean of `width` values that end at `index`, kept as a running sum. */
// @ts-ignore: decorator
@inline
function mean(ring: usize, index: i32, width: i32, sum: usize): f64 {
  const total = load<f64>(sum) + (load<f64>(at(ring, index)) - load<f64>(at(ring, index - width)));
  store<f64>(sum, total);
  return total / <f64>width;
}

/** Takes one sample (mV); the steepness is known up to `newestSteepness`. */
export function pushSlope(sample: f64): void {
  const x = max<f64>(-FARTHEST, min<f64>(FARTHEST, sample));
  if (next == 0) base = x;
  let i = next++;
  store<f64>(at(raw, i), x - base);
  const smooth = mean(raw, i, wSmooth, sums);
  i -= wSmooth >> 1;
  store<f64>(at(once, i), smooth);
  const smoother = mean(once, i, wMains, sums + 8);
  i -= wMains >> 1;
  store<f64>(at(twice, i), smoother);
  const slope = (smoother - load<f64>(at(twice, i - 2 * reach))) * perStep;
  i -= reach;
  store<f64>(at(slopes, i), max<f64>(-STEEPEST, min<f64>(STEEPEST, slope)));
  const drift = mean(slopes, i, wWander, sums + 16);
  i -= wWander >> 1;
  const left = load<f64>(at(slopes, i)) - drift;
  store<f64>(at(steep, i), left);
  store<f64>(at(energy, i), left * left);
  const first = mean(energy, i, wEnergy, sums + 24);
  i -= wEnergy >> 1;
  store<f64>(at(power, i), first);
  const second = mean(power, i, wAgain, sums + 32);
  i -= wAgain >> 1;
  store<f64>(at(level, i), sqrt<f64>(max<f64>(0, second)));
}

/** How many samples have come. */
export function slopeCount(): i32 {
  return next;
}

/** How many samples the steepness stands behind the newest one. */
export function slopeDelay(): i32 {
  return late;
}

/** The steepness around a sample, mV per 20 ms. */
export function steepness(index: i32): f64 {
  return load<f64>(at(level, index));
}

/** The slope less its wander, for the shape of a beat. */
export function slopeAt(index: i32): f64 {
  return load<f64>(at(steep, index));
}

/** The sample itself, less the very first one. */
export function rawAt(index: i32): f64 {
  return load<f64>(at(raw, index));
}
