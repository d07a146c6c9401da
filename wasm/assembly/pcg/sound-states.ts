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
/** From beat to beat at one tempo, systole varies by this part of itself, diastole by this part of the cycle. */
const SYSTOLE_VARIES: f64 = 0.06;
const DIASTOLE_VARIES: f64 = 0.07;
const LEAST_SYSTOLE: f64 = 0.02;
const LEAST_DIASTOLE: f64 = 0.04;
/** Durations further from their mean than so many deviations are not tried; the pause after an extrasystole may be twice as far. */
const REACH: f64 = 3;
const PAUSE_REACH: f64 = 6;
/** From so many deviations on a pause costs in proportion to its distance, not to the square. */
const PAUSE_FROM: f64 = 3;
const LONGEST: i32 = 160;
const NEVER: f64 = -1e18;
const RATE: f64 = 100;

/** Tempos that one decoding may move between. */
export const MOST_TEMPOS: i32 = 9;
/** At each S1 the tempo may move this many places up or down; a move costs this times the square of the places. */
const MOST_PLACES: i32 = 2;
const PLACE_COST: f64 = 4;

let best: usize = 0;
let back: usize = 0;
/** For each tempo the best way to be before an S1, and the tempo that it comes from. */
let entry: usize = 0;
let origin: usize = 0;
let odds: usize = 0;
let row: usize = 0;
let backRow: usize = 0;
let originRow: usize = 0;
let frames: i32 = 0;
let tempos: i32 = 0;
/** The least and the greatest duration of every state at every tempo (i32 pairs, frames). */
const limits: usize = memory.data(32 * 9);
let lastTempo: i32 = 0;
let lastState: i32 = 0;
let lastFrom: i32 = 0;

/** Takes the memory for windows of so many frames. */
export function openStates(most: i32): void {
  row = <usize>(most + 1) << 3;
  backRow = <usize>(most + 1) << 1;
  originRow = <usize>(most + 1);
  best = reserve(row * 4 * MOST_TEMPOS);
  back = reserve(backRow * 4 * MOST_TEMPOS);
  entry = reserve(row * MOST_TEMPOS);
  origin = reserve(originRow * MOST_TEMPOS);
  odds = reserve((<usize>(LONGEST + 1) << 5) * MOST_TEMPOS);
}

/** Sets a tempo (from 0): the cycle, its systole (S1 to S2) and the usual systole of such a cycle, in seconds. */
export function setTempo(tempo: i32, cycle: f64, systole: f64, usual: f64): void {
  duration(tempo, S1, S1_SECONDS, SOUND_DEVIATION);
  duration(tempo, SYSTOLE, max<f64>(LEAST_SYSTOLE, systole - S1_SECONDS), SYSTOLE_VARIES * usual);
  duration(tempo, S2, S2_SECONDS, SOUND_DEVIATION);
  duration(tempo, DIASTOLE, max<f64>(LEAST_DIASTOLE, cycle - systole - S2_SECONDS), DIASTOLE_VARIES * cycle);
}

/**
 * The likeliest cycle of states over the window, at the first `howMany` tempos that were set: a hidden semi-Markov model
 * (Schmidt 2010) whose tempo may move from beat to beat to a neighbouring one. Answers its log likelihood; durations and
 * moves count against their likeliest.
 */
export function decode(count: i32, howMany: i32): f64 {
  frames = count;
  tempos = howMany;
  for (let k = 0; k < tempos; k++) {
    for (let j = 0; j < 4; j++) store<f64>(bestRow(k, j), NEVER);
    store<f64>(entryRow(k), NEVER);
  }
  for (let t = 1; t <= frames; t++) {
    for (let k = 0; k < tempos; k++) for (let j = 0; j < 4; j++) reach(k, j, t);
    for (let k = 0; k < tempos; k++) enter(k, t);
  }
  // The last state may be cut by the window's end.
  let top = NEVER;
  for (let k = 0; k < tempos; k++) {
    for (let j = 0; j < 4; j++) {
      const sums = sumsOf(j);
      const end = at(sums, frames);
      const before = rowBefore(k, j);
      for (let d = 1, most = min<i32>(longest(k, j), frames - 1); d <= most; d++) {
        const score = at(before, frames - d) + end - at(sums, frames - d);
        if (score > top) {
          top = score;
          lastTempo = k;
          lastState = j;
          lastFrom = frames - d;
        }
      }
    }
  }
  return top;
}

/** Writes the states of the last decoding, one byte a frame. */
export function traceTo(states: usize): void {
  let tempo = lastTempo;
  let state = lastState;
  let end = frames;
  let from = lastFrom;
  while (true) {
    for (let t = from; t < end; t++) store<u8>(states + <usize>t, <u8>state);
    if (from <= 0) return;
    end = from;
    if (state == S1) tempo = <i32>load<u8>(origin + <usize>tempo * originRow + <usize>end);
    state = (state + 3) & 3;
    from = end - <i32>load<u16>(backOf(tempo, state) + (<usize>end << 1));
  }
}

/** The best way to be in a state up to a frame, which is its last. */
function reach(tempo: i32, state: i32, t: i32): void {
  const sums = sumsOf(state);
  const before = rowBefore(tempo, state);
  const table = tableOf(tempo, state);
  let top = NEVER;
  let chosen = 0;
  const end = at(sums, t);
  const most = longest(tempo, state);
  // The first state may have begun before the window.
  if (t <= most) {
    top = end;
    chosen = t;
  }
  for (let d = load<i32>(limitsOf(tempo, state)), last = min<i32>(most, t - 1); d <= last; d++) {
    const score = at(before, t - d) + at(table, d) + end - at(sums, t - d);
    if (score > top) {
      top = score;
      chosen = d;
    }
  }
  store<f64>(bestRow(tempo, state) + (<usize>t << 3), top);
  store<u16>(backOf(tempo, state) + (<usize>t << 1), <u16>chosen);
}

/** The best way to be before an S1 of this tempo: behind a diastole of its own or of a neighbour. */
function enter(tempo: i32, t: i32): void {
  let top = at(bestRow(tempo, DIASTOLE), t);
  let chosen = tempo;
  for (let k = max<i32>(0, tempo - MOST_PLACES), last = min<i32>(tempos - 1, tempo + MOST_PLACES); k <= last; k++) {
    const places = <f64>(k - tempo);
    const score = at(bestRow(k, DIASTOLE), t) - PLACE_COST * places * places;
    if (score > top) {
      top = score;
      chosen = k;
    }
  }
  store<f64>(entryRow(tempo) + (<usize>t << 3), top);
  store<u8>(origin + <usize>tempo * originRow + <usize>t, <u8>chosen);
}

function duration(tempo: i32, state: i32, mean: f64, deviation: f64): void {
  const far = state == DIASTOLE ? PAUSE_REACH : REACH;
  const most = max<i32>(3, min<i32>(<i32>floor<f64>((mean + far * deviation) * RATE + 0.5), LONGEST));
  const place = limitsOf(tempo, state);
  store<i32>(place, max<i32>(1, min<i32>(most - 2, <i32>floor<f64>((mean - REACH * deviation) * RATE + 0.5))));
  store<i32>(place, most, 4);
  const table = tableOf(tempo, state);
  for (let d = 1; d <= most; d++) {
    const away = (<f64>d / RATE - mean) / deviation;
    store<f64>(table + (<usize>d << 3), away > PAUSE_FROM ? PAUSE_FROM * (0.5 * PAUSE_FROM - away) : -0.5 * away * away);
  }
}

function longest(tempo: i32, state: i32): i32 {
  return load<i32>(limitsOf(tempo, state), 4);
}

/** The scores of what a state follows: the state before it, or for S1 the entries. */
function rowBefore(tempo: i32, state: i32): usize {
  return state == S1 ? entryRow(tempo) : bestRow(tempo, state - 1);
}

function bestRow(tempo: i32, state: i32): usize {
  return best + <usize>(tempo * 4 + state) * row;
}

function entryRow(tempo: i32): usize {
  return entry + <usize>tempo * row;
}

function backOf(tempo: i32, state: i32): usize {
  return back + <usize>(tempo * 4 + state) * backRow;
}

function limitsOf(tempo: i32, state: i32): usize {
  return limits + (<usize>(tempo * 4 + state) << 3);
}

function tableOf(tempo: i32, state: i32): usize {
  return odds + <usize>(tempo * 4 + state) * (<usize>(LONGEST + 1) << 3);
}

function sumsOf(state: i32): usize {
  return state == S1 ? firstSums() : state == S2 ? secondSums() : quietSums();
}

// @ts-ignore: decorator
@inline
function at(place: usize, index: i32): f64 {
  return load<f64>(place + (<usize>index << 3));
}
