/** Beats and quality are looked for at 200 to 400 samples a second (at the recording's own rate below 200). */
const WORKING_RATE: f64 = 200;

/** How many samples of the recording are averaged into one. */
export function samplesTogether(rate: f64): i32 {
  return max<i32>(1, <i32>Math.floor(rate / WORKING_RATE));
}
