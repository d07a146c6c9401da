import type { Complex } from './complex';
import type { ZerosPoles } from './zeros-poles';

/** Filters a signal from rest, zero and pole pairs as second-order sections in transposed direct form II, all f64. */
export function runFilter({ zeros, poles, gain }: ZerosPoles, input: Float64Array): Float64Array {
  const numerators = polynomials(zeros);
  const denominators = polynomials(poles);
  let signal = input.map((sample) => sample * gain);
  for (let section = 0; section < Math.max(numerators.length, denominators.length); section++) {
    const [b1, b2] = numerators[section] ?? [0, 0];
    const [a1, a2] = denominators[section] ?? [0, 0];
    let first = 0;
    let second = 0;
    signal = signal.map((x) => {
      const y = x + first;
      first = b1 * x - a1 * y + second;
      second = b2 * x - a2 * y;
      return y;
    });
  }
  return signal;
}

/** Real coefficients of 1 + c1·z⁻¹ + c2·z⁻², a pair of conjugates or of real roots each; a single root stays alone. */
function polynomials(roots: Complex[]): [number, number][] {
  const upper = roots.filter(({ im }) => im > 1e-12).sort((a, b) => a.im - b.im);
  const real = roots.filter(({ im }) => Math.abs(im) <= 1e-12).map(({ re }) => re);
  const pairs: [number, number][] = upper.map(({ re, im }) => [-2 * re, re * re + im * im]);
  for (let i = 0; i < real.length; i += 2) {
    const [a, b = 0] = [real[i]!, real[i + 1]];
    pairs.push([-(a + b), a * b]);
  }
  return pairs;
}
