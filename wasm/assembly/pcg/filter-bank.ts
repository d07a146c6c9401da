import { FLUSH_EVERY, flush } from '../filter/denormal';
import { BUTTERWORTH_4_A, BUTTERWORTH_4_B, highPass, lowPass, warped } from '../filter/second-order';
import { reserve } from '../memory';
import { fourthOrder, PART_BYTES, PART_STATES, restAt } from './fourth-order';

/** Above this share of the sampling rate a low-pass is left out: the recorder has already cut there. */
const HIGHEST_CORNER: f64 = 0.45;
/** Changing the band takes this long, so that nothing clicks. */
const FADE_SECONDS: f64 = 0.01;

const HIGH_20: i32 = 0;
const HIGH_100: i32 = 1;
const LOW_200: i32 = 2;
const LOW_1000: i32 = 3;
const LOW_1000_LUNG: i32 = 4;
const PARTS: i32 = 5;

let parts: usize = 0;
/** f64 rows of one stretch: input, after each high-pass, and the three bands. */
let rows: usize = 0;
const ROW: usize = <usize>FLUSH_EVERY * 8;
let cutsAt1000: bool = false;
let fade: i32 = 1;
let wanted: i32 = 0;
/** How far each band is faded in, 0 to `fade`. */
let heart: i32 = 0;
let lung: i32 = 0;
let both: i32 = 0;
let heartGain: f64 = 1;
let lungGain: f64 = 1;
let bothGain: f64 = 1;
let since: i32 = -1;

/** Prepares the three bands: 0 heart 20–200, 1 lung 100–1000, 2 both 20–1000 Hz; Butterworth, order 4 on either side. */
export function openBank(rate: f64, band: i32): void {
  parts = reserve(PARTS * PART_BYTES);
  rows = reserve(ROW * 6);
  cutsAt1000 = 1000 <= HIGHEST_CORNER * rate;
  const high20 = design(HIGH_20, 20, rate, false);
  const high100 = design(HIGH_100, 100, rate, false);
  heartGain = high20 * design(LOW_200, 200, rate, true);
  bothGain = high20 * (cutsAt1000 ? design(LOW_1000, 1000, rate, true) : 1);
  lungGain = high100 * (cutsAt1000 ? design(LOW_1000_LUNG, 1000, rate, true) : 1);
  fade = max<i32>(1, <i32>nearest<f64>(FADE_SECONDS * rate));
  wanted = band;
  heart = band == 0 ? fade : 0;
  lung = band == 1 ? fade : 0;
  both = band == 2 ? fade : 0;
}

/** Switches the band from the next sample on. All bands run always, so that the new one has settled; it fades in over 10 ms. */
export function setBank(band: i32): void {
  wanted = band;
}

/** Filters a block, f32 to f32; what is remembered does not depend on where blocks end. */
export function filterBank(input: usize, output: usize, count: i32): void {
  if (since < 0) {
    since = 0;
    const first = <f64>load<f32>(input);
    restAt(part(HIGH_20), first);
    restAt(part(HIGH_100), first);
  }
  let done = 0;
  while (done < count) {
    const stretch = min<i32>(FLUSH_EVERY - since, count - done);
    filterStretch(input + (<usize>done << 2), output + (<usize>done << 2), stretch);
    done += stretch;
    since += stretch;
    if (since == FLUSH_EVERY) {
      since = 0;
      for (let i = 0; i < PARTS; i++) flush(part(i), PART_STATES);
    }
  }
}

function filterStretch(input: usize, output: usize, count: i32): void {
  const from = rows;
  const above20 = rows + ROW;
  const above100 = rows + 2 * ROW;
  const heartRow = rows + 3 * ROW;
  const bothRow = cutsAt1000 ? rows + 4 * ROW : above20;
  const lungRow = cutsAt1000 ? rows + 5 * ROW : above100;
  for (let i = 0; i < count; i++) store<f64>(from + (<usize>i << 3), <f64>load<f32>(input + (<usize>i << 2)));
  fourthOrder(from, above20, count, part(HIGH_20), -2);
  fourthOrder(from, above100, count, part(HIGH_100), -2);
  fourthOrder(above20, heartRow, count, part(LOW_200), 2);
  if (cutsAt1000) {
    fourthOrder(above20, bothRow, count, part(LOW_1000), 2);
    fourthOrder(above100, lungRow, count, part(LOW_1000_LUNG), 2);
  }
  const step = 1 / <f64>fade;
  for (let i = 0; i < count; i++) {
    heart = towards(heart, wanted == 0);
    lung = towards(lung, wanted == 1);
    both = towards(both, wanted == 2);
    const at = <usize>i << 3;
    const h = load<f64>(heartRow + at) * heartGain * (<f64>heart * step);
    const l = load<f64>(lungRow + at) * lungGain * (<f64>lung * step);
    const b = load<f64>(bothRow + at) * bothGain * (<f64>both * step);
    store<f32>(output + (<usize>i << 2), <f32>(h + l + b));
  }
}

// @ts-ignore: decorator
@inline
function towards(weight: i32, up: bool): i32 {
  return up ? min<i32>(weight + 1, fade) : max<i32>(weight - 1, 0);
}

function part(index: i32): usize {
  return parts + <usize>index * PART_BYTES;
}

function design(index: i32, corner: f64, rate: f64, low: bool): f64 {
  const k = warped(corner, rate);
  const place = part(index) + <usize>PART_STATES * 8;
  if (low) return lowPass(place, k, BUTTERWORTH_4_A) * lowPass(place + 16, k, BUTTERWORTH_4_B);
  return highPass(place, k, BUTTERWORTH_4_A) * highPass(place + 16, k, BUTTERWORTH_4_B);
}
