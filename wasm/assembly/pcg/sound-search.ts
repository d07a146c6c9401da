import { level, readWindow } from './sound-emission';
import { decode, MOST_TEMPOS, S1, S2, setTempo, traceTo } from './sound-states';

/** Cycles that are tried: 200 down to 38 beats a minute, each 6 % longer than the one before. */
const SHORTEST_CYCLE: f64 = 0.3;
const LONGEST_CYCLE: f64 = 1.6;
const CYCLE_STEP: f64 = 1.06;
const CYCLES: i32 = 29;
/** S1 to S2 lasts 0.31·√cycle (Bazett's root), give or take 15 %; the best cycles are tried with both ends of it. */
let systoleRoot: f64 = 0.31;
const SYSTOLE_SPREAD: f64 = 0.15;
const FINE: i32 = 6;
/** The least time between the end of systole and the next S1: S2 and a rest. */
const LEAST_REST: f64 = 0.12;
const NEVER: f64 = -1e18;

/** The score of every cycle (f64), and the first window's as they were, for showing: cycle in seconds and score. */
const scores: usize = memory.data(8 * 29);
const shown: usize = memory.data(16 * 29);
let isShown: bool = false;
let shownCycle: f64 = 0;
let shownPart: f64 = 1;
let bestScore: f64 = 0;
let bestCycle: f64 = 0;
let bestPart: f64 = 1;

/** Sets how long systole is for a cycle of one second (s), before a recording opens. */
export function setSystoleRoot(seconds: f64): void {
  systoleRoot = seconds;
}

/** Cycles that were tried in the first window, with their scores: pairs of f64, 29 of them; a score below −10¹⁷ means that the heart would have no rest. */
export function soundCycles(): usize {
  return shown;
}

/** The cycle (s) that stood in the first window; 0 when none was tried. */
export function soundCycle(): f64 {
  return shownCycle;
}

/** The systole (s) of that cycle. */
export function soundSystole(): f64 {
  return systoleRoot * Math.sqrt(shownCycle) * shownPart;
}

/** Segments a window of the bands and writes its states; answers how far the sounds stand above the silence, in deviations. */
export function segment(from: i32, frames: i32, states: usize): f64 {
  readWindow(from, frames);
  bestScore = NEVER;
  bestCycle = 1;
  bestPart = 1;
  let cycle = SHORTEST_CYCLE;
  for (let k = 0; k < CYCLES; k++, cycle *= CYCLE_STEP) {
    const score = attempt(frames, cycle, 1);
    store<f64>(scores + (<usize>k << 3), score);
    if (isShown) continue;
    store<f64>(shown + (<usize>k << 4), cycle);
    store<f64>(shown + (<usize>k << 4), score, 8);
  }
  for (let i = 0; i < FINE; i++) {
    const k = takeBest();
    if (k < 0) break;
    cycle = SHORTEST_CYCLE;
    for (let j = 0; j < k; j++) cycle *= CYCLE_STEP;
    attempt(frames, cycle, 1 - SYSTOLE_SPREAD);
    attempt(frames, cycle, 1 + SYSTOLE_SPREAD);
  }
  if (!isShown) {
    isShown = true;
    shownCycle = bestCycle;
    shownPart = bestPart;
  }
  follow(frames);
  traceTo(states);
  return contrast(frames, states);
}

/** Decodes with one cycle and one part of the usual systole, and keeps it when it is the best so far. */
function attempt(frames: i32, cycle: f64, part: f64): f64 {
  if (!prepare(0, cycle, part)) return NEVER;
  const away = Math.log(part) / SYSTOLE_SPREAD;
  const score = decode(frames, 1) - away * away;
  if (score > bestScore) {
    bestScore = score;
    bestCycle = cycle;
    bestPart = part;
  }
  return score;
}

/** Decodes once more around the best cycle, with tempos that the heart may change between, as breath, effort and rest do. */
function follow(frames: i32): void {
  let tempos = 0;
  let cycle = bestCycle * Math.pow(CYCLE_STEP, <f64>(-MOST_TEMPOS / 2));
  for (let k = 0; k < MOST_TEMPOS; k++, cycle *= CYCLE_STEP) if (prepare(tempos, cycle, bestPart)) tempos++;
  decode(frames, tempos);
}

/** Sets a tempo by its cycle and the part of the usual systole; false where the heart has no rest between. */
function prepare(tempo: i32, cycle: f64, part: f64): bool {
  const usual = systoleRoot * Math.sqrt(cycle);
  if (cycle - usual * part < LEAST_REST || cycle > LONGEST_CYCLE) return false;
  setTempo(tempo, cycle, usual * part, usual);
  return true;
}

/** The best of the scores that are left, which is taken away; −1 when none is. */
function takeBest(): i32 {
  let top = NEVER;
  let found = -1;
  for (let k = 0; k < CYCLES; k++) {
    const score = load<f64>(scores + (<usize>k << 3));
    if (score > top) {
      top = score;
      found = k;
    }
  }
  if (found >= 0) store<f64>(scores + (<usize>found << 3), NEVER);
  return found;
}

function contrast(frames: i32, states: usize): f64 {
  let loud: f64 = 0;
  let soft: f64 = 0;
  let sounds = 0;
  for (let t = 0; t < frames; t++) {
    const state = <i32>load<u8>(states + <usize>t);
    if (state == S1 || state == S2) {
      loud += level(t);
      sounds++;
    } else {
      soft += level(t);
    }
  }
  if (sounds == 0 || sounds == frames) return 0;
  return loud / <f64>sounds - soft / <f64>(frames - sounds);
}
