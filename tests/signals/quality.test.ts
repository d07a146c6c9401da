import { expect, test } from 'vitest';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { builds } from './builds';
import { streamBeats } from './found-beats';
import { noise } from './noise';

const sampleRateHz = 250;
const seconds = 60;
/** The levels of six segments, of which the third and fourth are disturbed. */
function levels(disturb?: (samples: Float32Array, i: number) => void, options = {}) {
  const { leads } = syntheticEcg({ sampleRateHz, seconds, muscleNoiseMv: 0.01, ...options });
  if (disturb) for (let i = 20 * sampleRateHz; i < 40 * sampleRateHz; i++) disturb(leads[0]!, i);
  return streamBeats(builds.scalar, sampleRateHz, leads).quality;
}
const random = noise(7);

test('[ECG-3] segments of ten seconds cover the recording, the last one is its rest', () => {
  const { leads } = syntheticEcg({ sampleRateHz, seconds: 34.2 });
  const { quality } = streamBeats(builds.scalar, sampleRateHz, leads);
  expect(quality.map(({ from, to }) => [from, to])).toEqual([
    [0, 2500],
    [2500, 5000],
    [5000, 7500],
    [7500, 8550],
  ]);
});

test.each([
  ['clean', {}],
  ['wandering by 0.5 mV', { baselineWanderMv: 0.5 }],
  ['with a little mains', { mainsMv: 0.05 }],
  ['with extrasystoles', { ectopicShare: 0.15 }],
  ['in fibrillation', { rhythm: 'fibrillation', rrVariability: 0.2, heartRateBpm: 85 }],
  ['at 160 bpm', { heartRateBpm: 160 }],
  ['upside down', { amplitude: -1 }],
])('[ECG-3] a signal %s is good', (_, options) => {
  for (const { score, level } of levels(undefined, options)) {
    expect(score).toBeGreaterThanOrEqual(0.75);
    expect(level).toBe('good');
  }
});

test.each<[string, (samples: Float32Array, i: number) => void]>([
  ['without a signal', (samples, i) => (samples[i] = 0)],
  ['that is noise alone', (samples, i) => (samples[i] = 2 * random() - 1)],
  ['drowned in noise', (samples, i) => (samples[i]! += 4 * random() - 2)],
  ['clipped', (samples, i) => (samples[i] = Math.max(-0.05, Math.min(0.05, samples[i]! + 0.5 * Math.sin(i / 100))))],
])('[ECG-3] a segment %s is poor, those before and after it are not', (_, disturb) => {
  const found = levels(disturb).map(({ level }) => level);
  expect(found[2]).toBe('poor');
  expect(found[3]).toBe('poor');
  expect([found[0], found[1], found[5]]).toEqual(['good', 'good', 'good']);
});

test('[ECG-3] more noise has never the better score', () => {
  const scores = [0.01, 0.15, 0.3, 0.6, 1.2].map((muscleNoiseMv) => {
    const found = levels(undefined, { muscleNoiseMv });
    return found.reduce((sum, { score }) => sum + score, 0) / found.length;
  });
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(scores[0]).toBeGreaterThan(0.9);
  expect(scores.at(-1)).toBeLessThan(0.4);
});
