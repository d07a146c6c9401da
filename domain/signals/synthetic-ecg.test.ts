import { expect, test } from 'vitest';
import { syntheticEcg } from './synthetic-ecg';

test('the same seed gives the same ECG, another seed another', () => {
  const options = { sampleRateHz: 250, seconds: 20, leads: 2, muscleNoiseMv: 0.02, mainsMv: 0.05, baselineWanderMv: 0.3 } as const;
  const first = syntheticEcg({ ...options, seed: 3 });
  expect(syntheticEcg({ ...options, seed: 3 })).toEqual(first);
  expect(syntheticEcg({ ...options, seed: 4 }).leads[0]).not.toEqual(first.leads[0]);
  expect(first.leads.map((lead) => lead.length)).toEqual([5000, 5000]);
});

test('each known beat lies on the top of its R wave, upside down too', () => {
  for (const amplitude of [1, -1]) {
    const { leads, beats } = syntheticEcg({ sampleRateHz: 500, seconds: 60, amplitude, ectopicShare: 0.1 });
    expect(beats.filter(({ kind }) => kind === 'ventricular').length).toBeGreaterThan(2);
    for (const { sample } of beats) {
      const near = Array.from(leads[0]!.subarray(sample - 25, sample + 26), (mv) => mv * amplitude);
      expect(Math.abs(near.indexOf(Math.max(...near)) - 25)).toBeLessThanOrEqual(3);
    }
  }
});

test('the heart beats as fast as asked, as variable as asked', () => {
  const { beats } = syntheticEcg({ sampleRateHz: 1000, seconds: 300, heartRateBpm: 75, rrVariability: 0.05 });
  const rr = beats.slice(1).map(({ sample }, i) => sample - beats[i]!.sample);
  const mean = rr.reduce((sum, each) => sum + each, 0) / rr.length;
  const deviation = Math.sqrt(rr.reduce((sum, each) => sum + (each - mean) ** 2, 0) / rr.length);
  expect(mean).toBeCloseTo(800, -1);
  expect(deviation / mean).toBeGreaterThan(0.03);
  expect(deviation / mean).toBeLessThan(0.07);
});
