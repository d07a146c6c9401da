import { bandNoise } from './band-noise';
import type { SeededNoise } from './band-noise';
import { seededRandom } from './random';

/** A murmur: when in the cycle it sounds, how loud it is against S1, and around which pitch. */
export type Murmur = { timing: 'early-systolic' | 'holosystolic' | 'mid-systolic' | 'early-diastolic'; level: number; pitchHz: number };

/** What a made-up heart sound is like; only the seed and the length must be said. */
export type HeartSoundPlan = {
  seed: number;
  seconds: number;
  sampleRateHz?: number;
  heartRateBpm?: number;
  /** Beat-to-beat variation, as a part of the cycle. */
  variation?: number;
  /** How much longer the last cycle is than the first, as a part of the usual one: a heart that comes to rest. */
  slowing?: number;
  /** Length of systole relative to the usual one at the rate. */
  systolePart?: number;
  /** Loudest point of each sound, as a part of full scale. */
  s1Level?: number;
  s2Level?: number;
  /** Milliseconds between the two valves of each sound (mitral and tricuspid, aortic and pulmonary). */
  s1SplitMs?: number;
  s2SplitMs?: number;
  murmur?: Murmur;
  /** Background noise (rms, as a part of full scale): skin, room and breath. */
  noiseLevel?: number;
};

/** One heart sound that was put in: its onset in seconds. */
export type PlacedSound = { t: number; kind: 'S1' | 'S2' };

/** A made-up phonocardiogram and what is in it. */
export type SyntheticHeartSound = { sampleRateHz: number; samples: Float32Array; sounds: PlacedSound[] };

/** Seconds from S1 to S2 at a heart rate: systole shortens as the root of the cycle (Bazett), diastole more. */
export function systoleSeconds(heartRateBpm: number): number {
  return 0.32 * Math.sqrt(60 / heartRateBpm);
}

type Valve = { at: number; level: number; pitchHz: number; riseMs: number; fallMs: number };

/** One valve's closure: a tone and noise around its pitch, rising fast and dying away. */
function strike(samples: Float32Array, rate: number, noise: SeededNoise, valve: Valve): void {
  const rough = bandNoise(noise, rate, valve.pitchHz * 1.3, valve.pitchHz);
  const phase = 2 * Math.PI * noise.uniform();
  const first = Math.ceil(valve.at * rate);
  const length = Math.ceil(((valve.riseMs + 6 * valve.fallMs) / 1000) * rate);
  for (let i = 0; i < length && first + i < samples.length; i++) {
    const s = i / rate;
    const ms = s * 1000;
    const shape = ms < valve.riseMs ? Math.sin((Math.PI / 2) * (ms / valve.riseMs)) ** 2 : Math.exp(-(ms - valve.riseMs) / valve.fallMs);
    // The pitch sinks a little while the valve comes to rest.
    const turns = valve.pitchHz * (s - 1.2 * s * s);
    samples[first + i]! += valve.level * shape * (0.8 * Math.sin(2 * Math.PI * turns + phase) + 0.35 * rough());
  }
}

/** How loud a murmur is at a part (0 to 1) of the stretch between two sounds. */
function murmurShape(timing: Murmur['timing'], part: number): number {
  if (timing === 'holosystolic') return Math.min(1, 8 * part, 8 * (1 - part));
  if (timing === 'mid-systolic') return Math.sin(Math.PI * part) ** 2;
  return Math.min(1, 8 * part) * Math.max(0, 1 - part / 0.7);
}

function addMurmur(samples: Float32Array, rate: number, noise: SeededNoise, murmur: Murmur & { from: number; to: number }): void {
  const rush = bandNoise(noise, rate, murmur.pitchHz, murmur.pitchHz * 0.8);
  for (let i = Math.max(0, Math.ceil(murmur.from * rate)); i < murmur.to * rate && i < samples.length; i++) {
    const part = (i / rate - murmur.from) / (murmur.to - murmur.from);
    samples[i]! += 0.5 * murmur.level * murmurShape(murmur.timing, part) * rush();
  }
}

/** A phonocardiogram made from a seed: S1 and S2 as two damped valve closures each, with splitting, murmur and noise if asked. */
export function syntheticHeartSound(plan: HeartSoundPlan): SyntheticHeartSound {
  const { seconds, sampleRateHz: rate = 4000, heartRateBpm = 72, variation = 0.03, slowing = 0, s1Level = 0.5, s2Level = 0.4 } = plan;
  const { s1SplitMs = 22, s2SplitMs = 18, noiseLevel = 0.002, systolePart = 1, murmur } = plan;
  const noise = seededRandom(plan.seed);
  const samples = new Float32Array(Math.round(seconds * rate));
  const sounds: PlacedSound[] = [];
  const cycle = 60 / heartRateBpm;
  const systole = systolePart * systoleSeconds(heartRateBpm);
  const level = () => 1 + 0.12 * noise.normal();
  for (let at = cycle * (0.15 + 0.5 * noise.uniform()); at < seconds;) {
    // Breathing carries the rate slowly, a little chance from beat to beat.
    const length = cycle * (1 + slowing * (at / seconds - 0.5) + variation * (Math.sin((2 * Math.PI * at) / 4.2) + 0.4 * noise.normal()));
    const second = at + systole * (1 + 0.3 * (length / cycle - 1));
    const loud1 = s1Level * level();
    const loud2 = s2Level * level();
    strike(samples, rate, noise, { at, level: loud1, pitchHz: 42 + 5 * noise.normal(), riseMs: 18, fallMs: 24 });
    strike(samples, rate, noise, { at: at + s1SplitMs / 1000, level: loud1 * 0.7, pitchHz: 58 + 6 * noise.normal(), riseMs: 10, fallMs: 20 });
    strike(samples, rate, noise, { at: second, level: loud2, pitchHz: 62 + 6 * noise.normal(), riseMs: 9, fallMs: 16 });
    strike(samples, rate, noise, { at: second + s2SplitMs / 1000, level: loud2 * 0.6, pitchHz: 74 + 7 * noise.normal(), riseMs: 7, fallMs: 13 });
    if (murmur) {
      const diastolic = murmur.timing === 'early-diastolic';
      const from = diastolic ? second + 0.06 : at + 0.08;
      addMurmur(samples, rate, noise, { ...murmur, level: murmur.level * s1Level, from, to: diastolic ? at + length - 0.02 : second });
    }
    sounds.push({ t: at, kind: 'S1' });
    if (second < seconds) sounds.push({ t: second, kind: 'S2' });
    at += length;
  }
  const skin = bandNoise(noise, rate, 60, 120);
  for (let i = 0; i < samples.length; i++) {
    const heard = samples[i]! + noiseLevel * (0.8 * skin() + 0.6 * noise.normal());
    samples[i] = Math.max(-1, Math.min(1, heard));
  }
  return { sampleRateHz: rate, samples, sounds };
}
