import { reserve } from '../memory';
import { slopeAt } from './slope';

/**
 * Shapes of the beats found so far, at most three (conducted, ventricular, another), each a course of the slope over ±80 ms
 * of length 1. How like one of them a candidate is tells a beat in noise from the noise.
 */

const SHAPES: i32 = 3;
const HALF_SECONDS: f64 = 0.08;
const STEP_SECONDS: f64 = 0.01;
const SHIFT_SECONDS: f64 = 0.03;
/** From this correlation on a beat belongs to a shape. */
const SAME: f64 = 0.8;
/** How fast a shape adapts to its beats: a tenth from each, more while it is new. */
const FOLLOWS: f64 = 0.15;
/** A shape is known after four beats; the likeness to a newer one counts less. */
const KNOWN: f64 = 4;
/** After this many beats without one of its own a shape may be replaced: it has lost what 20 beats earned it. */
const FORGOTTEN: f64 = 60;
const EARNED: f64 = 20;

let step: i32 = 1;
let half: i32 = 0;
let points: i32 = 0;
let shifts: i32 = 0;
let shapes: i32 = 0;
let bank: usize = 0;
let members: usize = 0;
let course: usize = 0;
let nearest: i32 = -1;
let nearestShift: i32 = 0;
let nearestCorrelation: f64 = -1;

/** Allocates room for the shapes. */
export function openLikeness(rate: f64): void {
  step = max<i32>(1, <i32>Math.floor(STEP_SECONDS * rate + 0.5));
  half = <i32>Math.floor((HALF_SECONDS * rate) / <f64>step + 0.5);
  points = 2 * half + 1;
  shifts = <i32>Math.floor((SHIFT_SECONDS * rate) / <f64>step + 0.5);
  bank = reserve(<usize>(SHAPES * points) << 3);
  // Of each shape: how many beats made it, and when the last one did.
  members = reserve(SHAPES * 16);
  course = reserve(<usize>points << 3);
}

function takeCourse(index: i32): void {
  let sum: f64 = 0;
  for (let k = 0; k < points; k++) {
    const value = slopeAt(index + (k - half) * step);
    store<f64>(course + (<usize>k << 3), value);
    sum += value;
  }
  const mean = sum / <f64>points;
  for (let k = 0; k < points; k++) {
    const place = course + (<usize>k << 3);
    store<f64>(place, load<f64>(place) - mean);
  }
  toLengthOne(course);
}

function toLengthOne(place: usize): void {
  let power: f64 = 0;
  for (let k = 0; k < points; k++) {
    const value = load<f64>(place + (<usize>k << 3));
    power += value * value;
  }
  const scale = power > 0 ? 1 / sqrt<f64>(power) : 0;
  for (let k = 0; k < points; k++) {
    const at = place + (<usize>k << 3);
    store<f64>(at, load<f64>(at) * scale);
  }
}

/** How like the shapes found so far: the greatest correlation, less for shapes that few beats made; 1 is equal. */
export function likeness(index: i32): f64 {
  nearest = -1;
  nearestCorrelation = -1;
  let best: f64 = -1;
  for (let shift = -shifts; shift <= shifts; shift++) {
    takeCourse(index + shift * step);
    for (let j = 0; j < shapes; j++) {
      const shape = bank + (<usize>(j * points) << 3);
      let correlation: f64 = 0;
      for (let k = 0; k < points; k++) correlation += load<f64>(course + (<usize>k << 3)) * load<f64>(shape + (<usize>k << 3));
      if (correlation > nearestCorrelation) {
        nearestCorrelation = correlation;
        nearest = j;
        nearestShift = shift;
      }
      const trust = min<f64>(1, 0.5 + (0.5 * load<f64>(members + (<usize>j << 4))) / KNOWN);
      best = max<f64>(best, correlation * trust);
    }
  }
  return best;
}

/** Learns from an accepted beat, given their number so far: its shape is updated, or is a new one. */
export function learnShape(index: i32, beats: f64): void {
  likeness(index);
  if (nearestCorrelation > SAME) {
    takeCourse(index + nearestShift * step);
    const member = members + (<usize>nearest << 4);
    const count = load<f64>(member);
    const part = max<f64>(FOLLOWS, 1 / (count + 1));
    const shape = bank + (<usize>(nearest * points) << 3);
    for (let k = 0; k < points; k++) {
      const place = shape + (<usize>k << 3);
      store<f64>(place, load<f64>(place) + part * (load<f64>(course + (<usize>k << 3)) - load<f64>(place)));
    }
    toLengthOne(shape);
    store<f64>(member, count + 1);
    store<f64>(member, beats, 8);
    return;
  }
  takeCourse(index);
  const slot = shapes < SHAPES ? shapes++ : leastEarned(beats);
  memory.copy(bank + (<usize>(slot * points) << 3), course, <usize>points << 3);
  store<f64>(members + (<usize>slot << 4), 1);
  store<f64>(members + (<usize>slot << 4), beats, 8);
}

function leastEarned(beats: f64): i32 {
  let least = 0;
  let worth: f64 = Infinity;
  for (let j = 0; j < SHAPES; j++) {
    const member = members + (<usize>j << 4);
    const earned = min<f64>(load<f64>(member), EARNED) - ((beats - load<f64>(member, 8)) * EARNED) / FORGOTTEN;
    if (earned >= worth) continue;
    worth = earned;
    least = j;
  }
  return least;
}
