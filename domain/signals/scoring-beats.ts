import type { Annotation } from './recording';
import type { Count } from './scoring';
import { matchOneToOne } from './scoring-match';
import { isBeat } from './wfdb-codes';

/** The windows within which a found beat matches an annotated one (ANSI/AAMI EC57); the second is ours, for the place of the peak. [ECG-3] */
export const MATCH_WINDOW_MS = 150;
export const CLOSE_WINDOW_MS = 50;
/** The first five minutes of a long record are for learning and are not scored; short ones are scored whole. [ECG-3] */
export const LEARN_SECONDS = 300;
const LEARN_FROM_SECONDS = 15 * 60;

/** How much of a record's start is not scored when nothing else is asked for. */
export function learnSecondsOf(recordSeconds: number): number {
  return recordSeconds >= LEARN_FROM_SECONDS ? LEARN_SECONDS : 0;
}

export type BeatScoring = { annotations: Annotation[]; found: number[]; sampleRateHz: number; windowMs: number; learnSeconds: number };

/**
 * Holds found beats against annotated ones by EC57: one to one within the window, without the time of learning and without ventricular flutter (`[` to `]`).
 * All are paired first, so that a pair across a border counts where its annotation lies.
 */
export function scoreBeats({ annotations, found, sampleRateHz, windowMs, learnSeconds }: BeatScoring): Count {
  const reference = annotations.filter(({ code }) => isBeat(code)).map(({ sample }) => sample);
  const peaks = [...found].sort((one, other) => one - other);
  const { partner, taken } = matchOneToOne(reference, peaks, (windowMs / 1000) * sampleRateHz);
  const counts = scored(annotations, learnSeconds * sampleRateHz);
  const right = reference.filter((sample, index) => partner[index]! >= 0 && counts(sample)).length;
  const missed = reference.filter((sample, index) => partner[index]! < 0 && counts(sample)).length;
  const wrong = peaks.filter((sample, index) => !taken[index] && counts(sample)).length;
  return { right, missed, wrong };
}

/** Whether a place in the record is scored. Flutter that is not closed goes on to the end. */
function scored(annotations: Annotation[], from: number): (sample: number) => boolean {
  const flutter: { from: number; to: number }[] = [];
  for (const { sample, code } of annotations) {
    if (code === '[') flutter.push({ from: sample, to: Infinity });
    else if (code === ']' && flutter.at(-1)?.to === Infinity) flutter.at(-1)!.to = sample;
  }
  return (sample) => sample >= from && !flutter.some((span) => sample >= span.from && sample <= span.to);
}
