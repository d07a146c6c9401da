import type { EcgMode, Notch } from '#wasm/ecg';
import { runFilter } from './run-filter';
import type { ZerosPoles } from './zeros-poles';
import { bandStop, butterworth, magnitude, twoPoles } from './zeros-poles';

/** The filters of a mode as docs/signals.md states them, in order. */
export function designOf(mode: EcgMode, notchHz: Notch, rate: number): ZerosPoles[] {
  const stages =
    mode === 'monitor'
      ? [butterworth('high', 2, 0.5, rate), butterworth('low', 4, 40, rate)]
      : [butterworth('high', 1, 0.05, rate), ...(150 <= 0.45 * rate ? [twoPoles(150, rate)] : [])];
  return notchHz !== 0 && notchHz <= 0.48 * rate ? [...stages, bandStop(41, notchHz - 0.1, notchHz + 0.1, rate)] : stages;
}

/** The stated response at a frequency, dB. */
export function statedDecibels(mode: EcgMode, notchHz: Notch, rate: number, frequency: number): number {
  return 20 * Math.log10(designOf(mode, notchHz, rate).reduce((product, stage) => product * magnitude(stage, frequency, rate), 1));
}

/** The expected output of the core for one lead, in f64; the first sample is the base line. */
export function filterLead(samples: Float32Array, mode: EcgMode, notchHz: Notch, rate: number): Float64Array {
  const fromFirst = Float64Array.from(samples, (sample) => sample - samples[0]!);
  return designOf(mode, notchHz, rate).reduce<Float64Array>((signal, stage) => runFilter(stage, signal), fromFirst);
}

/** III, aVR, aVL and aVF by the sums of requirement ECG-1. */
export function derive(one: Float64Array, two: Float64Array): Float64Array[] {
  return [
    two.map((value, i) => value - one[i]!),
    two.map((value, i) => -(one[i]! + value) / 2),
    one.map((value, i) => value - two[i]! / 2),
    two.map((value, i) => value - one[i]! / 2),
  ];
}
