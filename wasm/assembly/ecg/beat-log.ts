import { reserve } from '../memory';

/** The beats of the last minute or so, for judging the signal: sample, confidence, likeness to earlier beats (0: not asked). */
const KEPT: i32 = 512;
const ENTRY: usize = 24;
let log: usize = 0;
let count: i32 = 0;
let settled: f64 = 0;

export function openBeatLog(): void {
  log = reserve(<usize>KEPT * ENTRY);
}

export function logBeat(sample: f64, confidence: f64, likeness: f64): void {
  const place = log + <usize>(count & (KEPT - 1)) * ENTRY;
  count++;
  store<f64>(place, sample);
  store<f64>(place, confidence, 8);
  store<f64>(place, likeness, 16);
}

/** Notes that all beats before this sample are known. */
export function settleBeats(sample: f64): void {
  settled = sample;
}

export function settledBeats(): f64 {
  return settled;
}

export function loggedBeats(): i32 {
  return count;
}

/** The least index that is still kept. */
export function oldestLogged(): i32 {
  return max<i32>(0, count - KEPT);
}

export function loggedSample(index: i32): f64 {
  return load<f64>(log + <usize>(index & (KEPT - 1)) * ENTRY);
}

export function loggedConfidence(index: i32): f64 {
  return load<f64>(log + <usize>(index & (KEPT - 1)) * ENTRY, 8);
}

export function loggedLikeness(index: i32): f64 {
  return load<f64>(log + <usize>(index & (KEPT - 1)) * ENTRY, 16);
}
