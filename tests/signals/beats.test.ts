import { describe, expect, test } from 'vitest';
import type { SyntheticEcgOptions } from '#domain/signals/synthetic-ecg';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { builds } from './builds';
import { compareBeats, streamBeats } from './found-beats';

const seconds = 120;
const clean: [string, SyntheticEcgOptions][] = [
  ...[100, 128, 200, 250, 257.5, 360, 500, 1000, 2000].map((sampleRateHz): [string, SyntheticEcgOptions] => [`${sampleRateHz} Hz`, { sampleRateHz, seconds }]),
  ...[30, 45, 100, 150, 200, 220].map((heartRateBpm): [string, SyntheticEcgOptions] => [`${heartRateBpm} bpm`, { sampleRateHz: 250, seconds, heartRateBpm }]),
  ['upside down', { sampleRateHz: 360, seconds, amplitude: -1 }],
  ['a twentieth of the amplitude', { sampleRateHz: 360, seconds, amplitude: 0.05 }],
  ['five times the amplitude', { sampleRateHz: 360, seconds, amplitude: 5 }],
  ['0.3 mV of mains', { sampleRateHz: 500, seconds, mainsMv: 0.3 }],
  ['2 mV of wander', { sampleRateHz: 250, seconds, baselineWanderMv: 2 }],
  ['0.1 mV of muscle noise', { sampleRateHz: 360, seconds, muscleNoiseMv: 0.1 }],
  ['0.2 mV of muscle noise', { sampleRateHz: 360, seconds, muscleNoiseMv: 0.2 }],
  ['extrasystoles', { sampleRateHz: 360, seconds, ectopicShare: 0.2 }],
  ['bigeminy, upside down', { sampleRateHz: 250, seconds, ectopicShare: 0.5, amplitude: -1 }],
  ['fibrillation', { sampleRateHz: 250, seconds, rhythm: 'fibrillation', rrVariability: 0.2, heartRateBpm: 90 }],
];

test.each(clean)('[ECG-3] %s: every beat is found, nothing else is, each within 10 ms', (_, options) => {
  const ecg = syntheticEcg(options);
  const { beats } = streamBeats(builds.scalar, ecg.sampleRateHz, ecg.leads);
  // At 100 Hz a sample is 10 ms.
  expect(compareBeats(ecg, beats, 150)).toEqual({ missed: 0, wrong: 0, farthestMs: expect.any(Number) as number });
  expect(compareBeats(ecg, beats, 150).farthestMs).toBeLessThanOrEqual(10);
  for (const { confidence } of beats) expect(confidence >= 0 && confidence <= 1).toBe(true);
  expect(beats.reduce((sum, { confidence }) => sum + confidence, 0) / beats.length).toBeGreaterThan(0.8);
});

describe('what happens to a recording', () => {
  const options = { sampleRateHz: 360, seconds: 180 };
  const from = 60 * 360;
  const changed = (change: (samples: Float32Array) => void) => {
    const ecg = syntheticEcg(options);
    change(ecg.leads[0]!);
    return compareBeats(ecg, streamBeats(builds.scalar, 360, ecg.leads).beats, 150);
  };

  test('[ECG-3] beats that shrink to a third or grow tenfold are followed at once, to a tenth within four seconds', () => {
    const by = (factor: number) =>
      changed((samples) => {
        for (let i = from; i < samples.length; i++) samples[i]! *= factor;
      });
    expect(by(0.3)).toMatchObject({ missed: 0, wrong: 0 });
    expect(by(10).missed).toBe(0);
    // The leap itself, in the midst of a wave, may be taken for one.
    expect(by(10).wrong).toBeLessThanOrEqual(1);
    expect(by(0.1).missed).toBeLessThanOrEqual(4);
    expect(by(0.1).wrong).toBe(0);
  });

  test('[ECG-3] sparks of any size cost their own beat and no other', () => {
    const found = changed((samples) => {
      samples[from] = 1e6;
      samples[from + 3600] = -1e11;
    });
    expect(found.missed + found.wrong).toBeLessThanOrEqual(4);
  });

  test('[ECG-3] an electrode offset of 300 mV changes nothing', () => {
    expect(changed((samples) => samples.forEach((value, i) => (samples[i] = value + 300)))).toMatchObject({ missed: 0, wrong: 0 });
  });

  test('[ECG-3] beats of the learning time are there: the first of all too', () => {
    const ecg = syntheticEcg(options);
    const { beats } = streamBeats(builds.scalar, 360, ecg.leads);
    expect(Math.abs(beats[0]!.sample - ecg.beats[0]!.sample)).toBeLessThanOrEqual(2);
    const short = syntheticEcg({ sampleRateHz: 360, seconds: 3 });
    expect(compareBeats(short, streamBeats(builds.scalar, 360, short.leads).beats, 50)).toMatchObject({ missed: 0, wrong: 0 });
  });

  test('[ECG-3] a lead that lies open has no beats', () => {
    const quiet = (value: (i: number) => number) => streamBeats(builds.scalar, 250, [Float32Array.from({ length: 15_000 }, (_, i) => value(i))]).beats;
    expect(quiet(() => 0)).toEqual([]);
    expect(quiet(() => 1.5)).toEqual([]);
    expect(quiet((i) => ((i * 7919) % 3) * 0.002)).toEqual([]);
  });
});

test('[ECG-3] of two leads the one whose beats stand out is taken, unless it is named', () => {
  const ecg = syntheticEcg({ sampleRateHz: 250, seconds: 60, leads: 2 });
  const noisy = syntheticEcg({ sampleRateHz: 250, seconds: 60, leads: 2, muscleNoiseMv: 0.8, seed: 1 }).leads[0]!;
  const leads = [noisy, ecg.leads[1]!];
  expect(compareBeats(ecg, streamBeats(builds.scalar, 250, leads).beats, 50)).toMatchObject({ missed: 0, wrong: 0 });
  expect(compareBeats(ecg, streamBeats(builds.scalar, 250, leads.toReversed()).beats, 50)).toMatchObject({ missed: 0, wrong: 0 });
  expect(streamBeats(builds.scalar, 250, leads, [4096], 0)).toEqual(streamBeats(builds.scalar, 250, [noisy]));
});
