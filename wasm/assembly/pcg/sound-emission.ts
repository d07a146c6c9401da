import { reserve } from '../memory';
import { bandRow } from './sound-bands';

/** How many frames on either side the mean spans that is subtracted from a band: slow sounds (breath, speech, a hand) are no heart sounds. */
const HALF_BASE: i32 = 60;
/** The floor of a band: this part of its mean power, so that digital zeros do not weigh. */
const FLOOR_PART: f64 = 0.001;
const LEAST_POWER: f64 = 1e-14;
/** Weights of the three bands. */
const UPPER_WEIGHT: f64 = 0.5;
/** From the envelope (in its own deviations) to the log odds of a sound: slope, middle and bound. */
const SLOPE: f64 = 1.6;
const MIDDLE: f64 = 0.3;
const BOUND: f64 = 2.5;
/** The log odds for S2, which is pitched higher than S1, for one deviation between the upper and the lower bands. */
let pitchWeight: f64 = 0.15;
const PITCH_BOUND: f64 = 2;
/** The weight of a frame: frames of 10 ms are not independent observations. */
const FRAME_WEIGHT: f64 = 0.7;
const MOST_BANDS: i32 = 3;

let capacity: i32 = 0;
let levels: usize = 0;
let sums: usize = 0;
let shape: usize = 0;
let first: usize = 0;
let second: usize = 0;
let quiet: usize = 0;

/** Sets the weight of pitch, before a recording opens. */
export function setPitch(weight: f64): void {
  pitchWeight = weight;
}

/** Takes the memory for windows of so many frames. */
export function openEmission(frames: i32): void {
  capacity = frames + 1;
  const row = <usize>capacity << 3;
  levels = reserve(row * MOST_BANDS);
  sums = reserve(row);
  shape = reserve(row);
  first = reserve(row);
  second = reserve(row);
  quiet = reserve(row);
}

/** Running sums of log likelihoods over a window's frames: in S1, in S2, in the silence between. */
export function firstSums(): usize {
  return first;
}
export function secondSums(): usize {
  return second;
}
export function quietSums(): usize {
  return quiet;
}

/** The log envelope of a frame in its own deviations. */
export function level(frame: i32): f64 {
  return load<f64>(shape + (<usize>frame << 3));
}

/** The log odds that a frame holds a heart sound. */
export function odds(frame: i32): f64 {
  return max<f64>(-BOUND, min<f64>(BOUND, SLOPE * (level(frame) - MIDDLE)));
}

/** Reads a window of the bands and prepares its sums. */
export function readWindow(from: i32, frames: i32): void {
  for (let b = 0; b < MOST_BANDS; b++) normalise(bandRow(b) + (<usize>from << 3), levelRow(b), frames);
  let power: f64 = 0;
  for (let t = 0; t < frames; t++) {
    const at = <usize>t << 3;
    const value = (load<f64>(levelRow(0) + at) + load<f64>(levelRow(1) + at) + UPPER_WEIGHT * load<f64>(levelRow(2) + at)) / (2 + UPPER_WEIGHT);
    store<f64>(shape + at, value);
    power += value * value;
  }
  const deviation = Math.sqrt(power / <f64>frames) + 1e-12;
  store<f64>(first, 0);
  store<f64>(second, 0);
  store<f64>(quiet, 0);
  for (let t = 0; t < frames; t++) {
    const at = <usize>t << 3;
    store<f64>(shape + at, load<f64>(shape + at) / deviation);
    const chance = odds(t);
    const pitch = load<f64>(levelRow(2) + at) - 0.5 * (load<f64>(levelRow(0) + at) + load<f64>(levelRow(1) + at));
    const tilt = pitchWeight * max<f64>(-PITCH_BOUND, min<f64>(PITCH_BOUND, pitch));
    const sound = -Math.log(1 + Math.exp(-chance));
    store<f64>(first + at, load<f64>(first + at) + FRAME_WEIGHT * (sound - tilt), 8);
    store<f64>(second + at, load<f64>(second + at) + FRAME_WEIGHT * (sound + tilt), 8);
    store<f64>(quiet + at, load<f64>(quiet + at) - FRAME_WEIGHT * Math.log(1 + Math.exp(chance)), 8);
  }
}

/** The log of a band's power, less its running mean, in its own deviations. */
function normalise(from: usize, to: usize, frames: i32): void {
  let mean: f64 = 0;
  for (let t = 0; t < frames; t++) mean += load<f64>(from + (<usize>t << 3));
  const floor = (mean / <f64>frames) * FLOOR_PART + LEAST_POWER;
  store<f64>(sums, 0);
  for (let t = 0; t < frames; t++) {
    const at = <usize>t << 3;
    const log = Math.log(load<f64>(from + at) + floor);
    store<f64>(to + at, log);
    store<f64>(sums + at, load<f64>(sums + at) + log, 8);
  }
  let power: f64 = 0;
  for (let t = 0; t < frames; t++) {
    const low = max<i32>(0, t - HALF_BASE);
    const high = min<i32>(frames, t + HALF_BASE + 1);
    const base = (load<f64>(sums + (<usize>high << 3)) - load<f64>(sums + (<usize>low << 3))) / <f64>(high - low);
    const value = load<f64>(to + (<usize>t << 3)) - base;
    store<f64>(to + (<usize>t << 3), value);
    power += value * value;
  }
  const deviation = Math.sqrt(power / <f64>frames) + 1e-12;
  for (let t = 0; t < frames; t++) store<f64>(to + (<usize>t << 3), load<f64>(to + (<usize>t << 3)) / deviation);
}

function levelRow(band: i32): usize {
  return levels + <usize>band * (<usize>capacity << 3);
}
