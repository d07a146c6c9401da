import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PcgStream } from '#wasm/pcg';
import type { PcgFilter, PcgGain } from '#wasm/pcg';
import { builds } from './builds';
import { noise } from './noise';

const FILTERS: PcgFilter[] = ['heart', 'lung', 'both'];
const GAINS: PcgGain[] = [1, 17, 20];

/** Signals that are hard for a limiter: squares, impulses, steps, bursts, noise, all far above full scale if asked. */
function hard(kind: number, size: number, seed: number): Float32Array {
  const random = noise(seed);
  const period = 2 + Math.floor(random() * 300);
  return Float32Array.from({ length: size }, (_, i) => {
    if (kind === 0) return i % period < period / 2 ? 1 : -1;
    if (kind === 1) return i % period === 0 ? (random() < 0.5 ? 1 : -1) : 0;
    if (kind === 2) return i < size / 2 ? 0 : 1;
    if (kind === 3) return Math.floor(i / period) % 3 === 0 ? Math.sin(i) : 0;
    if (kind === 4) return 2 * random() - 1;
    return (2 * random() - 1) * 10 ** (12 * random() - 2);
  });
}

describe.each(Object.entries(builds))('the %s build', (_, module) => {
  test('[PCG-1: limiter] whatever comes and whatever is switched, what is heard never leaves full scale', () => {
    const plan = fc.record({
      rate: fc.constantFrom(2000, 4000, 44_100, 48_000),
      kind: fc.integer({ min: 0, max: 5 }),
      seed: fc.integer({ min: 0, max: 1e9 }),
      block: fc.constantFrom(1, 7, 128, 512),
      switches: fc.array(fc.record({ filter: fc.constantFrom(...FILTERS), gain: fc.constantFrom(...GAINS) }), { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(plan, ({ rate, kind, seed, block, switches }) => {
        const samples = hard(kind, 6000, seed);
        const stream = PcgStream.open(module, { sampleRateHz: rate, ...switches[0]!, maxBlock: block });
        let turn = 0;
        for (let from = 0; from < samples.length; from += block) {
          if (from / 500 > turn) {
            const next = switches[turn++ % switches.length]!;
            stream.setFilter(next.filter);
            stream.setGain(next.gain);
          }
          const part = samples.subarray(from, from + block);
          stream.input().set(part);
          stream.process(part.length);
          if (
            !stream
              .output()
              .subarray(0, part.length)
              .every((heard) => Math.abs(heard) <= 1)
          )
            return false;
        }
        return true;
      }),
      { numRuns: 120 },
    );
  });
});

/** What one stream makes of samples in blocks of 128, with something done before a block. */
function heard(samples: Float32Array, rate: number, gain: PcgGain, before: (stream: PcgStream, from: number) => void = () => {}) {
  const stream = PcgStream.open(builds.lanes, { sampleRateHz: rate, filter: 'both', gain, maxBlock: 128 });
  const out = new Float32Array(samples.length);
  for (let from = 0; from < samples.length; from += 128) {
    before(stream, from);
    const part = samples.subarray(from, from + 128);
    stream.input().set(part);
    stream.process(part.length);
    out.set(stream.output().subarray(0, part.length), from);
  }
  return { out, late: stream.latencySamples };
}

test('[PCG-1: limiter] what stays within full scale passes as it is, amplified and late by the latency that is told', () => {
  const tone = Float32Array.from({ length: 16_000 }, (_, i) => 0.04 * Math.sin((2 * Math.PI * 100 * i) / 8000));
  const plain = heard(tone, 8000, 1);
  const loud = heard(tone, 8000, 20);
  expect(plain.late).toBe(40);
  for (let i = 0; i < tone.length; i++) expect(loud.out[i]).toBe(Math.fround(plain.out[i]! * 20));
});

test('[PCG-1: limiter] changing the amplification while it plays clicks nowhere and passes over nothing', () => {
  const tone = Float32Array.from({ length: 16_000 }, (_, i) => 0.04 * Math.sin((2 * Math.PI * 100 * i) / 8000));
  const { out } = heard(tone, 8000, 1, (stream, from) => {
    if (from % 2048 === 0) stream.setGain(GAINS[(from / 2048) % 3]!);
  });
  // The loudest tone moves 0.063 from one sample to the next; a sudden change would move 0.8.
  let most = 0;
  for (let i = 800; i < out.length; i++) most = Math.max(most, Math.abs(out[i]! - out[i - 1]!));
  expect(most).toBeLessThan(0.08);
  expect(out.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.81);
});

test('[PCG-1: limiter] after a loud moment the sound comes back within half a second', () => {
  const samples = Float32Array.from({ length: 16_000 }, (_, i) => (i < 800 ? 1 : 0.02) * Math.sin((2 * Math.PI * 200 * i) / 8000));
  const { out } = heard(samples, 8000, 20);
  const peak = (from: number, to: number) => out.subarray(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak(900, 1100)).toBeLessThan(0.3);
  expect(peak(4800, 5600)).toBeGreaterThan(0.38);
});
