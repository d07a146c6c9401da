import { ok, refuse } from '../result';
import type { Result } from '../result';
import { utf8Text } from './bytes';
import type { SignalFile } from './recording';
import type { Count } from './scoring';
import { matchOneToOne } from './scoring-match';

/** The window within which a found heart sound matches a labelled one, by its start. [PCG-2] */
export const SOUND_WINDOW_MS = 100;
/** By how much a heart rate may differ from the labelled one. [PCG-2] */
export const RATE_WITHIN_BPM = 5;

export type SoundKind = 'S1' | 'S2';
export type HeardSound = { t: number; kind: SoundKind };
/** A labelled stretch in seconds. */
export type SoundSegment = { from: number; to: number; state: 'unlabelled' | 'S1' | 'systole' | 'S2' | 'diastole' };

const STATES = ['unlabelled', 'S1', 'systole', 'S2', 'diastole'] as const;
const SEGMENTS_MOST = 100_000;
/** Segments with a gap up to this are one. */
const JOINED_WITHIN_SECONDS = 0.05;

/** Reads a table of labelled heart sounds: start and end in seconds, and 1 S1, 2 systole, 3 S2, 4 diastole, 0 where nobody listened. */
export function readSoundSegments({ name: file, bytes }: SignalFile): Result<SoundSegment[]> {
  const lines = utf8Text(bytes)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const segments: SoundSegment[] = [];
  for (const line of lines.slice(0, SEGMENTS_MOST)) {
    const [from, to, state] = line.split('\t').map(Number);
    const known = STATES[state ?? -1];
    if (from === undefined || to === undefined || !(to >= from) || !known) return refuse('signals.file.annotations', { file });
    segments.push({ from, to, state: known });
  }
  return ok(segments);
}

/** Holds found heart sounds of one kind against the labelled ones, by their start, in the labelled stretches only. [PCG-2] */
export function scoreSounds(segments: SoundSegment[], found: HeardSound[], kind: SoundKind): Count {
  const reference = segments.filter(({ state }) => state === kind).map(({ from }) => from);
  const heard = found.filter((sound) => sound.kind === kind).map(({ t }) => t);
  heard.sort((one, other) => one - other);
  const { partner, taken } = matchOneToOne(reference, heard, SOUND_WINDOW_MS / 1000);
  const labelled = segments.filter(({ state }) => state !== 'unlabelled');
  const right = partner.filter((index) => index >= 0).length;
  const wrong = heard.filter((t, index) => !taken[index] && labelled.some(({ from, to }) => t >= from && t < to)).length;
  return { right, missed: reference.length - right, wrong };
}

/** The heart rate that the labels give: the middle interval from S1 to S1 where nothing between was left unlabelled. [PCG-2] */
export function labelledRate(segments: SoundSegment[]): number | null {
  const intervals: number[] = [];
  let last: number | undefined;
  let end: number | undefined;
  for (const { from, to, state } of segments) {
    if (state === 'unlabelled' || (end !== undefined && from - end > JOINED_WITHIN_SECONDS)) last = undefined;
    if (state === 'S1') {
      if (last !== undefined) intervals.push(from - last);
      last = from;
    }
    end = to;
  }
  intervals.sort((one, other) => one - other);
  const middle = intervals[intervals.length >> 1];
  return middle ? 60 / middle : null;
}
