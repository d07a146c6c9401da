import { refuse, type Result } from '#domain/result';
import { kindOfStep, PANEL_LEAST_SECONDS, PANEL_MOST_SECONDS, type PanelChange } from '#domain/signals/panel';
import type { PanelResult } from '#domain/signals/panel-result';
import { sampleRecording, type PanelSampleName } from '#domain/signals/panel-samples';
import { readRecording } from '#domain/signals/read-recording';
import type { SignalFile } from '#domain/signals/recording';
import { openStepsCore } from '../core';
import { ecgPanel } from './ecg-panel';
import { soundPanel } from './sound-panel';

/** What the panel computes: a sample of ours or somebody's files, with one constant that may be other than usual. */
export type PanelTask = { sample: PanelSampleName; change: PanelChange | null } | { files: SignalFile[]; change: PanelChange | null };

/** Computes a task, in another process where there is one for it; null where its time was up, or too many wait. */
export type ComputePanel = (task: PanelTask) => Promise<Result<PanelResult> | null>;

/** Reads a recording, known by its content, and computes it step by step; nothing of it is kept. [ACAD-4] */
export async function computePanel(task: PanelTask): Promise<Result<PanelResult>> {
  const read = 'sample' in task ? { ok: true as const, value: sampleRecording(task.sample) } : readRecording(task.files);
  if (!read.ok) return { ...read, field: 'recording' };
  const recording = read.value;
  const seconds = (recording.leads[0]?.samples.length ?? 0) / recording.sampleRateHz;
  if (seconds > PANEL_MOST_SECONDS) return refuse('panel.too-long', { minutes: PANEL_MOST_SECONDS / 60 }, { field: 'recording' });
  if (seconds < PANEL_LEAST_SECONDS) return refuse('panel.too-short', { seconds: PANEL_LEAST_SECONDS }, { field: 'recording' });
  const core = await openStepsCore();
  const kind = recording.format === 'wav' ? 'sound' : 'ecg';
  if (task.change && kindOfStep(task.change.step) !== kind) return refuse('panel.step-of-other', undefined, { field: 'step' });
  const found = kind === 'sound' ? soundPanel(core, recording, task.change) : ecgPanel(core, recording, task.change);
  return found.ok ? found : { ...found, field: 'recording' };
}
