import { candidateHeight, candidateJudgedAt, candidateLikeness, candidateTime, judgeCandidate } from './candidates';
import { historyLength, median, medianDistance, openHistory, remember } from './history';
import { learnShape, likeness } from './likeness';

/**
 * What speaks for a candidate, in bits (doublings of its height over the threshold), and what the time between two beats costs.
 * The threshold stands between the heights of beats and of what lies between them (after Pan and Tompkins, 1985).
 */

/** The threshold: this part of the way from noise to beats, within these parts of a beat's height. */
let part: f64 = 0.3;
const LOWEST: f64 = 0.2;
const HIGHEST: f64 = 0.6;
/** Below this steepness (mV per 20 ms) nothing is a beat: a disconnected lead is silent. */
const LEAST: f64 = 0.004;
/** After two seconds without a beat the threshold falls, to a half in four more. */
const QUIET_SECONDS: f64 = 2;
const SINKS_SECONDS: f64 = 4;
/** By how much the height of beats may differ from what the last eight seconds show. */
const LEVEL_LEAST: f64 = 0.8;
const LEVEL_MOST: f64 = 1.3;
/** The most evidence that height gives: a spike is not a better beat. */
const MOST_BITS: f64 = 1.5;
const LEAST_BITS: f64 = -4;
/** The correlation below which a candidate loses up to one bit; asked from the fifth beat on, and not of what is flat. */
const LIKE: f64 = 0.8;
const UNLIKE_BITS: f64 = 2;
const UNLIKE_MOST: f64 = 1;
const ASKED_FROM: i32 = 5;
const FLAT: f64 = 0.1;

/** Two beats are never nearer than 200 ms; up to 360 ms one of a pair is likely a T or P wave, the more the less equal they are. */
const REFRACTORY_SECONDS: f64 = 0.2;
const PAIR_SECONDS: f64 = 0.36;
const PAIR_BITS: f64 = 3;
const PAIR_EQUAL: f64 = 0.2;
/** From this ratio in bits (2.4 times as high) on, a candidate shortly after a higher one is likely its T wave, even if that was no beat. */
const SHADOW_FROM: f64 = 1.25;
const SHADOW_SLOPE: f64 = 2;
const SHADOW_MOST: f64 = 2;
/** A beat that comes before this share of the usual interval needs more evidence, in a regular rhythm. */
const EARLY: f64 = 0.75;
const EARLY_WIDTH: f64 = 0.3;
const EARLY_BITS: f64 = 0.4;
const IRREGULAR: f64 = 0.1;
/** From this many usual intervals on a gap makes a missed beat likely (search-back of Pan and Tompkins). */
const GAP: f64 = 1.4;
const GAP_SLOPE: f64 = 2;
const GAP_BITS: f64 = 0.5;
const GAP_LATER: f64 = 0.3;
const NO_BEAT: i32 = i32.MIN_VALUE;

let rate: f64 = 0;
let beatHeight: f64 = 0;
let noiseHeight: f64 = 0;
let interval: f64 = 0;
let regularity: f64 = 0;
let threshold: f64 = 0;
let lastTime: i32 = NO_BEAT;
let lastHeight: f64 = 0;
let accepted: i32 = 0;
let heights: usize = 0;
let noises: usize = 0;
let intervals: usize = 0;

/** Sets where the threshold stands between noise and beats, before a stream opens. */
export function setPart(value: f64): void {
  part = value;
}

/** The threshold of the candidate that was decided last. */
export function decidedThreshold(): f64 {
  return threshold;
}

export function openEvidence(internalRate: f64): void {
  rate = internalRate;
  interval = 0.8 * rate;
  heights = openHistory();
  noises = openHistory();
  intervals = openHistory();
}

/** Sets the threshold for a candidate at `time`; `level` is how high beats are in the last eight seconds. */
export function setThreshold(time: i32, level: f64): void {
  if (beatHeight == 0) noiseHeight = 0.1 * level;
  beatHeight = max<f64>(LEVEL_LEAST * level, min<f64>(LEVEL_MOST * level, beatHeight == 0 ? level : beatHeight));
  const quiet = lastTime == NO_BEAT ? 0 : max<f64>(0, <f64>(time - lastTime) / rate - QUIET_SECONDS);
  const between = noiseHeight + part * (beatHeight - noiseHeight);
  const height = max<f64>(LOWEST * beatHeight, min<f64>(HIGHEST * beatHeight, between));
  threshold = max<f64>(LEAST, (height * SINKS_SECONDS) / (SINKS_SECONDS + quiet));
}

function bits(ratio: f64): f64 {
  return Math.log(ratio) * Math.LOG2E;
}

/** The evidence for a candidate, in bits. */
export function evidence(index: i32): f64 {
  const height = candidateHeight(index);
  const found = max<f64>(LEAST_BITS, min<f64>(MOST_BITS, bits(height / threshold))) - shadow(index, height);
  if (accepted < ASKED_FROM || height <= FLAT * beatHeight) return found;
  if (candidateJudgedAt(index) != accepted) judgeCandidate(index, likeness(candidateTime(index)), accepted);
  return found + max<f64>(-UNLIKE_MOST, min<f64>(0, UNLIKE_BITS * (candidateLikeness(index) - LIKE)));
}

/** What a higher candidate shortly before it costs. */
function shadow(index: i32, height: f64): f64 {
  const since = candidateTime(index) - <i32>(PAIR_SECONDS * rate);
  let highest = height;
  for (let i = index - 1; i >= 0 && candidateTime(i) > since; i--) highest = max<f64>(highest, candidateHeight(i));
  return max<f64>(0, min<f64>(SHADOW_MOST, SHADOW_SLOPE * (bits(highest / height) - SHADOW_FROM)));
}

/** What a time without a beat costs, in units of the usual interval. */
export function gapCost(samples: i32): f64 {
  const over = <f64>samples / interval - GAP;
  return over > 0 ? min<f64>(GAP_BITS, GAP_SLOPE * over) + GAP_LATER * over : 0;
}

/** What it costs that one beat follows another. */
export function stepCost(time: i32, height: f64, nextTime: i32, nextHeight: f64): f64 {
  const seconds = <f64>(nextTime - time) / rate;
  if (seconds < REFRACTORY_SECONDS) return Infinity;
  let cost = gapCost(nextTime - time);
  if (seconds < PAIR_SECONDS) {
    const near = (PAIR_SECONDS - seconds) / (PAIR_SECONDS - REFRACTORY_SECONDS);
    cost += PAIR_BITS * near * (PAIR_EQUAL + (1 - PAIR_EQUAL) * min<f64>(1, abs<f64>(bits(nextHeight / height))));
  }
  const share = <f64>(nextTime - time) / interval;
  if (share < EARLY) cost += EARLY_BITS * regularity * min<f64>(1, (EARLY - share) / EARLY_WIDTH);
  return cost;
}

/** The same from the last accepted beat; the first beat of all costs nothing. */
export function firstCost(nextTime: i32, nextHeight: f64): f64 {
  return lastTime == NO_BEAT ? 0 : stepCost(lastTime, lastHeight, nextTime, nextHeight);
}

/** What it costs that nothing follows the last accepted beat until `end`. */
export function emptyCost(end: i32): f64 {
  return lastTime == NO_BEAT ? 0 : gapCost(end - lastTime);
}

/** Learns from a candidate that is a beat. */
export function accept(index: i32): void {
  const time = candidateTime(index);
  const height = candidateHeight(index);
  if (lastTime != NO_BEAT) {
    remember(intervals, <f64>(time - lastTime));
    if (historyLength(intervals) >= 3) {
      interval = median(intervals);
      regularity = max<f64>(0, 1 - medianDistance(intervals, interval) / interval / IRREGULAR);
    }
  }
  accepted++;
  learnShape(time, <f64>accepted);
  lastTime = time;
  lastHeight = height;
  remember(heights, min<f64>(height, 2 * beatHeight));
  if (historyLength(heights) >= 3) beatHeight = median(heights);
}

/** Learns that a candidate is no beat: so high is what lies between beats. */
export function reject(index: i32): void {
  remember(noises, candidateHeight(index));
  if (historyLength(noises) >= 3) noiseHeight = min<f64>(median(noises), 0.7 * beatHeight);
}
