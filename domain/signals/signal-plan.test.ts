import { expect, test } from 'vitest';
import { madeStrip } from './made-strip';
import { readPlan } from './signal-plan';

test('[ACAD-3: signals] a made-up signal is read a value a line, and drawn alike each time', () => {
  const plan = readPlan('ecg', 'seed 103\nseconds 6\r\nheartRateBpm 66\nrhythm fibrillation\namplitude -1\n');
  expect(plan).toEqual({ kind: 'ecg', options: { seed: 103, seconds: 6, heartRateBpm: 66, rhythm: 'fibrillation', amplitude: -1 } });
  if (plan?.kind !== 'ecg') throw new Error('no ECG');
  expect(madeStrip(plan.options)).toEqual(madeStrip(plan.options));
  expect(madeStrip(plan.options)).toMatchObject({ widthMm: 155, traces: [expect.stringMatching(/^M[\d.]+ [\d.]+L/)] });
  expect(madeStrip({ ...plan.options, leads: 2 }).traces).toHaveLength(2);
  expect(readPlan('heart-sound', 'seed 7\nseconds 8\nmurmur mid-systolic\nmurmurLevel 0.4\nmurmurPitchHz 200')).toEqual({
    kind: 'heart-sound',
    options: { seed: 7, seconds: 8, murmur: { timing: 'mid-systolic', level: 0.4, pitchHz: 200 } },
  });
});

test.each([
  ['ecg', ''],
  ['ecg', 'seed 1'],
  ['ecg', 'seed 1\nseconds 900'],
  ['ecg', 'seed 1.5\nseconds 6'],
  ['ecg', 'seed 1\nseconds 6\nseconds 6'],
  ['ecg', 'seed 1\nseconds 6\nheartRateBpm many'],
  ['ecg', 'seed 1\nseconds 6\nconstructor 1'],
  ['ecg', 'seed 1\nseconds 6\nmurmur mid-systolic'],
  ['heart-sound', 'seed 1\nseconds 6\nmurmurLevel 0.2'],
  ['heart-sound', 'seed 1\nseconds 6 7'],
] as const)('[ACAD-3: signals] %s of %j is no plan', (kind, typed) => {
  expect(readPlan(kind, typed)).toBeNull();
});
