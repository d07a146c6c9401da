/** heart 20–200 Hz, lung 100–1000 Hz, both 20–1000 Hz. */
export type PcgFilter = 'heart' | 'lung' | 'both';
/** 17x is the NS1, 20x the NS1-SE and SE-Plus. */
export type PcgGain = 1 | 17 | 20;

export type PcgOptions = {
  /** Samples a second, 2000 to 48,000. */
  sampleRateHz: number;
  filter: PcgFilter;
  gain: PcgGain;
  /** The most samples of a call; 4096 when left out. */
  maxBlock?: number;
};

/** A recorded sound, full scale ±1. */
export type PcgSignal = { sampleRateHz: number; samples: Float32Array };

/** A heart sound: its start in seconds from the recording's start, confidence 0–1. */
export type HeartSound = { t: number; kind: 'S1' | 'S2'; confidence: number };

export type PcgAnalysis = {
  heartRateBpm: number | null;
  events: HeartSound[];
  /** How sure it is which sound is S1 and which S2, 0–1; ½ where nothing tells. */
  naming: number;
  envelope: Float32Array;
  envelopeRateHz: number;
  quality: number;
};

/** Columns of time times bins of frequency from 0 to maxHz, in dB of full scale, column by column. */
export type Spectrogram = { columns: number; bins: number; maxHz: number; db: Float32Array };
