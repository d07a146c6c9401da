import { reserve } from '../memory';

/** Segments known and not yet taken: triples of f64 (from, to in samples, score 0–1). */
export const SEGMENTS_AT_ONCE: i32 = 1024;

let known: usize = 0;
let knownCount: i32 = 0;

/** Prepares the signal-quality figure. */
export function openQuality(rate: f64, leads: i32, beatLead: i32, maxBlock: i32): void {
  known = reserve(<usize>SEGMENTS_AT_ONCE * 24);
}

/** Takes a block of raw samples (f32, mV) of each lead; `second` is 0 when there is one lead. */
export function pushQuality(first: usize, second: usize, count: i32): void {}

/** The end of the stream: the last, shorter segment. */
export function finishQuality(): void {}

/** How many segments wait to be taken. */
export function ecgSegmentCount(): i32 {
  return knownCount;
}

/** Where the waiting segments lie; asking takes them. */
export function ecgTakeSegments(): usize {
  knownCount = 0;
  return known;
}
