import type { SyntheticEcgOptions } from './synthetic-ecg';
import type { HeartSoundPlan, Murmur } from './synthetic-pcg';

export const signalKinds = ['ecg', 'heart-sound'] as const;
type SignalKind = (typeof signalKinds)[number];
/** A made-up signal as a lesson shows it, reproducible from its seed. */
export type SignalPlan =
  | { kind: 'ecg'; options: Omit<SyntheticEcgOptions, 'sampleRateHz'> & { seed: number } }
  | { kind: 'heart-sound'; options: Omit<HeartSoundPlan, 'sampleRateHz'> };

type Numbers = Readonly<Record<string, readonly [least: number, most: number]>>;
const SEED = [1, 999_999] as const;
/** Seconds, beats a minute, millivolt and parts of one; what no heart and no page would bear lies outside. */
const ecgNumbers: Numbers = {
  seed: SEED,
  seconds: [3, 30],
  heartRateBpm: [25, 220],
  rrVariability: [0, 0.3],
  ectopicShare: [0, 0.5],
  leads: [1, 2],
  amplitude: [-3, 3],
  baselineWanderMv: [0, 2],
  mainsMv: [0, 1],
  mainsHz: [50, 60],
  muscleNoiseMv: [0, 1],
};
const soundNumbers: Numbers = {
  seed: SEED,
  seconds: [3, 20],
  heartRateBpm: [30, 200],
  variation: [0, 0.3],
  slowing: [-0.5, 0.5],
  s1Level: [0, 1],
  s2Level: [0, 1],
  s1SplitMs: [0, 120],
  s2SplitMs: [0, 120],
  noiseLevel: [0, 0.3],
  murmurLevel: [0, 2],
  murmurPitchHz: [30, 600],
};
const rhythms = ['sinus', 'fibrillation'] as const;
const timings = ['early-systolic', 'holosystolic', 'mid-systolic', 'early-diastolic'] as const satisfies readonly Murmur['timing'][];
const whole = new Set(['seed', 'leads', 'mainsHz']);

/** Reads a plan as editors type it: a line for each value, its name and its number parted by a space; nothing where a line is unknown or lies outside its limits. [ACAD-3] */
export function readPlan(kind: SignalKind, typed: string): SignalPlan | null {
  const numbers = kind === 'ecg' ? ecgNumbers : soundNumbers;
  const words: Readonly<Record<string, readonly string[]>> = kind === 'ecg' ? { rhythm: rhythms } : { murmur: timings };
  const read = new Map<string, string | number>();
  const lines = typed.split(/\r?\n/).map((line) => line.trim());
  for (const line of lines.filter(Boolean)) {
    const [name = '', value = '', ...more] = line.split(/\s+/);
    const [limits, names] = [Object.hasOwn(numbers, name) ? numbers[name] : undefined, Object.hasOwn(words, name) ? words[name] : undefined];
    if (more.length > 0 || read.has(name)) return null;
    if (names?.includes(value)) read.set(name, value);
    else if (limits && /^-?\d{1,6}(\.\d{1,6})?$/.test(value) && Number(value) >= limits[0] && Number(value) <= limits[1]) read.set(name, Number(value));
    else return null;
    if (whole.has(name) && !Number.isInteger(read.get(name))) return null;
  }
  if (!read.has('seed') || !read.has('seconds')) return null;
  const { murmur: timing, murmurLevel, murmurPitchHz, ...options } = Object.fromEntries(read) as Record<string, string | number | undefined>;
  if (kind === 'ecg') return { kind, options: options as Extract<SignalPlan, { kind: 'ecg' }>['options'] };
  if (timing === undefined && (murmurLevel !== undefined || murmurPitchHz !== undefined)) return null;
  const murmur =
    timing === undefined ? {} : { murmur: { timing: timing as Murmur['timing'], level: Number(murmurLevel ?? 0.3), pitchHz: Number(murmurPitchHz ?? 180) } };
  return { kind, options: { ...options, ...murmur } as Extract<SignalPlan, { kind: 'heart-sound' }>['options'] };
}
