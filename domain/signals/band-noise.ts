import type { seededRandom } from './random';

/** A source of random numbers that a seed repeats. */
export type SeededNoise = ReturnType<typeof seededRandom>;

/** Normal noise through a two-pole resonator: a band around its centre, of about unit power. */
export function bandNoise(noise: SeededNoise, sampleRateHz: number, centreHz: number, widthHz: number): () => number {
  const radius = Math.exp((-Math.PI * widthHz) / sampleRateHz);
  const turn = 2 * radius * Math.cos((2 * Math.PI * centreHz) / sampleRateHz);
  const square = radius * radius;
  // The variance of this recursion driven by unit noise, so that the band comes out at unit power.
  const power = (1 + square) / ((1 - square) * ((1 + square) ** 2 - turn * turn));
  const gain = 1 / Math.sqrt(power);
  let last = 0;
  let before = 0;
  return () => {
    const next = gain * noise.normal() + turn * last - square * before;
    before = last;
    last = next;
    return next;
  };
}
