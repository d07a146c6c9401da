import type { Recording } from './recording';
import { syntheticEcg, type SyntheticEcgOptions } from './synthetic-ecg';
import { syntheticHeartSound, type HeartSoundPlan } from './synthetic-pcg';

const ECG_RATE_HZ = 360;
const ECG_SECONDS = 40;
const SOUND_RATE_HZ = 4000;
const SOUND_SECONDS = 16;

type EcgPlan = Omit<SyntheticEcgOptions, 'sampleRateHz' | 'seconds' | 'leads'>;
type SoundPlan = Omit<HeartSoundPlan, 'sampleRateHz' | 'seconds'>;
type Made = { name: string } & ({ kind: 'ecg'; plan: EcgPlan } | { kind: 'sound'; plan: SoundPlan });

/** The panel's samples, made from a seed; no person was recorded. [ACAD-4] */
export const panelSamples = [
  { name: 'rest', kind: 'ecg', plan: { seed: 11, heartRateBpm: 68, rrVariability: 0.035, baselineWanderMv: 0.12, mainsMv: 0.04, muscleNoiseMv: 0.008 } },
  { name: 'noise', kind: 'ecg', plan: { seed: 29, heartRateBpm: 84, rrVariability: 0.03, baselineWanderMv: 0.4, mainsMv: 0.1, muscleNoiseMv: 0.09 } },
  { name: 'extra', kind: 'ecg', plan: { seed: 17, heartRateBpm: 72, ectopicShare: 0.12, baselineWanderMv: 0.1, muscleNoiseMv: 0.01 } },
  { name: 'fibrillation', kind: 'ecg', plan: { seed: 23, heartRateBpm: 95, rhythm: 'fibrillation', rrVariability: 0.2, muscleNoiseMv: 0.01 } },
  { name: 'healthy', kind: 'sound', plan: { seed: 23, heartRateBpm: 68, noiseLevel: 0.004 } },
  { name: 'murmur', kind: 'sound', plan: { seed: 37, heartRateBpm: 78, noiseLevel: 0.004, murmur: { timing: 'mid-systolic', level: 0.45, pitchHz: 150 } } },
  { name: 'child', kind: 'sound', plan: { seed: 31, heartRateBpm: 118, noiseLevel: 0.01 } },
] as const satisfies readonly Made[];
export type PanelSampleName = (typeof panelSamples)[number]['name'];

/** The sample that everybody sees. */
export const OPEN_SAMPLE: PanelSampleName = 'rest';

/** A sample as if it had been read from a file. */
export function sampleRecording(name: PanelSampleName): Recording {
  const sample: Made = panelSamples.find((one) => one.name === name) ?? panelSamples[0];
  if (sample.kind === 'ecg') {
    const { leads } = syntheticEcg({ ...sample.plan, sampleRateHz: ECG_RATE_HZ, seconds: ECG_SECONDS, leads: 2 });
    return { format: 'wfdb', sampleRateHz: ECG_RATE_HZ, leads: leads.map((samples, at) => ({ name: at === 0 ? 'I' : 'II', unit: 'mV', samples })), notes: [] };
  }
  const { samples } = syntheticHeartSound({ ...sample.plan, sampleRateHz: SOUND_RATE_HZ, seconds: SOUND_SECONDS });
  return { format: 'wav', sampleRateHz: SOUND_RATE_HZ, leads: [{ name: '1', unit: 'fs', samples }], notes: [] };
}
