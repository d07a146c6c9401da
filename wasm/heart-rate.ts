import type { Beat, EcgAnalysis } from './ecg-types';

/** Heart rate, RR intervals and HRV of a recording's beats. */
export function heartRate(_module: WebAssembly.Module, beats: Beat[], sampleRateHz: number): Pick<EcgAnalysis, 'heartRateBpm' | 'rrMs' | 'hrv'> {
  const rrMs = Float64Array.from(beats.slice(1), (beat, i) => ((beat.sample - beats[i]!.sample) / sampleRateHz) * 1000);
  return { heartRateBpm: null, rrMs, hrv: null };
}
