import type { Beat, EcgAnalysis } from './ecg-types';
import { variability } from './heart-rate-variability';

/** Heart rate, RR intervals and HRV of a recording's beats; rates of fewer than two beats are unknown. */
export function heartRate(beats: readonly Beat[], sampleRateHz: number): Pick<EcgAnalysis, 'heartRateBpm' | 'rrMs' | 'hrv'> {
  const rrMs = Float64Array.from(beats.slice(1), (beat, i) => ((beat.sample - beats[i]!.sample) / sampleRateHz) * 1000);
  return { heartRateBpm: rrMs.length > 0 ? 60_000 / middleMean(rrMs) : null, rrMs, hrv: variability(beats, rrMs) };
}

/** The mean of the middle half: missed and extra beats do not move it, and it is steady where a median leaps. */
function middleMean(values: Float64Array): number {
  const sorted = values.slice().sort();
  const cut = Math.floor(sorted.length / 4);
  const middle = sorted.subarray(cut, sorted.length - cut);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}
