import { expect, test } from 'vitest';
import { syntheticLungSound } from '../../domain/signals/synthetic-breath';
import { syntheticHeartSound } from '../../domain/signals/synthetic-pcg';
import { analysePcg, PcgStream, spectrogram } from '#wasm/pcg';
import type { PcgFilter, PcgGain } from '#wasm/pcg';
import { builds } from './builds';
import { referenceDb, referenceEnvelope, referenceHeard } from './reference/sound-reference';

const BANDS: Record<PcgFilter, [number, number]> = { heart: [20, 200], lung: [100, 1000], both: [20, 1000] };

test.each([2000, 4000, 11_025, 48_000])('[SIG-3] [PCG-2: envelope] the envelope at %i samples a second is that of the reference', (sampleRateHz) => {
  const { samples } = syntheticHeartSound({ seed: 31, seconds: 3, sampleRateHz });
  const { envelope, envelopeRateHz } = analysePcg(builds.lanes, { sampleRateHz, samples });
  const reference = referenceEnvelope(samples, sampleRateHz);
  expect(envelopeRateHz).toBe(100);
  expect(envelope.length).toBe(reference.length);
  reference.forEach((value, i) => expect(Math.abs(envelope[i]! - value)).toBeLessThan(1e-7 + 1e-6 * value));
});

test.each([
  [4000, 256],
  [8000, 512],
  [44_100, 4096],
])('[SIG-3] [PCG-2: spectrogram] a column at %i samples a second is the transform of its window of %i', (sampleRateHz, size) => {
  const { samples } = syntheticLungSound({ seed: 32, seconds: (8 * size) / sampleRateHz, sampleRateHz, wheeze: { pitchHz: 400, level: 0.5 } });
  // Sixteen columns of half a window: each holds one window.
  const picture = spectrogram(builds.lanes, { sampleRateHz, samples, columns: 16 });
  expect(picture.maxHz).toBeLessThanOrEqual(1000);
  expect(picture.maxHz).toBeGreaterThan(950);
  for (const column of [3, 8]) {
    const from = Math.floor((column + 0.5) * (size / 2)) - size / 2;
    const window = samples.slice(from, from + size);
    for (let bin = 0; bin < picture.bins; bin += 3) {
      expect(Math.abs(picture.db[column * picture.bins + bin]! - referenceDb(window, bin))).toBeLessThan(0.001);
    }
  }
});

test('[PCG-2: spectrogram] a full-scale tone reads 0 dB in its own bin, silence −120 dB; a long recording fills its columns with means', () => {
  const tone = Float32Array.from({ length: 4000 }, (_, i) => Math.sin((2 * Math.PI * 250 * i) / 4000));
  const { db, bins, maxHz } = spectrogram(builds.lanes, { sampleRateHz: 4000, samples: tone, columns: 4 });
  const column = db.subarray(bins, 2 * bins);
  const loudest = column.indexOf(Math.max(...column));
  expect((loudest * maxHz) / bins).toBe(250);
  expect(column[loudest]).toBeCloseTo(0, 3);
  expect(spectrogram(builds.lanes, { sampleRateHz: 4000, samples: new Float32Array(999), columns: 3 }).db.every((value) => value === -120)).toBe(true);
});

test.each([
  ['heart', 1, 4000],
  ['heart', 17, 4000],
  ['lung', 20, 8000],
  ['both', 17, 2000],
  ['both', 20, 44_100],
] as [PcgFilter, PcgGain, number][])('[SIG-3] [PCG-1] %s at %ix and %i samples a second is heard as the reference hears it', (filter, gain, rate) => {
  const { samples } = syntheticHeartSound({ seed: 33, seconds: 1.5, sampleRateHz: rate, s1Level: 0.3 });
  const stream = PcgStream.open(builds.lanes, { sampleRateHz: rate, filter, gain, maxBlock: samples.length });
  stream.input().set(samples);
  stream.process(samples.length);
  const reference = referenceHeard(samples, rate, BANDS[filter], gain);
  expect(stream.latencySamples).toBe(Math.round(rate * 0.005));
  let worst = 0;
  stream.output().forEach((heard, i) => (worst = Math.max(worst, Math.abs(heard - reference[i]!))));
  expect(worst).toBeLessThan(3e-5);
});
