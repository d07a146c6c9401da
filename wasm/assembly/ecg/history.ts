import { reserve } from '../memory';

/** The last eight of a figure, and their median: one wild value does not move it. */
export const HISTORY: i32 = 8;
const BYTES: usize = (HISTORY + 1) * 8;

/** Allocates one history: eight figures and how many have come. */
export function openHistory(): usize {
  if (scratch == 0) scratch = reserve(BYTES);
  return reserve(BYTES);
}

let scratch: usize = 0;

export function remember(history: usize, figure: f64): void {
  const count = load<i32>(history, HISTORY * 8);
  store<f64>(history + (<usize>(count % HISTORY) << 3), figure);
  store<i32>(history, count + 1, HISTORY * 8);
}

/** How many figures there are, at most eight. */
export function historyLength(history: usize): i32 {
  return min<i32>(HISTORY, load<i32>(history, HISTORY * 8));
}

export function median(history: usize): f64 {
  return medianAround(history, 0, false);
}

/** The median distance of the figures from `centre`. */
export function medianDistance(history: usize, centre: f64): f64 {
  return medianAround(history, centre, true);
}

function medianAround(history: usize, centre: f64, distance: bool): f64 {
  const count = historyLength(history);
  for (let i = 0; i < count; i++) {
    let value = load<f64>(history + (<usize>i << 3)) - centre;
    if (distance) value = abs<f64>(value);
    let j = i;
    for (; j > 0 && load<f64>(scratch + (<usize>(j - 1) << 3)) > value; j--)
      store<f64>(scratch + (<usize>j << 3), load<f64>(scratch + (<usize>(j - 1) << 3)));
    store<f64>(scratch + (<usize>j << 3), value);
  }
  const middle = scratch + (<usize>(count >> 1) << 3);
  return (count & 1) == 1 ? load<f64>(middle) : 0.5 * (load<f64>(middle - 8) + load<f64>(middle));
}
