import type { Beat, HeartRateVariability } from './ecg-types';

/** The least confidence of both beats of a normal interval. */
const SURE = 0.5;
const SHORTEST_MS = 300;
const LONGEST_MS = 2000;
/** A normal interval is within 20 % of the median of itself and five intervals on either side: ectopic beats, pauses, missed and extra beats fall out (Malik et al., 1989). */
const NEIGHBOURS = 5;
export const NEAR = 0.2;
/** With fewer normal intervals, or more abnormal than normal ones, there is no HRV to speak of. */
const LEAST_INTERVALS = 8;
export const NN50_MS = 50;

/** Which intervals are normal, and which differences count. */
export type VariabilityRule = { near: number; farMs: number };
const USUAL: VariabilityRule = { near: NEAR, farMs: NN50_MS };

/** HRV in the time domain on normal-to-normal intervals (Task Force of ESC and NASPE, Circulation 93:1043, 1996): mean rate, SDNN, RMSSD and pNN50; differences only of intervals that follow each other. */
export function variability(beats: readonly Beat[], rrMs: Float64Array, rule = USUAL): HeartRateVariability | null {
  const normal = normalIntervals(beats, rrMs, rule.near);
  const intervals = rrMs.filter((_, i) => normal[i]);
  const differences = rrMs.map((rr, i) => (i > 0 ? rr - rrMs[i - 1]! : 0)).filter((_, i) => i > 0 && normal[i] && normal[i - 1]);
  if (intervals.length < LEAST_INTERVALS || intervals.length * 2 < rrMs.length || differences.length === 0) return null;
  const mean = intervals.reduce((sum, rr) => sum + rr, 0) / intervals.length;
  const squares = intervals.reduce((sum, rr) => sum + (rr - mean) ** 2, 0);
  return {
    meanHeartRateBpm: 60_000 / mean,
    sdnnMs: Math.sqrt(squares / (intervals.length - 1)),
    rmssdMs: Math.sqrt(differences.reduce((sum, each) => sum + each * each, 0) / differences.length),
    pnn50Percent: (100 * differences.filter((each) => Math.abs(each) > rule.farMs).length) / differences.length,
    intervals: intervals.length,
  };
}

/** Of each interval whether it is normal: sure beats at both ends, and near the intervals around it. */
export function normalIntervals(beats: readonly Beat[], rrMs: Float64Array, near = NEAR): boolean[] {
  return Array.from(rrMs, (rr, i) => isNormal(beats, rrMs, { i, rr, near }));
}

function isNormal(beats: readonly Beat[], rrMs: Float64Array, { i, rr, near }: { i: number; rr: number; near: number }): boolean {
  if (beats[i]!.confidence < SURE || beats[i + 1]!.confidence < SURE) return false;
  if (rr < SHORTEST_MS || rr > LONGEST_MS) return false;
  const around = rrMs.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1).sort();
  const half = around.length >> 1;
  const median = around.length % 2 === 1 ? around[half]! : (around[half - 1]! + around[half]!) / 2;
  return Math.abs(rr - median) <= near * median;
}
