import { NS1_TIMES } from '../catalog/device-figures';
import type { SoundFilter } from './sound-filter';
import { syntheticLungSound } from './synthetic-breath';
import { syntheticHeartSound } from './synthetic-pcg';

/** Rate and length of the example recordings: small files that hold all that the filters let through. */
export const DEMO_RATE_HZ = 4000;
export const DEMO_SECONDS = 8;
/** The peak of the examples, quiet as a microphone on the skin records: NS1's amplification makes them loud, and only their loudest moments reach the limiter. */
const DEMO_PEAK = 1.2 / NS1_TIMES;

type Plan = { seed: number; heart?: Omit<Parameters<typeof syntheticHeartSound>[0], 'seed' | 'seconds'>; lung?: LungPlan };
type LungPlan = Omit<Parameters<typeof syntheticLungSound>[0], 'seed' | 'seconds'>;

/** The example recordings, synthesized from a seed; no person was recorded. The first one is heard through all three filters. [PAGE-3] */
export const demoSounds = [
  { name: 'chest', filter: 'both', plan: { seed: 11, heart: { heartRateBpm: 72 }, lung: { breathsPerMinute: 15, level: 0.22 } } },
  { name: 'heart', filter: 'heart', plan: { seed: 23, heart: { heartRateBpm: 68, noiseLevel: 0.004 } } },
  {
    name: 'murmur',
    filter: 'heart',
    plan: { seed: 37, heart: { heartRateBpm: 78, noiseLevel: 0.004, murmur: { timing: 'mid-systolic', level: 0.45, pitchHz: 150 } } },
  },
  { name: 'wheeze', filter: 'lung', plan: { seed: 41, lung: { breathsPerMinute: 16, wheeze: { pitchHz: 400, level: 0.7 } } } },
  { name: 'crackles', filter: 'lung', plan: { seed: 53, lung: { breathsPerMinute: 15, crackles: { kind: 'fine', perBreath: 14, level: 2 } } } },
] as const satisfies readonly { name: string; filter: SoundFilter; plan: Plan }[];

export type DemoSoundName = (typeof demoSounds)[number]['name'];

/** One example recording as a microphone would give it, before any filter. */
export function demoRecording(plan: Plan): Float32Array {
  const asked = { seconds: DEMO_SECONDS, sampleRateHz: DEMO_RATE_HZ };
  const mixed = new Float32Array(DEMO_SECONDS * DEMO_RATE_HZ);
  const parts = [
    plan.heart && syntheticHeartSound({ ...asked, seed: plan.seed, ...plan.heart }),
    plan.lung && syntheticLungSound({ ...asked, seed: plan.seed + 1, ...plan.lung }),
  ];
  for (const part of parts) part?.samples.forEach((sample, at) => (mixed[at]! += sample));
  const peak = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return mixed.map((sample) => (sample * DEMO_PEAK) / peak);
}
