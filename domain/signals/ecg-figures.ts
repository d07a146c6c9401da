export type QualityLevel = 'good' | 'fair' | 'poor';
type Analysis = {
  beats: readonly { sample: number }[];
  quality: readonly { from: number; to: number; score: number; level: QualityLevel }[];
  heartRateBpm: number | null;
  rrMs: ArrayLike<number>;
  hrv: { sdnnMs: number; rmssdMs: number; pnn50Percent: number; intervals: number } | null;
};

/** What is said about a recording beside its strip: figures, never a finding. [ECG-3] */
export type EcgFigures = {
  seconds: number;
  sampleRateHz: number;
  beats: number;
  heartRateBpm: number | null;
  rr: { meanMs: number; leastMs: number; mostMs: number } | null;
  hrv: Analysis['hrv'];
  /** The level that most of the time has, and its share of the time. */
  quality: { level: QualityLevel; percent: number } | null;
};

/** Sums an analysis up. [ECG-3] */
export function ecgFigures({ beats, quality, heartRateBpm, rrMs, hrv }: Analysis, recorded: { sampleRateHz: number; samples: number }): EcgFigures {
  return {
    seconds: recorded.samples / recorded.sampleRateHz,
    sampleRateHz: recorded.sampleRateHz,
    beats: beats.length,
    heartRateBpm,
    rr: spanOf(rrMs),
    hrv,
    quality: commonest(quality),
  };
}

function spanOf(rrMs: ArrayLike<number>): EcgFigures['rr'] {
  let [sum, least, most] = [0, Infinity, 0];
  for (let i = 0; i < rrMs.length; i++) {
    const each = rrMs[i]!;
    sum += each;
    least = Math.min(least, each);
    most = Math.max(most, each);
  }
  return rrMs.length > 0 ? { meanMs: sum / rrMs.length, leastMs: least, mostMs: most } : null;
}

function commonest(quality: Analysis['quality']): EcgFigures['quality'] {
  const samples: Record<QualityLevel, number> = { good: 0, fair: 0, poor: 0 };
  for (const { from, to, level } of quality) samples[level] += to - from;
  const whole = samples.good + samples.fair + samples.poor;
  if (whole === 0) return null;
  const level = (['good', 'fair', 'poor'] as const).reduce((best, each) => (samples[each] > samples[best] ? each : best));
  return { level, percent: Math.round((100 * samples[level]) / whole) };
}
