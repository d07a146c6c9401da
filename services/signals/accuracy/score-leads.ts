import path from 'node:path';
import { ok } from '#domain/result';
import type { Result } from '#domain/result';
import { sixLeads } from '#domain/signals/strip';
import { analyseLeads, limbLeadsOf } from '../analyse-recording';
import { readRecordingAt } from '../read-file';

const FILTER = { mode: 'diagnostic', notchHz: 0 } as const;
const DERIVED = sixLeads.slice(2);

/** The farthest that each computed lead lies from the recorded one, in steps of the converter. */
export type LeadScore = { record: string; steps: Record<string, number>; most: number };

/**
 * Holds III, aVR, aVL and aVF of the core against those that were recorded; nothing when a record has none of them.
 * Both sides pass the same filter, which is linear: what differs is the mathematics and the converter's rounding. [ECG-1]
 */
export async function scoreLeads(core: WebAssembly.Module, header: string): Promise<Result<LeadScore | undefined>> {
  const read = await readRecordingAt(header);
  if (!read.ok) return read;
  const recording = read.value;
  const limbs = limbLeadsOf(recording);
  const recorded = DERIVED.map((name) => recording.leads.findIndex((lead) => lead.name.trim().toUpperCase() === name.toUpperCase()));
  if (!limbs || recorded.every((index) => index < 0)) return ok(undefined);
  const computed = analyseLeads(core, recording, limbs, FILTER);
  if (!computed.ok) return computed;
  const steps: Record<string, number> = {};
  for (const [index, at] of recorded.entries()) {
    if (at < 0) continue;
    const filtered = analyseLeads(core, recording, [at], FILTER);
    if (!filtered.ok) return filtered;
    const step = recording.leads[at]!.step ?? 1e-3;
    steps[DERIVED[index]!] = farthest(computed.value.leads[index + 2]!, filtered.value.leads[0]!) / step;
  }
  return ok({ record: path.basename(header, '.hea'), steps, most: Math.max(...Object.values(steps)) });
}

function farthest(one: Float32Array, other: Float32Array): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - other[index]!)), 0);
}
