import { reserve } from '../memory';

let size: i32 = 0;
/** Twiddle factors: cos and −sin of every fraction of a turn, as pairs of f64. */
let turns: usize = 0;

/** Prepares transforms of a power of two. */
export function openFft(points: i32): void {
  size = points;
  turns = reserve(<usize>(points >> 1) << 4);
  for (let i = 0; i < points >> 1; i++) {
    const angle = (2 * Math.PI * <f64>i) / <f64>points;
    store<f64>(turns + (<usize>i << 4), Math.cos(angle));
    store<f64>(turns + (<usize>i << 4), -Math.sin(angle), 8);
  }
}

/** The discrete Fourier transform in place: radix 2, f64, pairs of real and imaginary parts. */
export function fft(pairs: usize): void {
  reverse(pairs);
  for (let width = 2; width <= size; width <<= 1) {
    const half = width >> 1;
    const step = size / width;
    for (let start = 0; start < size; start += width) {
      for (let i = 0; i < half; i++) butterfly(pairs + (<usize>(start + i) << 4), <usize>half << 4, turns + (<usize>(i * step) << 4));
    }
  }
}

// @ts-ignore: decorator
@inline
function butterfly(low: usize, apart: usize, turn: usize): void {
  const high = low + apart;
  const cos = load<f64>(turn);
  const sin = load<f64>(turn, 8);
  const re = load<f64>(high) * cos - load<f64>(high, 8) * sin;
  const im = load<f64>(high) * sin + load<f64>(high, 8) * cos;
  const lowRe = load<f64>(low);
  const lowIm = load<f64>(low, 8);
  store<f64>(high, lowRe - re);
  store<f64>(high, lowIm - im, 8);
  store<f64>(low, lowRe + re);
  store<f64>(low, lowIm + im, 8);
}

function reverse(pairs: usize): void {
  for (let i = 0, j = 0; i < size; i++) {
    if (i < j) swap(pairs + (<usize>i << 4), pairs + (<usize>j << 4));
    let bit = size >> 1;
    for (; bit > 0 && j & bit; bit >>= 1) j ^= bit;
    j |= bit;
  }
}

function swap(a: usize, b: usize): void {
  const re = load<f64>(a);
  const im = load<f64>(a, 8);
  store<f64>(a, load<f64>(b));
  store<f64>(a, load<f64>(b, 8), 8);
  store<f64>(b, re);
  store<f64>(b, im, 8);
}
