import type { EcgAnalysis } from './ecg-types';
import type { PcgAnalysis } from './pcg-types';

/** Constants of the core that may be set to see what they do, in the order of wasm/assembly/tune.ts; an ECG has the first three. */
export const CORE_CONSTANTS = [
  'lowPassHz',
  'energySeconds',
  'thresholdPart',
  'lowestHz',
  'halfWindowSeconds',
  'systoleSeconds',
  'pitchWeight',
  'leftOut',
] as const;
export type CoreConstant = (typeof CORE_CONSTANTS)[number];
export type CoreConstants = Partial<Record<CoreConstant, number>>;

/** A place that might have been a beat: its sample, how steep it was, what it had to reach, and by how many doublings it did. */
export type Candidate = { sample: number; height: number; threshold: number; bits: number; isBeat: boolean };

/** An ECG's analysis with what the core saw on its way. */
export type EcgSteps = EcgAnalysis & {
  /** The lead, from 0, in which beats were looked for. */
  watchedLead: 0 | 1;
  /** How steep the signal is (mV per 20 ms), one value for every `samplesTogether` samples. */
  steepness: Float32Array;
  samplesTogether: number;
  candidates: Candidate[];
  /** The filter's response at a frequency, in decibels. */
  response: (hz: number) => number;
};

/** A sound's analysis with what the core saw on its way. */
export type SoundSteps = PcgAnalysis & {
  /** Power of the low, middle and upper band, `envelopeRateHz` values a second. */
  bands: Float64Array[];
  /** How far each moment stands out, in deviations of the logarithm. */
  levels: Float32Array;
  /** Cycles that were tried in the first window, with their scores; null where the heart would have no rest. */
  cycles: { seconds: number; score: number | null }[];
  cycleSeconds: number;
  systoleSeconds: number;
  response: (band: number, hz: number) => number;
};
