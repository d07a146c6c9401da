import { reserve } from '../memory';

/** A recording of any length passes through this many samples of memory. */
export const WINDOW: i32 = 16384;

let place: usize = 0;

/** Where the next samples of the recording are written. */
export function decimateWindow(): usize {
  if (place == 0) place = reserve(<usize>WINDOW << 2);
  return place;
}
