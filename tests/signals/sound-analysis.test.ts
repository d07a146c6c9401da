import { describe, expect, test } from 'vitest';
import { syntheticHeartSound } from '../../domain/signals/synthetic-pcg';
import { instantiate } from '#wasm/core';
import { analysePcg, spectrogram } from '#wasm/pcg';
import { SignalError } from '#wasm/signal-error';
import { builds } from './builds';
import { noise } from './noise';

const { samples, sampleRateHz } = syntheticHeartSound({ seed: 41, seconds: 12, noiseLevel: 0.01 });
const bits = (values: Float32Array | Float64Array) => Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');

/** Analyses in blocks of the sizes, in turn; `disturb` may send what is refused before each block. */
function inBlocks(module: WebAssembly.Module, sizes: number[], disturb: (core: ReturnType<typeof instantiate>) => void = () => {}) {
  const core = instantiate(module);
  const frames = core.soundOpen(sampleRateHz, samples.length);
  const bytes = core.memory.buffer.byteLength;
  for (let from = 0, turn = 0; from < samples.length; turn++) {
    const part = samples.subarray(from, from + sizes[turn % sizes.length]!);
    disturb(core);
    new Float32Array(core.memory.buffer, core.soundInput(), part.length).set(part);
    expect(core.soundPush(part.length)).toBe(part.length);
    from += part.length;
  }
  const count = core.soundFinish();
  expect(core.memory.buffer.byteLength).toBe(bytes);
  const events = bits(new Float64Array(core.memory.buffer, core.soundEvents(), count * 3));
  const envelope = bits(new Float32Array(core.memory.buffer, core.soundEnvelope(), frames));
  return { count, events, envelope, rate: core.soundHeartRate(), quality: core.soundQuality() };
}

const random = noise(42);
const SIZES: [string, number[]][] = [
  ...[1, 2, 3, 5, 127, 128, 129, 4096].map((size): [string, number[]] => [String(size), [size]]),
  ['chance', Array.from({ length: 499 }, () => 1 + Math.floor(random() * 3000))],
];

describe('one recording', () => {
  const whole = inBlocks(builds.lanes, [16_384]);

  test.each(SIZES)('[SIG-1] in blocks of %s has the same sounds, envelope, rate and quality, bit for bit, in both builds; its memory is fixed', (_, sizes) => {
    expect(whole.count).toBeGreaterThan(20);
    expect(inBlocks(builds.lanes, sizes)).toEqual(whole);
    expect(inBlocks(builds.scalar, sizes)).toEqual(whole);
  });

  test('[SIG-4] what is refused leaves the analysis as it was', () => {
    const disturbed = inBlocks(builds.lanes, [4096], (core) => {
      const input = new Float32Array(core.memory.buffer, core.soundInput(), 16_384).fill(1);
      for (const bad of [NaN, Infinity, -Infinity]) {
        input[77] = bad;
        expect(core.soundPush(100)).toBe(-2);
      }
      expect(core.soundPush(0)).toBe(-1);
      expect(core.soundPush(-1)).toBe(-3);
      expect(core.soundPush(16_385)).toBe(-3);
      expect(core.soundOpen(sampleRateHz, 1)).toBe(-6);
      expect(core.soundFinish()).toBe(-3);
    });
    expect(disturbed).toEqual(whole);
  });
});

test('[SIG-1] a spectrogram has the same bits in both builds', () => {
  const one = spectrogram(builds.lanes, { sampleRateHz, samples, columns: 100 });
  const other = spectrogram(builds.scalar, { sampleRateHz, samples, columns: 100 });
  expect(bits(one.db)).toBe(bits(other.db));
  expect(one).toMatchObject({ columns: 100, bins: other.bins, maxHz: other.maxHz });
});

const fault = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof SignalError) return error.fault;
    throw error;
  }
  return undefined;
};

describe.each(Object.entries(builds))('the %s build', (_, module) => {
  test.each([0, 1999, 48_001, NaN, Infinity, -4000])('[SIG-4] a recorded sound of %d samples a second is refused', (rate) => {
    expect(fault(() => analysePcg(module, { sampleRateHz: rate, samples }))).toBe('rate-out-of-range');
    expect(fault(() => spectrogram(module, { sampleRateHz: rate, samples, columns: 10 }))).toBe('rate-out-of-range');
  });

  test('[SIG-4] nothing, what is no number, more than an hour, and pictures of no or too many columns are refused', () => {
    expect(fault(() => analysePcg(module, { sampleRateHz, samples: new Float32Array(0) }))).toBe('empty');
    expect(fault(() => analysePcg(module, { sampleRateHz, samples: samples.with(20_000, NaN) }))).toBe('not-a-number');
    expect(fault(() => analysePcg(module, { sampleRateHz: 2000, samples: new Float32Array(7_200_001) }))).toBe('wrong-length');
    expect(fault(() => spectrogram(module, { sampleRateHz, samples: new Float32Array(0), columns: 10 }))).toBe('empty');
    expect(fault(() => spectrogram(module, { sampleRateHz, samples: samples.with(20_000, NaN), columns: 10 }))).toBe('not-a-number');
    expect(fault(() => spectrogram(module, { sampleRateHz, samples, columns: 0 }))).toBe('empty');
    for (const columns of [-1, 8193, 1.5, NaN]) expect(fault(() => spectrogram(module, { sampleRateHz, samples, columns }))).toBe('wrong-length');
  });
});
