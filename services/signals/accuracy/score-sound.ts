import path from 'node:path';
import { ok } from '#domain/result';
import type { Result } from '#domain/result';
import { grossOf } from '#domain/signals/scoring';
import type { Count } from '#domain/signals/scoring';
import { labelledRate, RATE_WITHIN_BPM, readSoundSegments, scoreSounds } from '#domain/signals/scoring-sounds';
import { analyseSound } from '../analyse-sound';
import { readRecordingAt, readSignalFile } from '../read-file';

/** How one sound was scored: its heart rate against the labelled one, and its S1 and S2. */
export type SoundScore = { record: string; labelledBpm: number | null; foundBpm: number | null; rateRight: boolean; s1: Count; s2: Count; count: Count };

/** Scores a heart sound by the table beside it; a sound without a labelled rate counts as right when none was made up. [PCG-2] */
export async function scoreSound(core: WebAssembly.Module, wav: string): Promise<Result<SoundScore>> {
  const recording = await readRecordingAt(wav);
  if (!recording.ok) return recording;
  const table = await readSignalFile(wav.replace(/\.wav$/, '.tsv'));
  if (!table.ok) return table;
  const segments = readSoundSegments(table.value);
  if (!segments.ok) return segments;
  const found = analyseSound(core, recording.value);
  if (!found.ok) return found;
  const { events, heartRateBpm: foundBpm } = found.value;
  const labelledBpm = labelledRate(segments.value);
  const [s1, s2] = [scoreSounds(segments.value, events, 'S1'), scoreSounds(segments.value, events, 'S2')];
  const rateRight = labelledBpm === null || (foundBpm !== null && Math.abs(foundBpm - labelledBpm) <= RATE_WITHIN_BPM);
  return ok({ record: path.basename(wav, '.wav'), labelledBpm, foundBpm, rateRight, s1, s2, count: grossOf([s1, s2]) });
}
