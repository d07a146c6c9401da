/** What a function answers when it refuses; the loader gives each its name (wasm/signal-error.ts). */
export const EMPTY: i32 = -1;
export const NOT_A_NUMBER: i32 = -2;
export const WRONG_LENGTH: i32 = -3;
export const RATE_OUT_OF_RANGE: i32 = -4;
export const LEADS: i32 = -5;
export const CLOSED: i32 = -6;
export const CONSTANT: i32 = -7;
