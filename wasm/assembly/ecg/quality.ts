import { reserve } from '../memory';
import { settledBeats } from './beat-log';
import { watchedLead } from './beats';
import { judge } from './judge';
import { closeTally, openTally, PARTS, settleTally, tallySample } from './tally';
import { samplesTogether } from './working-rate';

const SEGMENT_SECONDS: f64 = 10;
/** The most segments that wait for their beats: those of the learning time and of the look-ahead. */
const MOST_WAITING: i32 = 64;
const PARTS_BYTES: usize = PARTS * 8;

/** Segments known and not yet taken: triples of f64 (from, to in samples, score 0–1). */
let known: usize = 0;
let knownCount: i32 = 0;
let capacity: i32 = 0;
let waiting: usize = 0;
let closed: i32 = 0;
let judged: i32 = 0;
let leads: i32 = 0;
let rate: f64 = 0;
let length: i32 = 0;
let every: i32 = 1;
let gathered: i32 = 0;
let sumFirst: f64 = 0;
let sumSecond: f64 = 0;
let samples: i32 = 0;
let from: i32 = 0;

/** Prepares the signal-quality figure. */
export function openQuality(rawRate: f64, leadCount: i32, maxBlock: i32): void {
  rate = rawRate;
  leads = leadCount;
  every = samplesTogether(rawRate);
  length = <i32>Math.floor(SEGMENT_SECONDS * rawRate + 0.5);
  capacity = maxBlock / length + MOST_WAITING + 2;
  known = reserve(<usize>capacity * 24);
  waiting = reserve(<usize>MOST_WAITING * (2 * PARTS_BYTES + 16));
  openTally(rawRate / <f64>every);
}

/** Takes a block of raw samples (f32, mV) of each lead; `second` is 0 when there is one lead. */
export function pushQuality(first: usize, second: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    sumFirst += <f64>load<f32>(first + (<usize>i << 2));
    if (leads == 2) sumSecond += <f64>load<f32>(second + (<usize>i << 2));
    samples++;
    if (++gathered == every) tallyMean();
    if (samples - from == length) close();
  }
  judgeWaiting(settledBeats());
}

/** Ends the stream: closes the last, shorter segment. */
export function finishQuality(): void {
  if (gathered > 0) tallyMean();
  if (samples > from) close();
  judgeWaiting(Infinity);
}

function tallyMean(): void {
  const share = 1 / <f64>gathered;
  tallySample(0, sumFirst * share);
  if (leads == 2) tallySample(1, sumSecond * share);
  gathered = 0;
  sumFirst = 0;
  sumSecond = 0;
  settleTally();
}

// @ts-ignore: decorator
@inline
function place(index: i32): usize {
  return waiting + <usize>(index % MOST_WAITING) * (2 * PARTS_BYTES + 16);
}

function close(): void {
  const at = place(closed);
  closed++;
  store<f64>(at, <f64>from);
  store<f64>(at, <f64>samples, 8);
  closeTally(0, at + 16);
  if (leads == 2) closeTally(1, at + 16 + PARTS_BYTES);
  from = samples;
}

/** A segment is judged when all its beats are known. */
function judgeWaiting(settled: f64): void {
  for (; judged < closed; judged++) {
    const at = place(judged);
    const to = load<f64>(at, 8);
    if (to > settled) return;
    if (knownCount == capacity) continue;
    const segment = known + <usize>knownCount * 24;
    knownCount++;
    store<f64>(segment, load<f64>(at));
    store<f64>(segment, to, 8);
    store<f64>(segment, judge(at + 16 + <usize>watchedLead() * PARTS_BYTES, load<f64>(at), to, rate), 16);
  }
}

/** How many segments wait to be taken. */
export function ecgSegmentCount(): i32 {
  return knownCount;
}

/** Where the waiting segments are stored; they count as taken from then on. */
export function ecgTakeSegments(): usize {
  knownCount = 0;
  return known;
}
