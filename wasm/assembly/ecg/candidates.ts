import { reserve } from '../memory';
import { steepness } from './slope';

/**
 * Candidates: tops of the steepness, none nearer to another than 100 ms. Each has its height, and what the judges say of it.
 * They stay in a ring: those not yet decided, and those of the last eight seconds, from which the level is read.
 */

const KEPT: i32 = 256;
const APART_SECONDS: f64 = 0.1;
/** The level is read from the highest candidate of each of the last eight seconds… */
export const LEVEL_SECONDS: i32 = 8;
/** …as the one above three eighths of them: a beat, at 30 beats a minute too, and no single spark. */
const RANK_OF_EIGHT: i32 = 3;

const TIME: usize = 0;
const HEIGHT: usize = 8;
const LIKENESS: usize = 16;
const JUDGED_AT: usize = 24;
const ENTRY: usize = 32;

let ring: usize = 0;
let count: i32 = 0;
let apart: i32 = 0;
let second: i32 = 0;
let tops: usize = 0;

/** Allocates the ring. */
export function openCandidates(rate: f64): void {
  ring = reserve(<usize>KEPT * ENTRY);
  tops = reserve(<usize>LEVEL_SECONDS * 8);
  apart = <i32>Math.floor(APART_SECONDS * rate + 0.5);
  second = <i32>Math.floor(rate + 0.5);
}

// @ts-ignore: decorator
@inline
function entry(index: i32): usize {
  return ring + <usize>(index & (KEPT - 1)) * ENTRY;
}

/** How many samples around a candidate the steepness must be known for. */
export function candidateReach(): i32 {
  return apart;
}

export function candidateCount(): i32 {
  return count;
}

export function candidateTime(index: i32): i32 {
  return load<i32>(entry(index), TIME);
}

export function candidateHeight(index: i32): f64 {
  return load<f64>(entry(index), HEIGHT);
}

/** How like earlier beats it is, asked when so many beats had been accepted; `judgedAt` −1: not asked yet. */
export function candidateLikeness(index: i32): f64 {
  return load<f64>(entry(index), LIKENESS);
}

export function candidateJudgedAt(index: i32): i32 {
  return load<i32>(entry(index), JUDGED_AT);
}

export function judgeCandidate(index: i32, likeness: f64, judgedAt: i32): void {
  store<f64>(entry(index), likeness, LIKENESS);
  store<i32>(entry(index), judgedAt, JUDGED_AT);
}

/** Adds a candidate where the steepness has a maximum. */
export function considerCandidate(index: i32): void {
  const height = steepness(index);
  if (!(height > steepness(index - 1)) || height < steepness(index + 1)) return;
  for (let i = index - apart; i < index; i++) if (steepness(i) >= height) return;
  for (let i = index + 1; i <= index + apart; i++) if (steepness(i) > height) return;
  const place = entry(count);
  count++;
  store<i32>(place, index, TIME);
  store<f64>(place, height, HEIGHT);
  store<f64>(place, 0, LIKENESS);
  store<i32>(place, -1, JUDGED_AT);
}

/** How high beats are in the eight seconds before `now`. */
export function currentLevel(now: i32): f64 {
  const seconds = min<i32>(LEVEL_SECONDS, (now + second) / second);
  for (let k = 0; k < LEVEL_SECONDS; k++) store<f64>(tops + (<usize>k << 3), 0);
  for (let i = count - 1; i >= 0 && i > count - KEPT; i--) {
    const k = (now - candidateTime(i)) / second;
    if (k >= seconds) break;
    if (k < 0) continue;
    const place = tops + (<usize>k << 3);
    store<f64>(place, max<f64>(load<f64>(place), candidateHeight(i)));
  }
  // The highest first, as far as the asked rank.
  const rank = (seconds * RANK_OF_EIGHT) / LEVEL_SECONDS;
  for (let k = 0; k <= rank; k++) {
    for (let j = k + 1; j < seconds; j++) {
      const here = load<f64>(tops + (<usize>k << 3));
      const there = load<f64>(tops + (<usize>j << 3));
      if (there <= here) continue;
      store<f64>(tops + (<usize>k << 3), there);
      store<f64>(tops + (<usize>j << 3), here);
    }
  }
  return load<f64>(tops + (<usize>rank << 3));
}
