import { reserve } from '../memory';
import { firstSums, quietSums, secondSums } from './sound-emission';

/** The states of a heart cycle, in their order. */
export const S1: i32 = 0;
export const SYSTOLE: i32 = 1;
export const S2: i32 = 2;
export const DIASTOLE: i32 = 3;

/** How long S1 and S2 last (s): mean and deviation of Schmidt et al. 2010, as Springer et al. 2016 use them. */
const S1_SECONDS: f64 = 0.122;
const S2_SECONDS: f64 = 0.092;
const SOUND_DEVIATION: f64 = 0.022;
/** From beat to beat, systole varies by this part of itself, diastole by this part of the cycle. */
const SYSTOLE_VARIES: f64 = 0.1;
const DIASTOLE_VARIES: f64 = 0.07;
const LEAST_SYSTOLE: f64 = 0.02;
const LEAST_DIASTOLE: f64 = 0.04;
/** Durations further from their mean than this many deviations are not tried. */
const REACH: f64 = 3;
const LONGEST: i32 = 160;
const NEVER: f64 = -1e18;
const RATE: f64 = 100;

let best: usize = 0;
let back: usize = 0;
let odds: usize = 0;
let row: usize = 0;
let backRow: usize = 0;
let frames: i32 = 0;
/** The least and the greatest duration of every state (i32 pairs, frames). */
const limits: usize = memory.data(32);
let lastState: i32 = 0;
let lastFrom: i32 = 0;

/** Takes the memory for windows of so many frames. */
export function openStates(most: i32): void {
  row = <usize>(most + 1) << 3;
  backRow = <usize>(most + 1) << 1;
  best = reserve(row * 4);
  back = reserve(backRow * 4);
  odds = reserve(<usize>(LONGEST + 1) << 5);
}

/**
 * The likeliest cycle of states over the window, for one length of cycle and of systole (S1 to S2, seconds):
 * a hidden semi-Markov model (Schmidt 2010). Answers its log likelihood; durations count against their likeliest.
 */
export function decode(count: i32, cycle: f64, systole: f64, usual: f64): f64 {
  frames = count;
  duration(S1, S1_SECONDS, SOUND_DEVIATION);
  duration(SYSTOLE, max<f64>(LEAST_SYSTOLE, systole - S1_SECONDS), SYSTOLE_VARIES * usual);
  duration(S2, S2_SECONDS, SOUND_DEVIATION);
  duration(DIASTOLE, max<f64>(LEAST_DIASTOLE, cycle - systole - S2_SECONDS), DIASTOLE_VARIES * cycle);
  for (let j = 0; j < 4; j++) store<f64>(best + <usize>j * row, NEVER);
  for (let t = 1; t <= frames; t++) for (let j = 0; j < 4; j++) reach(j, t);
  // The last state may be cut by the window's end.
  let top = NEVER;
  for (let j = 0; j < 4; j++) {
    const sums = sumsOf(j);
    const end = at(sums, frames);
    for (let d = 1, most = min<i32>(longest(j), frames - 1); d <= most; d++) {
      const score = at(best + <usize>((j + 3) & 3) * row, frames - d) + end - at(sums, frames - d);
      if (score > top) {
        top = score;
        lastState = j;
        lastFrom = frames - d;
      }
    }
  }
  return top;
}

/** Writes the states of the last decoding, one byte a frame. */
export function traceTo(states: usize): void {
  let state = lastState;
  let end = frames;
  let from = lastFrom;
  while (true) {
    for (let t = from; t < end; t++) store<u8>(states + <usize>t, <u8>state);
    if (from <= 0) return;
    end = from;
    state = (state + 3) & 3;
    from = end - <i32>load<u16>(back + <usize>state * backRow + (<usize>end << 1));
  }
}

/** The best way to be in a state up to a frame, which is its last. */
function reach(state: i32, t: i32): void {
  const sums = sumsOf(state);
  const before = best + <usize>((state + 3) & 3) * row;
  const table = odds + <usize>state * (<usize>(LONGEST + 1) << 3);
  let top = NEVER;
  let chosen = 0;
  const end = at(sums, t);
  // The first state may have begun before the window.
  if (t <= longest(state)) {
    top = end;
    chosen = t;
  }
  for (let d = load<i32>(limits + (<usize>state << 3)), most = min<i32>(longest(state), t - 1); d <= most; d++) {
    const score = at(before, t - d) + at(table, d) + end - at(sums, t - d);
    if (score > top) {
      top = score;
      chosen = d;
    }
  }
  store<f64>(best + <usize>state * row + (<usize>t << 3), top);
  store<u16>(back + <usize>state * backRow + (<usize>t << 1), <u16>chosen);
}

function duration(state: i32, mean: f64, deviation: f64): void {
  const most = max<i32>(3, min<i32>(<i32>floor<f64>((mean + REACH * deviation) * RATE + 0.5), LONGEST));
  store<i32>(limits + (<usize>state << 3), max<i32>(1, min<i32>(most - 2, <i32>floor<f64>((mean - REACH * deviation) * RATE + 0.5))));
  store<i32>(limits + (<usize>state << 3), most, 4);
  const table = odds + <usize>state * (<usize>(LONGEST + 1) << 3);
  for (let d = 1; d <= most; d++) {
    const away = (<f64>d / RATE - mean) / deviation;
    store<f64>(table + (<usize>d << 3), -0.5 * away * away);
  }
}

function longest(state: i32): i32 {
  return load<i32>(limits + (<usize>state << 3), 4);
}

function sumsOf(state: i32): usize {
  return state == S1 ? firstSums() : state == S2 ? secondSums() : quietSums();
}

// @ts-ignore: decorator
@inline
function at(place: usize, index: i32): f64 {
  return load<f64>(place + (<usize>index << 3));
}
