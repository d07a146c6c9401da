import { FLUSH_EVERY, flush } from '../filter/denormal';
import { BUTTERWORTH_2, highPass, lowPass, warped } from '../filter/second-order';
import { reserve } from '../memory';
import { closeRuns, countRuns, openRuns, railSamples, RUNS_BYTES, stillSamples } from './runs';

/**
 * Of each lead, over the segment that is being gathered: power in the bands that tell a QRS from what disturbs it,
 * how long the signal stood still, and how long it stood at its rail.
 */

/** Bands: wander below 1 Hz, QRS 5–15 Hz, all of a beat's steep part 5–40 Hz, noise above 40 Hz. */
const WANDER_HZ: f64 = 1;
const LOW_HZ: f64 = 5;
const QRS_HZ: f64 = 15;
const HIGH_HZ: f64 = 40;
/** A corner above this share of the rate is left out. */
const HIGHEST_CORNER: f64 = 0.45;
// Coefficients: a1, a2, gain of each band.
const WANDER: usize = 0;
const LOW: usize = 24;
const QRS: usize = 48;
const HIGH: usize = 72;
const NOISE: usize = 96;
const BANDS: i32 = 5;

// States of a lead: two inputs and two outputs of each band.
const STATE: usize = 32;
const STATES: i32 = BANDS * 4;
// Sums of a lead.
const COUNT: usize = STATES * 8;
const WANDER_SUM: usize = COUNT + 8;
const WANDER_POWER: usize = COUNT + 16;
const QRS_POWER: usize = COUNT + 24;
const BEAT_POWER: usize = COUNT + 32;
const NOISE_POWER: usize = COUNT + 40;
// What goes on from segment to segment.
const BASE: usize = COUNT + 48;
const SEEN: usize = COUNT + 56;
const RUNS: usize = COUNT + 64;
const LEAD: usize = RUNS + RUNS_BYTES;

let coefficients: usize = 0;
let tallies: usize = 0;
let highs: bool = false;
let since: i32 = 0;

/** Allocates the states of two leads. */
export function openTally(rate: f64): void {
  coefficients = reserve(BANDS * 24);
  tallies = reserve(2 * LEAD);
  openRuns(rate);
  highs = HIGH_HZ < HIGHEST_CORNER * rate;
  design(WANDER, lowPass(coefficients + WANDER, warped(WANDER_HZ, rate), BUTTERWORTH_2));
  design(LOW, highPass(coefficients + LOW, warped(LOW_HZ, rate), BUTTERWORTH_2));
  design(QRS, lowPass(coefficients + QRS, warped(QRS_HZ, rate), BUTTERWORTH_2));
  if (!highs) return;
  design(HIGH, lowPass(coefficients + HIGH, warped(HIGH_HZ, rate), BUTTERWORTH_2));
  design(NOISE, highPass(coefficients + NOISE, warped(HIGH_HZ, rate), BUTTERWORTH_2));
}

function design(band: usize, gain: f64): void {
  store<f64>(coefficients + band, gain, 16);
}

/** One step of a band; `twice` is 2 for a low-pass and −2 for a high-pass. */
// @ts-ignore: decorator
@inline
function step(tally: usize, band: usize, twice: f64, x: f64): f64 {
  const state = tally + (band / 24) * STATE;
  const place = coefficients + band;
  const x1 = load<f64>(state);
  const y1 = load<f64>(state, 16);
  const through = load<f64>(place, 16) * (x + twice * x1 + load<f64>(state, 8));
  const y = through - load<f64>(place) * y1 - load<f64>(place, 8) * load<f64>(state, 24);
  store<f64>(state, x1, 8);
  store<f64>(state, x);
  store<f64>(state, y1, 24);
  store<f64>(state, y, 16);
  return y;
}

// @ts-ignore: decorator
@inline
function add(tally: usize, sum: usize, value: f64): void {
  store<f64>(tally + sum, load<f64>(tally + sum) + value);
}

/** Takes a sample of a lead. */
export function tallySample(lead: i32, sample: f64): void {
  const tally = tallies + <usize>lead * LEAD;
  if (load<f64>(tally, SEEN) == 0) {
    store<f64>(tally, 1, SEEN);
    store<f64>(tally, sample, BASE);
  }
  const x = sample - load<f64>(tally, BASE);
  const wander = step(tally, WANDER, 2, x);
  const low = step(tally, LOW, -2, x);
  const qrs = step(tally, QRS, 2, low);
  const beat = highs ? step(tally, HIGH, 2, low) : low;
  const noise = highs ? step(tally, NOISE, -2, x) : 0;
  add(tally, WANDER_SUM, wander);
  add(tally, WANDER_POWER, wander * wander);
  add(tally, QRS_POWER, qrs * qrs);
  add(tally, BEAT_POWER, beat * beat);
  add(tally, NOISE_POWER, noise * noise);
  countRuns(tally + RUNS, sample);
  add(tally, COUNT, 1);
}

/** Zeroes denormal states from time to time, so that silence is as fast as sound. */
export function settleTally(): void {
  if (++since < FLUSH_EVERY) return;
  since = 0;
  flush(tallies, STATES);
  flush(tallies + LEAD, STATES);
}

/** Parts of a finished segment, in this order: samples, variance below 1 Hz, powers of QRS, beat and noise, still samples, samples at the rails. */
export const PARTS: i32 = 7;

/** Writes the parts of a lead's segment and begins the next. */
export function closeTally(lead: i32, to: usize): void {
  const tally = tallies + <usize>lead * LEAD;
  const count = load<f64>(tally, COUNT);
  const mean = load<f64>(tally, WANDER_SUM) / count;
  store<f64>(to, count);
  store<f64>(to, max<f64>(0, load<f64>(tally, WANDER_POWER) / count - mean * mean), 8);
  store<f64>(to, load<f64>(tally, QRS_POWER) / count, 16);
  store<f64>(to, load<f64>(tally, BEAT_POWER) / count, 24);
  store<f64>(to, load<f64>(tally, NOISE_POWER) / count, 32);
  store<f64>(to, stillSamples(tally + RUNS), 40);
  store<f64>(to, railSamples(tally + RUNS), 48);
  memory.fill(tally + COUNT, 0, BASE - COUNT);
  closeRuns(tally + RUNS);
}
