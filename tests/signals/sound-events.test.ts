import { describe, expect, test } from 'vitest';
import { bandNoise } from '../../domain/signals/band-noise';
import { seededRandom } from '../../domain/signals/random';
import type { PlacedSound } from '../../domain/signals/synthetic-pcg';
import { syntheticHeartSound } from '../../domain/signals/synthetic-pcg';
import { syntheticLungSound } from '../../domain/signals/synthetic-breath';
import { analysePcg } from '#wasm/pcg';
import type { HeartSound } from '#wasm/pcg';
import { builds } from './builds';

/** F1 (%) of found sounds against those that were put in, same kind, within 100 ms; the first and last half second are left out. */
function f1(placed: PlacedSound[], found: HeartSound[], seconds: number): number {
  const inside = ({ t }: { t: number }) => t > 0.5 && t < seconds - 0.5;
  const near = (a: PlacedSound, list: { t: number; kind: string }[]) => list.some((b) => b.kind === a.kind && Math.abs(a.t - b.t) <= 0.1);
  const wanted = placed.filter(inside);
  const given = found.filter(inside);
  const hits = wanted.filter((sound) => near(sound, found)).length;
  const extra = given.filter((sound) => !near(sound, placed)).length;
  return (200 * hits) / (2 * hits + extra + wanted.length - hits);
}

const SECONDS = 12;
const RATES = [50, 60, 72, 90, 110, 130, 150, 180];
const KINDS = {
  clean: {},
  'a loud second sound, as at the base': { s1Level: 0.25, s2Level: 0.5 },
  'a faint second sound, as at the apex': { s1Level: 0.5, s2Level: 0.2 },
  'a wide split': { s2SplitMs: 45 },
  'a systolic murmur': { murmur: { timing: 'holosystolic', level: 0.25, pitchHz: 160 } },
  'an early diastolic murmur': { murmur: { timing: 'early-diastolic', level: 0.2, pitchHz: 200 } },
  noise: { noiseLevel: 0.03 },
  'a rate that breathing moves': { variation: 0.07 },
} as const;

describe.each(Object.entries(KINDS))('%s', (_, plan) => {
  test.each(RATES)('[PCG-2: S1 and S2] [PCG-2: heart rate] at %i bpm every sound is found and the rate is neither halved nor doubled', (heartRateBpm) => {
    for (const seed of [1, 2]) {
      const { samples, sounds, sampleRateHz } = syntheticHeartSound({ seed, seconds: SECONDS, heartRateBpm, ...plan });
      const found = analysePcg(builds.lanes, { sampleRateHz, samples });
      expect.soft(Math.abs(found.heartRateBpm! - heartRateBpm), `rate of seed ${seed}`).toBeLessThan(heartRateBpm * 0.03);
      expect.soft(f1(sounds, found.events, SECONDS), `F1 of seed ${seed}`).toBeGreaterThan(97);
      expect.soft(found.quality).toBeGreaterThan(0.4);
    }
  });
});

test.each([150, 170])('[PCG-2: S1 and S2] at %i bpm with a systole longer than diastole, their pitch tells S1 from S2', (heartRateBpm) => {
  for (const seed of [21, 22, 23]) {
    const systolePart = 1.2;
    const { samples, sounds, sampleRateHz } = syntheticHeartSound({ seed, seconds: SECONDS, heartRateBpm, systolePart, s1Level: 0.3, s2Level: 0.45 });
    expect(f1(sounds, analysePcg(builds.lanes, { sampleRateHz, samples }).events, SECONDS)).toBeGreaterThan(97);
  }
});

test('[PCG-2: S1 and S2] speech and a moving hand in between lose no more than they cover', () => {
  const { samples, sounds, sampleRateHz } = syntheticHeartSound({ seed: 8, seconds: SECONDS, heartRateBpm: 100 });
  const rush = bandNoise(seededRandom(9), 4000, 300, 400);
  for (const at of [4, 9.5, 15]) for (let i = 0; i < 3200; i++) samples[at * 4000 + i]! += 0.15 * rush() * Math.sin((Math.PI * i) / 3200);
  const found = analysePcg(builds.lanes, { sampleRateHz, samples });
  expect(Math.abs(found.heartRateBpm! - 100)).toBeLessThan(3);
  expect(f1(sounds, found.events, SECONDS)).toBeGreaterThan(95);
});

test.each([80, 100, 120])('[PCG-2: S1 and S2] from %i bpm and more down to rest, under a hand that moves, the rate is followed', (heartRateBpm) => {
  const seconds = 30;
  for (const seed of [1, 2, 3]) {
    const { samples, sounds, sampleRateHz } = syntheticHeartSound({ seed, seconds, heartRateBpm, slowing: 0.6 });
    const hand = bandNoise(seededRandom(seed + 50), sampleRateHz, 80, 80);
    for (let at = 1; at < seconds - 2; at += 1.8) for (let i = 0; i < 2400; i++) samples[at * 4000 + i]! += 0.2 * hand() * Math.sin((Math.PI * i) / 2400);
    expect.soft(f1(sounds, analysePcg(builds.lanes, { sampleRateHz, samples }).events, seconds), `F1 of seed ${seed}`).toBeGreaterThan(96);
  }
});

test('[PCG-2: S1 and S2] a long recording is read window by window, and no sound is lost or doubled at a seam', () => {
  const seconds = 150;
  const { samples, sounds, sampleRateHz } = syntheticHeartSound({ seed: 10, seconds, heartRateBpm: 84 });
  const { events, heartRateBpm } = analysePcg(builds.lanes, { sampleRateHz, samples });
  expect(f1(sounds, events, seconds)).toBeGreaterThan(99);
  expect(Math.abs(heartRateBpm! - 84)).toBeLessThan(2);
  for (let i = 1; i < events.length; i++) {
    expect(events[i]!.t).toBeGreaterThan(events[i - 1]!.t + 0.1);
    expect(events[i]!.kind).not.toBe(events[i - 1]!.kind);
  }
});

test.each([2000, 8000, 22_050, 48_000])('[PCG-2: S1 and S2] at %i samples a second the same sounds are found', (sampleRateHz) => {
  const { samples, sounds } = syntheticHeartSound({ seed: 11, seconds: 12, heartRateBpm: 76, sampleRateHz });
  expect(f1(sounds, analysePcg(builds.lanes, { sampleRateHz, samples }).events, 12)).toBeGreaterThan(97);
});

test('[PCG-2: quality] a covered sound is less sure and of less quality than a clear one', () => {
  const clear = syntheticHeartSound({ seed: 12, seconds: SECONDS, noiseLevel: 0.002 });
  const covered = syntheticHeartSound({ seed: 12, seconds: SECONDS, noiseLevel: 0.12 });
  const [a, b] = [clear, covered].map(({ samples }) => analysePcg(builds.lanes, { sampleRateHz: 4000, samples }));
  const mean = (events: HeartSound[]) => events.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, events.length);
  expect(a!.quality).toBeGreaterThan(0.9);
  expect(b!.quality).toBeLessThan(a!.quality - 0.2);
  expect(mean(b!.events)).toBeLessThan(mean(a!.events));
  for (const { confidence } of [...a!.events, ...b!.events]) expect(confidence >= 0 && confidence <= 1).toBe(true);
});

test('[PCG-2: quality] where no heart is heard none is made up: silence, a tone, noise, less than two seconds', () => {
  const random = seededRandom(13);
  const tone = Float32Array.from({ length: 80_000 }, (_, i) => 0.5 * Math.sin(i * 0.1));
  const rush = Float32Array.from({ length: 80_000 }, () => 0.1 * random.normal());
  const short = syntheticHeartSound({ seed: 14, seconds: 1.9 }).samples;
  for (const samples of [new Float32Array(80_000), tone, rush, short]) {
    const found = analysePcg(builds.lanes, { sampleRateHz: 4000, samples });
    expect(found).toMatchObject({ heartRateBpm: null, events: [] });
    expect(found.quality).toBeLessThan(0.02);
  }
  const breath = syntheticLungSound({ seed: 15, seconds: 20, breathsPerMinute: 15 });
  expect(analysePcg(builds.lanes, breath).quality).toBeLessThan(0.3);
});
