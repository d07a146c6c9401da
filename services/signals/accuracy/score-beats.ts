import path from 'node:path';
import { refuse, ok } from '#domain/result';
import type { Result } from '#domain/result';
import type { Recording } from '#domain/signals/recording';
import type { Count } from '#domain/signals/scoring';
import { CLOSE_WINDOW_MS, learnSecondsOf, MATCH_WINDOW_MS, scoreBeats } from '#domain/signals/scoring-beats';
import { analyseLeads, limbLeadsOf } from '../analyse-recording';
import { readRecordingAt } from '../read-file';

/** How one lead of one record was scored: within 150 ms, and within 50 ms. */
export type BeatScore = { record: string; lead: string; learnSeconds: number; count: Count; close: Count };
export type BeatAsk = { lead?: number; learnSeconds?: number };

/** Scores a record by EC57: the lead that is asked for; else I and II where both are recorded, else the first. [ECG-3] */
export async function scoreRecord(core: WebAssembly.Module, header: string, ask: BeatAsk): Promise<Result<BeatScore[]>> {
  const read = await readRecordingAt(header);
  if (!read.ok) return read;
  const recording = read.value;
  if (!recording.annotations) return refuse('signals.file.annotations', { file: path.basename(header) });
  const scores: BeatScore[] = [];
  for (const lead of ask.lead === undefined ? (limbLeadsOf(recording) ?? [0]) : [ask.lead]) {
    const score = scoreLead(core, { record: path.basename(header, '.hea'), recording, lead }, ask);
    if (!score.ok) return score;
    scores.push(score.value);
  }
  return ok(scores);
}

function scoreLead(core: WebAssembly.Module, at: { record: string; recording: Recording; lead: number }, ask: BeatAsk): Result<BeatScore> {
  const { record, recording, lead } = at;
  const { sampleRateHz, annotations = [] } = recording;
  const analysis = analyseLeads(core, recording, [lead], { mode: 'monitor', notchHz: 0 });
  if (!analysis.ok) return analysis;
  const { name, samples } = recording.leads[lead]!;
  const learnSeconds = ask.learnSeconds ?? learnSecondsOf(samples.length / sampleRateHz);
  const found = analysis.value.beats.map(({ sample }) => sample);
  const within = (windowMs: number) => scoreBeats({ annotations, found, sampleRateHz, windowMs, learnSeconds });
  return ok({ record, lead: name, learnSeconds, count: within(MATCH_WINDOW_MS), close: within(CLOSE_WINDOW_MS) });
}
