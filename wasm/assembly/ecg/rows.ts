/**
 * The rows of a stream: inputs I and II, then outputs I, II, III, aVR, aVL, aVF. They lie at fixed distances,
 * so that one address reaches all of them; the odd lines between keep them out of one another's cache sets.
 */

/** The most samples of a call. */
export const MOST: i32 = 4096;
/** Bytes from one row to the next. */
export const PITCH: usize = 4096 * 4 + 320;
export const ROWS: usize = 8;

export const IN_TWO: usize = PITCH;
export const OUT_ONE: usize = 2 * PITCH;
export const OUT_TWO: usize = 3 * PITCH;
export const OUT_THREE: usize = 4 * PITCH;
export const OUT_AVR: usize = 5 * PITCH;
export const OUT_AVL: usize = 6 * PITCH;
export const OUT_AVF: usize = 7 * PITCH;
