import type { seededRandom } from './random';

export type BeatKind = 'normal' | 'ventricular';
export type PlacedBeat = { seconds: number; rrSeconds: number; kind: BeatKind };
export type RhythmOptions = {
  seconds: number;
  heartRateBpm: number;
  /** Standard deviation of RR over its mean, without extrasystoles. */
  rrVariability: number;
  /** Share of ventricular extrasystoles, 0 to 0.5; never two in a row. */
  ectopicShare: number;
  rhythm: 'sinus' | 'fibrillation';
};

const FIRST_BEAT_SECONDS = 0.45;
const PREMATURE = 0.62;
const COMPENSATED = 1.38;
const BREATHS_PER_SECOND = 0.25;
const SLOW_WAVES_PER_SECOND = 0.1;

/** Places the beats: sinus rhythm breathes (0.25 Hz) and drifts (0.1 Hz); fibrillation is irregular without memory. */
export function placeBeats(options: RhythmOptions, random: ReturnType<typeof seededRandom>): PlacedBeat[] {
  const mean = 60 / options.heartRateBpm;
  const beats: PlacedBeat[] = [];
  let at = FIRST_BEAT_SECONDS;
  let previous: BeatKind = 'normal';
  while (at < options.seconds) {
    const swing =
      options.rhythm === 'fibrillation'
        ? random.normal()
        : Math.sin(2 * Math.PI * BREATHS_PER_SECOND * at) + 0.8 * Math.sin(2 * Math.PI * SLOW_WAVES_PER_SECOND * at) + 0.4 * random.normal();
    const rr = mean * Math.max(0.5, 1 + options.rrVariability * swing);
    const early: boolean = previous === 'normal' && beats.length > 0 && random.uniform() < options.ectopicShare;
    const kind: BeatKind = early ? 'ventricular' : 'normal';
    const last = beats.at(-1);
    if (early && last) at = last.seconds + rr * PREMATURE;
    beats.push({ seconds: at, rrSeconds: rr, kind });
    at += early ? rr * COMPENSATED : rr;
    previous = kind;
  }
  return beats;
}
