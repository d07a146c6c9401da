/**
 * Where the ECG filters keep what they remember and their coefficients (f64).
 * States stand in pairs, lead I and lead II side by side, so that two lanes load them at once.
 */

/** Bytes from one state to the next. */
export const PAIR: usize = 16;

// Input: the last sample, the last difference.
export const X1: usize = 0 * PAIR;
export const D1: usize = 1 * PAIR;
// High-pass output.
export const H1: usize = 2 * PAIR;
export const H2: usize = 3 * PAIR;
// Low-pass, first and second part.
export const L1: usize = 4 * PAIR;
export const L2: usize = 5 * PAIR;
export const M1: usize = 6 * PAIR;
export const M2: usize = 7 * PAIR;
// Notch, upper and lower part.
export const N1: usize = 8 * PAIR;
export const N2: usize = 9 * PAIR;
export const O1: usize = 10 * PAIR;
export const O2: usize = 11 * PAIR;
export const STATES: i32 = 24;

// Coefficients: high-pass a1 a2, low-pass a1 a2 twice, notch b1 a1 a2 twice, gain.
export const HIGH: usize = 0;
export const LOW: usize = 16;
export const LOWER: usize = 32;
export const NOTCH: usize = 48;
export const GAIN: usize = 96;
export const COEFFICIENTS: i32 = 13;

/** y = (x + (past − a2·y2)) − a1·y1: what is known early is summed early, so that a sample waits for two sums a stage. */
// @ts-ignore: decorator
@inline
export function feed(x: f64, past: f64, a1: f64, a2: f64, y1: f64, y2: f64): f64 {
  return x + (past - a2 * y2) - a1 * y1;
}
