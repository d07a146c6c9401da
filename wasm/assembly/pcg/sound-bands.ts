import { FLUSH_EVERY, flush } from '../filter/denormal';
import { BUTTERWORTH_2, highPass, lowPass, squareOf, warped } from '../filter/second-order';
import { reserve } from '../memory';

/** Frames of a second; each holds the power of every band around its middle. */
export const FRAMES_PER_SECOND: f64 = 100;
/** Half of the Hann window that a frame's power is read through. */
let halfWindowSeconds: f64 = 0.02;
/** Where the lowest band begins; the others keep their distance to it. */
const LOWEST_HZ: f64 = 25;
let lowestHz: f64 = LOWEST_HZ;
/** The bands of heart sounds: low and middle of S1 and S2, their upper part, and the whole for the drawn envelope. */
export const BANDS: i32 = 4;
export const WHOLE: i32 = 3;
const STATES: i32 = 6;
const BAND_BYTES: usize = 6 * 8 + 5 * 8;

let bands: usize = 0;
let rings: usize = 0;
let ringBytes: usize = 0;
let mask: i32 = 0;
let window: usize = 0;
let half: i32 = 0;
let perFrame: f64 = 0;
let rows: usize = 0;
let rowBytes: usize = 0;
let frames: i32 = 0;
let done: i32 = 0;
let seen: i32 = 0;

/** Sets half the window that power is read through (s), before a recording opens. */
export function setHalfWindow(seconds: f64): void {
  halfWindowSeconds = seconds;
}

/** Sets where the lowest band begins (Hz), before a recording opens. */
export function setLowest(hz: f64): void {
  lowestHz = hz;
}

/** Prepares the bands for a recording of `count` samples; answers its frames. */
export function openBands(rate: f64, count: i32): i32 {
  perFrame = rate / FRAMES_PER_SECOND;
  half = <i32>floor<f64>(halfWindowSeconds * rate + 0.5);
  frames = <i32>floor<f64>(<f64>count / perFrame);
  bands = reserve(<usize>BANDS * BAND_BYTES);
  const times = lowestHz / LOWEST_HZ;
  design(0, 25 * times, 50 * times, rate);
  design(1, 45 * times, 90 * times, rate);
  design(2, 80 * times, 160 * times, rate);
  design(WHOLE, 25, 400, rate);
  let ring = 1;
  while (ring < 2 * half + 2) ring <<= 1;
  mask = ring - 1;
  ringBytes = <usize>ring << 3;
  rings = reserve(<usize>BANDS * ringBytes);
  window = reserve(<usize>(2 * half + 1) << 3);
  let sum: f64 = 0;
  for (let i = -half; i <= half; i++) {
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * <f64>i) / <f64>(half + 1));
    store<f64>(window + (<usize>(i + half) << 3), weight);
    sum += weight;
  }
  for (let i = 0; i <= 2 * half; i++) {
    const at = window + (<usize>i << 3);
    store<f64>(at, load<f64>(at) / sum);
  }
  rowBytes = <usize>(frames + 1) << 3;
  rows = reserve(<usize>BANDS * rowBytes);
  return frames;
}

/** The power of a band, frame by frame (f64). */
export function bandRow(band: i32): usize {
  return rows + <usize>band * rowBytes;
}

/** The response (factor) of a band at a frequency. */
export function soundResponse(index: i32, hz: f64): f64 {
  if (bands == 0 || index < 0 || index >= BANDS) return 0;
  const place = band(index) + <usize>STATES * 8;
  const cosine = Math.cos((2 * Math.PI * hz) / (perFrame * FRAMES_PER_SECOND));
  const high = squareOf(-2, 1, cosine) / squareOf(load<f64>(place), load<f64>(place, 8), cosine);
  const low = squareOf(2, 1, cosine) / squareOf(load<f64>(place, 16), load<f64>(place, 24), cosine);
  return load<f64>(place, 32) * Math.sqrt(max<f64>(0, high * low));
}

/** Filters samples and writes the frames whose window they fill. */
export function pushBands(samples: usize, count: i32): void {
  if (seen == 0 && count > 0) {
    for (let b = 0; b < BANDS; b++) rest(b, <f64>load<f32>(samples));
  }
  let at = 0;
  while (at < count) {
    const stretch = min<i32>(count - at, min<i32>(due() + 1 - seen, FLUSH_EVERY - (seen & (FLUSH_EVERY - 1))));
    for (let b = 0; b < BANDS; b++) filterStretch(b, samples + (<usize>at << 2), stretch);
    at += stretch;
    seen += stretch;
    if ((seen & (FLUSH_EVERY - 1)) == 0) for (let b = 0; b < BANDS; b++) flush(band(b), STATES);
    while (done < frames && due() < seen) writeFrame();
  }
}

/** Writes the frames at the end, whose windows reach past it into silence. */
export function finishBands(): void {
  while (done < frames) {
    for (let b = 0; b < BANDS; b++) store<f64>(ringSlot(b, seen), 0);
    seen++;
    while (done < frames && due() < seen) writeFrame();
  }
}

/** The last sample of the next frame's window. */
function due(): i32 {
  return done < frames ? middle(done) + half : i32.MAX_VALUE - 1;
}

function middle(frame: i32): i32 {
  return <i32>floor<f64>((<f64>frame + 0.5) * perFrame + 0.5);
}

function writeFrame(): void {
  const first = middle(done) - half;
  for (let b = 0; b < BANDS; b++) {
    let sum: f64 = 0;
    for (let i = max<i32>(0, -first); i <= 2 * half; i++) sum += load<f64>(window + (<usize>i << 3)) * load<f64>(ringSlot(b, first + i));
    store<f64>(bandRow(b) + (<usize>done << 3), sum);
  }
  done++;
}

/** Second-order high-pass and low-pass in a row; the ring gets the square of what passes. */
function filterStretch(index: i32, samples: usize, count: i32): void {
  const place = band(index);
  let x1 = load<f64>(place);
  let x2 = load<f64>(place, 8);
  let u1 = load<f64>(place, 16);
  let u2 = load<f64>(place, 24);
  let y1 = load<f64>(place, 32);
  let y2 = load<f64>(place, 40);
  const a1 = load<f64>(place, 48);
  const a2 = load<f64>(place, 56);
  const c1 = load<f64>(place, 64);
  const c2 = load<f64>(place, 72);
  const gain = load<f64>(place, 80);
  for (let i = 0; i < count; i++) {
    const x = <f64>load<f32>(samples + (<usize>i << 2));
    const u = x + x2 - 2 * x1 - a2 * u2 - a1 * u1;
    const y = u + u2 + 2 * u1 - c2 * y2 - c1 * y1;
    x2 = x1;
    x1 = x;
    u2 = u1;
    u1 = u;
    y2 = y1;
    y1 = y;
    const heard = y * gain;
    store<f64>(ringSlot(index, seen + i), heard * heard);
  }
  store<f64>(place, x1);
  store<f64>(place, x2, 8);
  store<f64>(place, u1, 16);
  store<f64>(place, u2, 24);
  store<f64>(place, y1, 32);
  store<f64>(place, y2, 40);
}

function design(index: i32, low: f64, high: f64, rate: f64): void {
  const place = band(index) + <usize>STATES * 8;
  const gain = highPass(place, warped(low, rate), BUTTERWORTH_2);
  store<f64>(place, gain * lowPass(place + 16, warped(high, rate), BUTTERWORTH_2), 32);
}

/** Initialises the filters as if the first sample had been there forever, so that nothing rings. */
function rest(index: i32, value: f64): void {
  store<f64>(band(index), value);
  store<f64>(band(index), value, 8);
}

function band(index: i32): usize {
  return bands + <usize>index * BAND_BYTES;
}

// @ts-ignore: decorator
@inline
function ringSlot(index: i32, at: i32): usize {
  return rings + <usize>index * ringBytes + (<usize>(at & mask) << 3);
}
