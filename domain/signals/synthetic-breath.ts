import { bandNoise } from './band-noise';
import type { SeededNoise } from './band-noise';
import { seededRandom } from './random';

/** What a made-up lung sound is like; only the seed and the length must be said. */
export type LungSoundPlan = {
  seed: number;
  seconds: number;
  sampleRateHz?: number;
  breathsPerMinute?: number;
  /** Loudness of the breath itself, as a part of full scale. */
  level?: number;
  /** A whistling tone on breathing out (asthma): its pitch and its loudness against the breath. */
  wheeze?: { pitchHz: number; level: number };
  /** Short pops on breathing in: fine ones late in it, coarse ones early; how many in one breath. */
  crackles?: { kind: 'fine' | 'coarse'; perBreath: number; level: number };
};

/** A made-up lung sound and when each breath begins (seconds). */
export type SyntheticLungSound = { sampleRateHz: number; samples: Float32Array; breaths: number[] };

// Breathing in takes two fifths of a breath and is heard louder than breathing out.
const INSPIRATION = 0.4;
const EXPIRATION_END = 0.85;

/** How loud the air is at a part (0 to 1) of a breath. */
function airflow(part: number): number {
  if (part < INSPIRATION) return Math.sin((Math.PI * part) / INSPIRATION) ** 0.8;
  if (part < EXPIRATION_END) return 0.45 * Math.sin((Math.PI * (part - INSPIRATION)) / (EXPIRATION_END - INSPIRATION)) * (1 - 0.5 * (part - INSPIRATION));
  return 0;
}

/** One crackle: a sharp onset, then a few widening, dying waves. */
function crackle(samples: Float32Array, rate: number, at: number, pitchHz: number, level: number): void {
  const first = Math.round(at * rate);
  const length = Math.ceil((5 / pitchHz) * rate);
  for (let i = 0; i < length && first + i < samples.length; i++) {
    const turns = (i / rate) * pitchHz;
    samples[first + i]! += level * Math.sin(2 * Math.PI * Math.pow(turns, 0.8)) * Math.exp(-turns * 0.9);
  }
}

function addCrackles(
  samples: Float32Array,
  rate: number,
  noise: SeededNoise,
  breath: { from: number; length: number },
  plan: NonNullable<LungSoundPlan['crackles']>,
): void {
  const [earliest, latest, pitchHz] = plan.kind === 'fine' ? [0.2, 0.38, 620] : [0.04, 0.22, 320];
  for (let i = 0; i < plan.perBreath; i++) {
    const at = breath.from + breath.length * (earliest + (latest - earliest) * noise.uniform());
    crackle(samples, rate, at, pitchHz * (0.85 + 0.3 * noise.uniform()), plan.level * (0.5 + 0.5 * noise.uniform()));
  }
}

/** A lung sound made from a seed: vesicular breath noise, with wheeze or crackles if asked. */
export function syntheticLungSound(plan: LungSoundPlan): SyntheticLungSound {
  const { seconds, sampleRateHz: rate = 4000, breathsPerMinute = 15, level = 0.2 } = plan;
  const noise = seededRandom(plan.seed);
  const samples = new Float32Array(Math.round(seconds * rate));
  const breaths: number[] = [];
  // Vesicular sound is soft: most of its power lies below 300 Hz, and little is left above 600 Hz.
  const low = bandNoise(noise, rate, 160, 180);
  const high = bandNoise(noise, rate, 330, 320);
  for (let from = 0; from < seconds;) {
    const length = (60 / breathsPerMinute) * (1 + 0.05 * noise.normal());
    breaths.push(from);
    const pitch = plan.wheeze ? plan.wheeze.pitchHz * (1 + 0.03 * noise.normal()) : 0;
    let turns = 0;
    for (let i = Math.ceil(from * rate); i < (from + length) * rate && i < samples.length; i++) {
      const part = (i / rate - from) / length;
      const air = airflow(part);
      samples[i]! += level * (0.04 + 0.5 * air) * (0.75 * low() + 0.35 * high());
      if (!plan.wheeze || part < INSPIRATION) continue;
      turns += (pitch * (1.05 - 0.2 * (part - INSPIRATION))) / rate;
      const tone = Math.sin(2 * Math.PI * turns) + 0.25 * Math.sin(4 * Math.PI * turns);
      samples[i]! += level * plan.wheeze.level * Math.min(1, air * 3) * tone;
    }
    if (plan.crackles) addCrackles(samples, rate, noise, { from, length }, { ...plan.crackles, level: level * plan.crackles.level });
    from += length;
  }
  for (let i = 0; i < samples.length; i++) samples[i] = Math.max(-1, Math.min(1, samples[i]!));
  return { sampleRateHz: rate, samples, breaths };
}
