import { CLOSED, EMPTY, NOT_A_NUMBER, RATE_OUT_OF_RANGE, WRONG_LENGTH } from '../fault';
import { allFinite } from '../filter/finite';
import { reserve } from '../memory';
import { fft, openFft } from './fft';
import { GREATEST_SOUND_RATE, LEAST_SOUND_RATE } from './stream';

/** A window is about this long: 16 Hz wide, short enough to part S1 from S2. */
const WINDOW_SECONDS: f64 = 0.064;
/** What a stethoscope lets through ends here; the picture too. */
const HIGHEST_HZ: f64 = 1000;
const MOST_COLUMNS: i32 = 8192;
/** Nothing is drawn below this, dB of a full-scale tone. */
const LEAST_DB: f64 = -120;

let size: i32 = 0;
let bins: i32 = 0;
let columns: i32 = 0;
let input: usize = 0;
let window: usize = 0;
let work: usize = 0;
let powers: usize = 0;
let added: usize = 0;
let output: usize = 0;
let unit: f64 = 0;

/** Prepares a picture of so many columns; answers the samples of a window. */
export function spectrumOpen(rate: f64, count: i32): i32 {
  if (size != 0) return CLOSED;
  if (!(rate >= LEAST_SOUND_RATE && rate <= GREATEST_SOUND_RATE)) return RATE_OUT_OF_RANGE;
  if (count == 0) return EMPTY;
  if (count < 0 || count > MOST_COLUMNS) return WRONG_LENGTH;
  columns = count;
  size = 64;
  while (<f64>size < WINDOW_SECONDS * rate) size <<= 1;
  bins = <i32>floor<f64>((min<f64>(HIGHEST_HZ, rate / 2) * <f64>size) / rate);
  input = reserve(<usize>size << 2);
  window = reserve(<usize>size << 3);
  work = reserve(<usize>size << 4);
  powers = reserve(<usize>(columns * bins) << 3);
  added = reserve(<usize>columns << 2);
  output = reserve(<usize>(columns * bins) << 2);
  openFft(size);
  let sum: f64 = 0;
  for (let i = 0; i < size; i++) {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * <f64>i) / <f64>size);
    store<f64>(window + (<usize>i << 3), weight);
    sum += weight;
  }
  unit = 4 / (sum * sum);
  return size;
}

/** Bins of a column, from 0 Hz on, each rate / window wide. */
export function spectrumBins(): i32 {
  return bins;
}

/** Where a window's samples are written. */
export function spectrumInput(): usize {
  return input;
}

/** Adds the window in the input to a column; a column is the mean of its windows. */
export function spectrumAdd(column: i32): i32 {
  if (size == 0) return CLOSED;
  if (column < 0 || column >= columns) return WRONG_LENGTH;
  if (!allFinite(input, size)) return NOT_A_NUMBER;
  for (let i = 0; i < size; i++) {
    store<f64>(work + (<usize>i << 4), <f64>load<f32>(input + (<usize>i << 2)) * load<f64>(window + (<usize>i << 3)));
    store<f64>(work + (<usize>i << 4), 0, 8);
  }
  fft(work);
  const row = powers + (<usize>(column * bins) << 3);
  for (let k = 0; k < bins; k++) {
    const re = load<f64>(work + (<usize>k << 4));
    const im = load<f64>(work + (<usize>k << 4), 8);
    const at = row + (<usize>k << 3);
    store<f64>(at, load<f64>(at) + (re * re + im * im) * unit);
  }
  const count = added + (<usize>column << 2);
  store<i32>(count, load<i32>(count) + 1);
  return column;
}

/** Turns powers to dB of a full-scale tone; answers where they stand (f32, column by column). */
export function spectrumOutput(): usize {
  for (let c = 0; c < columns; c++) {
    const windows = max<i32>(1, load<i32>(added + (<usize>c << 2)));
    for (let k = 0; k < bins; k++) {
      const index = <usize>(c * bins + k);
      const power = load<f64>(powers + (index << 3)) / <f64>windows;
      store<f32>(output + (index << 2), <f32>(power > 0 ? max<f64>(LEAST_DB, 10 * Math.log10(power)) : LEAST_DB));
    }
  }
  return output;
}
