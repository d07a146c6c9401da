import { add, divide, multiply, root, scale } from './complex';
import type { Complex } from './complex';

/** A digital filter by its zeros and poles and its gain, made from an analog prototype by the bilinear transform. */
export type ZerosPoles = { zeros: Complex[]; poles: Complex[]; gain: number };

const ONE: Complex = { re: 1, im: 0 };

/** Butterworth's poles of an order, corner 1 rad/s. */
export function butterworthPoles(order: number): Complex[] {
  return Array.from({ length: order }, (_, k) => {
    const angle = (Math.PI * (2 * k + order + 1)) / (2 * order);
    return { re: Math.cos(angle), im: Math.sin(angle) };
  });
}

/** A Butterworth low-pass or high-pass with −3 dB at the corner. */
export function butterworth(kind: 'low' | 'high', order: number, corner: number, rate: number): ZerosPoles {
  const k = Math.tan((Math.PI * corner) / rate);
  const poles = butterworthPoles(order).map((pole) => toDigital(kind === 'low' ? scale(pole, k) : divide({ re: k, im: 0 }, pole)));
  const zeros = poles.map(() => ({ re: kind === 'low' ? -1 : 1, im: 0 }));
  return withGain({ zeros, poles, gain: 1 }, kind === 'low' ? 1 : -1);
}

/** The inverse Chebyshev band-stop of order 4 that holds `decibels` from `from` to `to` Hz. */
export function bandStop(decibels: number, from: number, to: number, rate: number): ZerosPoles {
  const low = Math.tan((Math.PI * from) / rate);
  const high = Math.tan((Math.PI * to) / rate);
  const a = Math.acosh(10 ** (decibels / 20)) / 2;
  const angle = Math.PI / 4;
  const ellipse: Complex = { re: -Math.sinh(a) * Math.sin(angle), im: Math.cosh(a) * Math.cos(angle) };
  const prototypePole = divide(ONE, ellipse);
  const both = (p: Complex): Complex[] => {
    // s² − (width/p)·s + low·high = 0
    const half = scale(divide({ re: high - low, im: 0 }, p), 0.5);
    const inside = root(add(multiply(half, half), { re: -low * high, im: 0 }));
    return [add(half, inside), add(half, scale(inside, -1))];
  };
  const conjugates = (list: Complex[]) => list.flatMap((c) => [c, { re: c.re, im: -c.im }]);
  const zeros = conjugates(both({ re: 0, im: 1 / Math.cos(angle) })).map(toDigital);
  return withGain({ zeros, poles: conjugates(both(prototypePole)).map(toDigital), gain: 1 }, 1);
}

/** Two equal real poles whose power at the corner is half; found by halving. */
export function twoPoles(corner: number, rate: number): ZerosPoles {
  const at = (pole: number): number => {
    const filter = withGain({ zeros: [], poles: [{ re: pole, im: 0 }, { re: pole, im: 0 }], gain: 1 }, 1); // prettier-ignore
    return magnitude(filter, corner, rate);
  };
  let low = 0;
  let high = 0.999999;
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (at(middle) > Math.SQRT1_2) low = middle;
    else high = middle;
  }
  const pole = { re: (low + high) / 2, im: 0 };
  return withGain({ zeros: [], poles: [pole, pole], gain: 1 }, 1);
}

/** |H| at a frequency. */
export function magnitude({ zeros, poles, gain }: ZerosPoles, frequency: number, rate: number): number {
  const angle = (2 * Math.PI * frequency) / rate;
  const distance = (c: Complex) => Math.hypot(Math.cos(angle) - c.re, Math.sin(angle) - c.im);
  return (Math.abs(gain) * zeros.reduce((product, zero) => product * distance(zero), 1)) / poles.reduce((product, pole) => product * distance(pole), 1);
}

function toDigital(s: Complex): Complex {
  return divide(add(ONE, s), add(ONE, scale(s, -1)));
}

/** Gain 1 at z = 1 (DC) or z = −1 (half the rate). */
function withGain(filter: ZerosPoles, z: 1 | -1): ZerosPoles {
  const difference = (c: Complex): Complex => ({ re: z - c.re, im: -c.im });
  const value = divide(filter.zeros.map(difference).reduce(multiply, ONE), filter.poles.map(difference).reduce(multiply, ONE));
  return { ...filter, gain: 1 / value.re };
}
