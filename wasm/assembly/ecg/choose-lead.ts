import { reserve } from '../memory';
import { pushSlope, resetSlope, slopeCount, slopeDelay, steepness } from './slope';

/** Of two leads the one whose beats stand out more, by the first eight seconds: the level of beats over the mean steepness. */
let kept: usize = 0;
let length: i32 = 0;
let room: i32 = 0;
let second: i32 = 0;
let tops: usize = 0;

const SECONDS: i32 = 8;
/** The rank by which the level is read, as in candidates.ts: three eighths of the seconds are higher. */
const RANK: i32 = 3;

/** Allocates room for the first seconds of both leads. */
export function openChoice(samples: i32, rate: f64): void {
  room = samples;
  second = <i32>Math.floor(rate + 0.5);
  kept = reserve(<usize>samples << 4);
  tops = reserve((SECONDS + 1) * 8);
}

/** Keeps a sample of each lead; true when the seconds are full. */
export function keepForChoice(one: f64, two: f64): bool {
  store<f64>(kept + (<usize>length << 4), one);
  store<f64>(kept + (<usize>length << 4), two, 8);
  return ++length == room;
}

/** How many samples are kept. */
export function keptLength(): i32 {
  return length;
}

/** A kept sample of a lead. */
export function keptSample(lead: i32, index: i32): f64 {
  return load<f64>(kept + (<usize>index << 4) + (<usize>lead << 3));
}

/** The lead whose beats stand out more; the first where they are equal. */
export function betterLead(): i32 {
  const one = contrast(0);
  const two = contrast(1);
  resetSlope();
  return two > one ? 1 : 0;
}

function contrast(lead: i32): f64 {
  resetSlope();
  memory.fill(tops, 0, (SECONDS + 1) * 8);
  let sum: f64 = 0;
  for (let i = 0; i < length; i++) {
    pushSlope(keptSample(lead, i));
    const index = slopeCount() - 1 - slopeDelay();
    if (index < 0) continue;
    const height = steepness(index);
    const place = tops + ((<usize>min<i32>(SECONDS, index / second)) << 3);
    store<f64>(place, max<f64>(load<f64>(place), height));
    sum += height;
  }
  if (!(sum > 0)) return 0;
  const seconds = min<i32>(SECONDS, (length + second - 1) / second);
  const rank = (seconds * RANK) / SECONDS;
  for (let k = 0; k < seconds; k++) {
    const top = load<f64>(tops + (<usize>k << 3));
    let higher = 0;
    for (let j = 0; j < seconds; j++) if (load<f64>(tops + (<usize>j << 3)) > top || (load<f64>(tops + (<usize>j << 3)) == top && j < k)) higher++;
    if (higher == rank) return (top * <f64>length) / sum;
  }
  return 0;
}
