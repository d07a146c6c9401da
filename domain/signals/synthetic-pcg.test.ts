import { expect, test } from 'vitest';
import { syntheticLungSound } from './synthetic-breath';
import { syntheticHeartSound, systoleSeconds } from './synthetic-pcg';

const rms = (samples: Float32Array, from: number, to: number) => {
  let sum = 0;
  for (let i = from; i < to; i++) sum += samples[i]! ** 2;
  return Math.sqrt(sum / (to - from));
};

test('one seed makes one heart sound; another seed another', () => {
  const a = syntheticHeartSound({ seed: 1, seconds: 4 });
  expect(syntheticHeartSound({ seed: 1, seconds: 4 })).toEqual(a);
  expect(syntheticHeartSound({ seed: 2, seconds: 4 }).samples).not.toEqual(a.samples);
});

test.each([50, 72, 120, 180])('the heart sound beats at the rate asked for: %i bpm', (heartRateBpm) => {
  const { sounds, samples } = syntheticHeartSound({ seed: 3, seconds: 30, heartRateBpm });
  const first = sounds.filter((sound) => sound.kind === 'S1');
  const rate = (60 * (first.length - 1)) / (first.at(-1)!.t - first[0]!.t);
  expect(Math.abs(rate - heartRateBpm)).toBeLessThan(2);
  expect(sounds[1]!.t - sounds[0]!.t).toBeCloseTo(systoleSeconds(heartRateBpm), 1);
  const at = Math.round(first[1]!.t * 4000);
  expect(rms(samples, at, at + 400)).toBeGreaterThan(4 * rms(samples, at - 200, at));
});

test('a murmur is heard between the sounds, and nothing leaves full scale', () => {
  const quiet = syntheticHeartSound({ seed: 4, seconds: 10 });
  const loud = syntheticHeartSound({ seed: 4, seconds: 10, s1Level: 2, murmur: { timing: 'holosystolic', level: 0.6, pitchHz: 180 } });
  const at = Math.round((quiet.sounds.find((sound) => sound.kind === 'S1')!.t + 0.17) * 4000);
  expect(rms(loud.samples, at, at + 300)).toBeGreaterThan(5 * rms(quiet.samples, at, at + 300));
  expect(loud.samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
});

test('breath is louder going in than between breaths; wheeze and crackles add to it', () => {
  const plain = syntheticLungSound({ seed: 5, seconds: 20 });
  expect(rms(plain.samples, 2400, 4800)).toBeGreaterThan(4 * rms(plain.samples, 14_400, 15_600));
  const wheezing = syntheticLungSound({ seed: 5, seconds: 20, wheeze: { pitchHz: 420, level: 0.8 } });
  expect(rms(wheezing.samples, 8800, 11_000)).toBeGreaterThan(2 * rms(plain.samples, 8800, 11_000));
  const crackling = syntheticLungSound({ seed: 5, seconds: 20, crackles: { kind: 'fine', perBreath: 12, level: 2 } });
  const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak(crackling.samples)).toBeGreaterThan(1.2 * peak(plain.samples));
});
