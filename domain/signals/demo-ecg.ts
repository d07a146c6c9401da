import { syntheticEcg } from './synthetic-ecg';

const EXAMPLE = {
  sampleRateHz: 500,
  seconds: 60,
  leads: 2,
  seed: 11,
  heartRateBpm: 68,
  rrVariability: 0.035,
  baselineWanderMv: 0.12,
  mainsMv: 0.04,
  muscleNoiseMv: 0.008,
} as const;

/** The viewer's example: a minute of synthetic sinus rhythm in leads I and II, with realistic disturbances, so that filters have work. [ECG-2] */
export function demoEcg() {
  const { sampleRateHz, leads } = syntheticEcg(EXAMPLE);
  return { sampleRateHz, leads: leads as [Float32Array, Float32Array] };
}
