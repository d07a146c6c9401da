import { loggedBeats, loggedConfidence, loggedLikeness, loggedSample, oldestLogged } from './beat-log';

/**
 * How usable a segment is: the worst of its marks, each from 0 (useless) to 1 (nothing to say against it).
 * Rules after Li, Mark and Clifford (2008: in-band power, flat line), Clifford et al. (2012: clipping, wander) and
 * Orphanidou et al. (2015: rate, longest interval, likeness to the beats' shape); limits in docs/signals.md.
 */

/** Share of QRS power (5–15 Hz) in that of 5–40 Hz. */
const IN_BAND_NONE: f64 = 0.1;
const IN_BAND_ALL: f64 = 0.3;
/** Power above 40 Hz over that of 5–40 Hz. */
const NOISE_ALL: f64 = 0.3;
const NOISE_NONE: f64 = 3;
/** Variance below 1 Hz over the power of 5–40 Hz. */
const WANDER_ALL: f64 = 30;
const WANDER_NONE: f64 = 1000;
/** Share of the time without any change for a second and longer. */
const STILL_NONE: f64 = 0.5;
/** Share of the time at the greatest or least value. */
const RAIL_ALL: f64 = 0.005;
const RAIL_NONE: f64 = 0.05;
/** Mean likeness of the beats to their shapes; Orphanidou's limit 0.66 gives 0.4. */
const LIKE_NONE: f64 = 0.5;
const LIKE_ALL: f64 = 0.9;
/** Mean confidence of the beats: how far they stand above the threshold, and so above what lies between them. */
const SURE_NONE: f64 = 0.65;
const SURE_ALL: f64 = 0.9;
/** The most that a segment scores with a rate outside 30–220 a minute or a gap above three seconds, and those limits. */
const SLOWEST: f64 = 30;
const FASTEST: f64 = 220;
const LONGEST_GAP_SECONDS: f64 = 3;
const IMPLAUSIBLE: f64 = 0.35;
/** Below this power (mV²) of 5–40 Hz there is no signal to judge. */
const LEAST_POWER: f64 = 1e-8;

function between(value: f64, none: f64, all: f64): f64 {
  return max<f64>(0, min<f64>(1, (value - none) / (all - none)));
}

/** The same on a logarithmic scale. */
function betweenTimes(value: f64, none: f64, all: f64): f64 {
  return value > 0 ? between(Math.log(value), Math.log(none), Math.log(all)) : 1;
}

/** The score of the segment from `from` to `to` (samples of the recording), by its parts (tally.ts) and the beats in it. */
export function judge(parts: usize, from: f64, to: f64, rate: f64): f64 {
  const count = load<f64>(parts);
  const beat = load<f64>(parts, 24);
  if (!(beat > LEAST_POWER)) return 0;
  const signal = min<f64>(
    min<f64>(between(load<f64>(parts, 16) / beat, IN_BAND_NONE, IN_BAND_ALL), betweenTimes(load<f64>(parts, 32) / beat, NOISE_NONE, NOISE_ALL)),
    betweenTimes(load<f64>(parts, 8) / beat, WANDER_NONE, WANDER_ALL),
  );
  const whole = min<f64>(1 - load<f64>(parts, 40) / count / STILL_NONE, between(load<f64>(parts, 48) / count, RAIL_NONE, RAIL_ALL));
  return max<f64>(0, min<f64>(min<f64>(signal, whole), judgeBeats(from, to, rate)));
}

function judgeBeats(from: f64, to: f64, rate: f64): f64 {
  let beats = 0;
  let likenesses = 0;
  let likeness: f64 = 0;
  let confidence: f64 = 0;
  let last = from;
  let gap: f64 = 0;
  for (let i = oldestLogged(); i < loggedBeats(); i++) {
    const sample = loggedSample(i);
    if (sample < from || sample >= to) continue;
    beats++;
    confidence += loggedConfidence(i);
    gap = max<f64>(gap, sample - last);
    last = sample;
    if (loggedLikeness(i) <= 0) continue;
    likenesses++;
    likeness += loggedLikeness(i);
  }
  gap = max<f64>(gap, to - last);
  const seconds = (to - from) / rate;
  // A short rest at the recording's end need hold no beat.
  if (beats == 0) return seconds < LONGEST_GAP_SECONDS ? 1 : 0;
  const sure = between(confidence / <f64>beats, SURE_NONE, SURE_ALL);
  const alike = likenesses > 0 ? between(likeness / <f64>likenesses, LIKE_NONE, LIKE_ALL) : 1;
  const perMinute = (<f64>beats * 60) / seconds;
  const odd = gap > LONGEST_GAP_SECONDS * rate || perMinute > FASTEST || (seconds >= LONGEST_GAP_SECONDS && perMinute < SLOWEST);
  const mark = min<f64>(sure, alike);
  return odd ? min<f64>(mark, IMPLAUSIBLE) : mark;
}
