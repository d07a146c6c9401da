import { reserve } from '../memory';

/** Intervals in frames, counted by their length; none is longer than this. */
const LONGEST: i32 = 400;

/** The share of the intervals that is left out at either end. */
let leftOut: f64 = 0.25;

let counts: usize = 0;
let total: i32 = 0;

/** Sets the share that is left out at either end, before a recording opens. */
export function setLeftOut(share: f64): void {
  leftOut = share;
}

/** Takes the memory for the counts. */
export function openIntervals(): void {
  counts = reserve(<usize>(LONGEST + 1) << 2);
}

/** One interval from a sound to the next of its kind. */
export function addInterval(frames: i32): void {
  const at = counts + (<usize>min<i32>(frames, LONGEST) << 2);
  store<i32>(at, load<i32>(at) + 1);
  total++;
}

/** The mean of the middle of the intervals, usually their middle half: neither a missed beat nor an extra one moves it. 0 when there are none. */
export function typicalInterval(): f64 {
  const from = <f64>total * leftOut;
  const to = <f64>total * (1 - leftOut);
  let passed: f64 = 0;
  let sum: f64 = 0;
  for (let length = 0; length <= LONGEST; length++) {
    const next = passed + <f64>load<i32>(counts + (<usize>length << 2));
    sum += max<f64>(0, min<f64>(next, to) - max<f64>(passed, from)) * <f64>length;
    passed = next;
  }
  return total > 0 ? sum / (to - from) : 0;
}
