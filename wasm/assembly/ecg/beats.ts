import { reserve } from '../memory';

/** Beats known and not yet taken: pairs of f64 (sample from the stream's start, confidence 0–1). */
export const BEATS_AT_ONCE: i32 = 4096;

let found: usize = 0;
let foundCount: i32 = 0;

/** Prepares the detector; `beatLead` 0 or 1, or -1 for the detector's own choice. */
export function openBeats(rate: f64, leads: i32, beatLead: i32, maxBlock: i32): void {
  found = reserve(<usize>BEATS_AT_ONCE * 16);
}

/** Takes a block of raw samples (f32, mV) of each lead; `second` is 0 when there is one lead. */
export function pushBeats(first: usize, second: usize, count: i32): void {}

/** The end of the stream: what is still undecided is decided. */
export function finishBeats(): void {}

/** How many beats wait to be taken. */
export function ecgBeatCount(): i32 {
  return foundCount;
}

/** Where the waiting beats lie; asking takes them. */
export function ecgTakeBeats(): usize {
  foundCount = 0;
  return found;
}
