import { expect, test } from 'vitest';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { analyseEcg } from '#wasm/ecg';
import { builds } from './builds';
import { referenceVariability } from './reference/heart-rate-variability';

const analyse = (ecg: ReturnType<typeof syntheticEcg>) =>
  analyseEcg(builds.scalar, { sampleRateHz: ecg.sampleRateHz, leads: [ecg.leads[0]!], mode: 'diagnostic', notchHz: 0 });
const intervals = ({ beats, sampleRateHz }: ReturnType<typeof syntheticEcg>) =>
  beats.slice(1).map(({ sample }, i) => ((sample - beats[i]!.sample) / sampleRateHz) * 1000);

test.each([
  [50, 0.02, 1000],
  [72, 0.05, 1000],
  [72, 0.05, 500],
  [130, 0.03, 1000],
])('[ECG-3] HRV at %i bpm, variability %f, %i samples a second, is that of the known beats', (heartRateBpm, rrVariability, sampleRateHz) => {
  const ecg = syntheticEcg({ sampleRateHz, seconds: 240, heartRateBpm, rrVariability });
  const { hrv, rrMs, heartRateBpm: found } = analyse(ecg);
  const known = intervals(ecg);
  const wanted = referenceVariability(
    known,
    known.map(() => true),
  );
  expect(rrMs.length).toBe(known.length);
  expect(found).toBeCloseTo(heartRateBpm, -0.5);
  expect(hrv!.intervals).toBe(wanted.intervals);
  expect(Math.abs(hrv!.meanHeartRateBpm - wanted.meanHeartRateBpm)).toBeLessThan(0.05);
  expect(Math.abs(hrv!.sdnnMs - wanted.sdnnMs)).toBeLessThan(1);
  expect(Math.abs(hrv!.rmssdMs - wanted.rmssdMs)).toBeLessThan(1.5);
  expect(Math.abs(hrv!.pnn50Percent - wanted.pnn50Percent)).toBeLessThan(2);
});

test('[ECG-3] the figures are those of the definitions, on the beats that were found', () => {
  const { hrv, rrMs, beats } = analyse(syntheticEcg({ sampleRateHz: 360, seconds: 300, rrVariability: 0.06, seed: 9, muscleNoiseMv: 0.05 }));
  expect(beats.every(({ confidence }) => confidence >= 0.5)).toBe(true);
  const list = Array.from(rrMs);
  const wanted = referenceVariability(
    list,
    list.map(() => true),
  );
  for (const key of ['meanHeartRateBpm', 'sdnnMs', 'rmssdMs', 'pnn50Percent', 'intervals'] as const) expect(hrv![key]).toBeCloseTo(wanted[key], 9);
});

test('[ECG-3] extrasystoles and their pauses leave HRV alone, and do not move the heart rate', () => {
  const ecg = syntheticEcg({ sampleRateHz: 500, seconds: 300, heartRateBpm: 66, rrVariability: 0.03, ectopicShare: 0.08, seed: 4 });
  const known = intervals(ecg);
  const normal = known.map((_, i) => ecg.beats[i]!.kind === 'normal' && ecg.beats[i + 1]!.kind === 'normal');
  expect(normal.filter((each) => !each).length).toBeGreaterThan(20);
  const wanted = referenceVariability(known, normal);
  const { hrv, heartRateBpm } = analyse(ecg);
  expect(hrv!.intervals).toBe(wanted.intervals);
  expect(Math.abs(hrv!.sdnnMs - wanted.sdnnMs)).toBeLessThan(1);
  expect(Math.abs(hrv!.rmssdMs - wanted.rmssdMs)).toBeLessThan(1.5);
  expect(Math.abs(heartRateBpm! - 66)).toBeLessThan(1);
});

test('[ECG-3] too few beats have no HRV, one beat has no rate', () => {
  const short = analyse(syntheticEcg({ sampleRateHz: 250, seconds: 6 }));
  expect(short.hrv).toBeNull();
  expect(short.heartRateBpm).toBeGreaterThan(60);
  expect(analyse(syntheticEcg({ sampleRateHz: 250, seconds: 1 })).heartRateBpm).toBeNull();
});
