import { CLOSED, WRONG_LENGTH } from '../fault';
import { reserve } from '../memory';

/** What the beat detector saw on its way: how steep the signal was, and each candidate with what decided it. Kept only where it was asked for. */
const CANDIDATE_BYTES: usize = 40;
/** No two candidates are nearer than 100 ms. */
const MOST_A_SECOND: f64 = 10;
const MOST_VALUES: i32 = 1 << 22;

let levels: usize = 0;
let levelCount: i32 = 0;
let levelRoom: i32 = 0;
let candidates: usize = 0;
let candidateCount: i32 = 0;
let candidateRoom: i32 = 0;

/** Takes the memory for so many values of the steepness at a working rate. */
export function openTrace(values: i32, rate: f64): i32 {
  if (levels != 0) return CLOSED;
  if (values < 1 || values > MOST_VALUES) return WRONG_LENGTH;
  levelRoom = values;
  candidateRoom = <i32>Math.ceil((<f64>values / rate) * MOST_A_SECOND) + 8;
  levels = reserve(<usize>values << 2);
  candidates = reserve(<usize>candidateRoom * CANDIDATE_BYTES);
  return 0;
}

/** Keeps the steepness at the next place. */
export function traceLevel(level: f64): void {
  if (levelCount >= levelRoom) return;
  store<f32>(levels + (<usize>levelCount << 2), <f32>level);
  levelCount++;
}

/** Keeps a decided candidate: place, height, threshold, evidence in bits, whether it is a beat. */
export function traceCandidate(place: f64, height: f64, threshold: f64, bits: f64, isBeat: bool): void {
  if (candidateCount >= candidateRoom) return;
  const at = candidates + <usize>candidateCount * CANDIDATE_BYTES;
  candidateCount++;
  store<f64>(at, place);
  store<f64>(at, height, 8);
  store<f64>(at, threshold, 16);
  store<f64>(at, bits, 24);
  store<f64>(at, isBeat ? 1 : 0, 32);
}

/** The steepness (f32, mV per 20 ms), one value for each working sample. */
export function ecgTraceLevels(): usize {
  return levels;
}
export function ecgTraceLevelCount(): i32 {
  return levelCount;
}

/** The candidates, five f64 each. */
export function ecgTraceCandidates(): usize {
  return candidates;
}
export function ecgTraceCandidateCount(): i32 {
  return candidateCount;
}
