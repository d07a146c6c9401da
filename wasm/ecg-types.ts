/** monitor 0.5–40 Hz; diagnostic 0.05–150 Hz. */
export type EcgMode = 'monitor' | 'diagnostic';
/** The mains frequency that is taken out, or 0. */
export type Notch = 0 | 50 | 60;

export type EcgOptions = {
  /** Samples a second, 100 to 2000. */
  sampleRateHz: number;
  leads: 1 | 2;
  mode: EcgMode;
  notchHz: Notch;
  /** The most samples of a call; 4096 when left out. */
  maxBlock?: number;
  /** false: filters and leads alone, no beats and no quality. */
  detect?: boolean;
  /** The lead in which beats are looked for; left out, the detector chooses. */
  beatLead?: 0 | 1;
};

/** An R peak: sample index from the stream's start, confidence 0–1. */
export type Beat = { sample: number; confidence: number };

/** How usable a stretch of the signal is: samples from (included) to (excluded), score 0–1. */
export type QualitySegment = { from: number; to: number; score: number; level: 'good' | 'fair' | 'poor' };

export type HeartRateVariability = { meanHeartRateBpm: number; sdnnMs: number; rmssdMs: number; pnn50Percent: number; intervals: number };

export type EcgAnalysis = {
  /** One lead, or six: I, II, III, aVR, aVL, aVF; mV. */
  leads: Float32Array[];
  beats: Beat[];
  quality: QualitySegment[];
  heartRateBpm: number | null;
  rrMs: Float64Array;
  hrv: HeartRateVariability | null;
};

/** A recording of one lead, or of I and II; mV. */
export type EcgSignal = {
  sampleRateHz: number;
  leads: [Float32Array] | [Float32Array, Float32Array];
  mode: EcgMode;
  notchHz: Notch;
  beatLead?: 0 | 1;
};
