/** Runs of the very same value: standing still anywhere, or at the greatest or least value of the segment (the rail of a clipped recording). */

/** A lead without change for longer than this is flat: it is disconnected. */
const STILL_SECONDS: f64 = 1;
const RAIL_SECONDS: f64 = 0.02;

// Of the segment.
const STARTED: usize = 0;
const STILL: usize = 8;
const TOP: usize = 16;
const AT_TOP: usize = 24;
const BOTTOM: usize = 32;
const AT_BOTTOM: usize = 40;
// What goes on from segment to segment.
const BEFORE: usize = 48;
const RUN: usize = 56;
export const RUNS_BYTES: usize = 64;

let still: f64 = 0;
let rail: f64 = 0;

/** Sets the lengths for a rate. */
export function openRuns(rate: f64): void {
  still = STILL_SECONDS * rate;
  rail = max<f64>(2, RAIL_SECONDS * rate);
}

/** Takes a sample of a lead whose runs lie at `runs`. */
export function countRuns(runs: usize, sample: f64): void {
  const run = sample == load<f64>(runs, BEFORE) ? load<f64>(runs, RUN) + 1 : 1;
  store<f64>(runs, sample, BEFORE);
  store<f64>(runs, run, RUN);
  const started = load<f64>(runs, STARTED) == 1;
  store<f64>(runs, 1, STARTED);
  if (!started || sample > load<f64>(runs, TOP)) moveRail(runs + TOP, sample);
  if (!started || sample < load<f64>(runs, BOTTOM)) moveRail(runs + BOTTOM, sample);
  if (run >= still) add(runs + STILL, run < still + 1 ? run : 1);
  if (run < rail) return;
  const grown = run < rail + 1 ? run : 1;
  if (sample == load<f64>(runs, TOP)) add(runs + AT_TOP, grown);
  if (sample == load<f64>(runs, BOTTOM)) add(runs + AT_BOTTOM, grown);
}

function moveRail(side: usize, sample: f64): void {
  store<f64>(side, sample);
  store<f64>(side, 0, 8);
}

function add(place: usize, count: f64): void {
  store<f64>(place, load<f64>(place) + count);
}

/** Samples of the segment that stood still. */
export function stillSamples(runs: usize): f64 {
  return load<f64>(runs, STILL);
}

/** Samples of the segment at its rails. */
export function railSamples(runs: usize): f64 {
  return load<f64>(runs, AT_TOP) + load<f64>(runs, AT_BOTTOM);
}

/** The next segment begins; a run goes on. */
export function closeRuns(runs: usize): void {
  memory.fill(runs, 0, BEFORE);
}
