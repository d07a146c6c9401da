import { rawAt } from './slope';

/**
 * Where a beat is marked: the greatest deflection, up or down, of the lightly smoothed signal from its mean of 150 ms,
 * within 70 ms of the steepest place, the nearer the better; so R where there is one, S or QS where that is the deflection.
 */

const REACH_SECONDS: f64 = 0.07;
const BASE_SECONDS: f64 = 0.15;
const SMOOTH_SECONDS: f64 = 0.01;
const FAR: f64 = 0.3;

let reach: i32 = 0;
let base: i32 = 0;
let smooth: i32 = 0;

export function openLocate(rate: f64): void {
  reach = <i32>Math.floor(REACH_SECONDS * rate + 0.5);
  base = (<i32>Math.floor(BASE_SECONDS * rate + 0.5)) >> 1;
  smooth = ((<i32>Math.floor(SMOOTH_SECONDS * rate + 0.5)) | 1) - 1;
}

/** How far a beat may be marked from its steepest place. */
export function locateReach(): i32 {
  return reach + 1;
}

/** The signal through a triangle, less the mean around it. */
function deflection(index: i32): f64 {
  let near: f64 = 0;
  for (let k = -smooth; k <= smooth; k++) near += rawAt(index + k) * <f64>(smooth + 1 - abs<i32>(k));
  let around: f64 = 0;
  for (let k = -base; k <= base; k++) around += rawAt(index + k);
  return near / <f64>((smooth + 1) * (smooth + 1)) - around / <f64>(2 * base + 1);
}

/** The place of the beat whose steepness has its top at `index`, between samples by a parabola. */
export function locate(index: i32): f64 {
  let best: f64 = -1;
  let place = index;
  for (let i = index - reach; i <= index + reach; i++) {
    const size = abs<f64>(deflection(i)) * (1 - FAR * (<f64>abs<i32>(i - index) / <f64>reach));
    if (size > best) {
      best = size;
      place = i;
    }
  }
  const before = deflection(place - 1);
  const here = deflection(place);
  const after = deflection(place + 1);
  const bend = before - 2 * here + after;
  const shift = bend == 0 ? 0 : (0.5 * (before - after)) / bend;
  return <f64>place + max<f64>(-0.5, min<f64>(0.5, shift));
}
