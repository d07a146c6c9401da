import { reserve } from '../memory';
import { candidateCount, candidateHeight, candidateTime, currentLevel } from './candidates';
import { accept, emptyCost, evidence, firstCost, gapCost, reject, setThreshold, stepCost } from './evidence';

/**
 * Decides the oldest open candidate by the best path through all that came within two seconds after it (Viterbi):
 * the sum of evidence less the costs of the intervals. It is a beat if the best path begins with it.
 */

const AHEAD_SECONDS: f64 = 2;
const MOST_OPEN: i32 = 64;

let sums: usize = 0;
let begins: usize = 0;
let ahead: i32 = 0;
let next: i32 = 0;
let decided: f64 = 0;

export function openDecide(rate: f64): void {
  sums = reserve(MOST_OPEN * 8);
  begins = reserve(MOST_OPEN * 4);
  ahead = <i32>Math.floor(AHEAD_SECONDS * rate + 0.5);
}

/** The oldest candidate that can be decided when candidates are known up to `now`; −1 if none. */
export function openCandidate(now: i32, end: bool): i32 {
  if (next >= candidateCount()) return -1;
  return end || candidateTime(next) + ahead <= now ? next : -1;
}

/** The time from which on beats are not decided yet. */
export function openFrom(now: i32): i32 {
  return next < candidateCount() ? candidateTime(next) : now;
}

/** The evidence for the candidate decided last, bits. */
export function decidedEvidence(): f64 {
  return decided;
}

/** Whether the oldest open candidate is a beat; it is open no longer. */
export function decide(now: i32): bool {
  const from = next++;
  const end = min<i32>(now, candidateTime(from) + ahead);
  setThreshold(candidateTime(from), currentLevel(now));
  let best = -emptyCost(end);
  let begin = -1;
  for (let i = from; i < candidateCount() && i - from < MOST_OPEN; i++) {
    const time = candidateTime(i);
    if (time > end) break;
    const height = candidateHeight(i);
    let sum = -firstCost(time, height);
    let first = i;
    for (let j = from; j < i; j++) {
      const through = load<f64>(sums + (<usize>(j - from) << 3)) - stepCost(candidateTime(j), candidateHeight(j), time, height);
      if (through > sum) {
        sum = through;
        first = load<i32>(begins + (<usize>(j - from) << 2));
      }
    }
    const own = evidence(i);
    if (i == from) decided = own;
    sum += own;
    store<f64>(sums + (<usize>(i - from) << 3), sum);
    store<i32>(begins + (<usize>(i - from) << 2), first);
    const total = sum - gapCost(end - time);
    if (total > best) {
      best = total;
      begin = first;
    }
  }
  if (begin == from) {
    accept(from);
    return true;
  }
  reject(from);
  return false;
}
