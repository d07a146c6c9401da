import path from 'node:path';
import { ok } from '#domain/result';
import type { Result } from '#domain/result';
import { sixLeads } from '#domain/signals/strip';
import { deriveSix, limbLeadsOf } from '../analyse-recording';
import { readRecordingAt } from '../read-file';

/** A step of the converter where the file does not say. */
const STEP_MV = 1e-3;
const DERIVED = sixLeads.slice(2);

/** The farthest that each computed lead lies from the recorded one, in steps of the converter. */
export type LeadScore = { record: string; steps: Record<string, number>; most: number };

/** Compares III, aVR, aVL and aVF, as the core derives them from the recorded I and II, with the recorded ones; undefined when a record has none of them. [ECG-1] */
export async function scoreLeads(core: WebAssembly.Module, header: string): Promise<Result<LeadScore | undefined>> {
  const read = await readRecordingAt(header);
  if (!read.ok) return read;
  const limbs = limbLeadsOf(read.value);
  const recorded = DERIVED.map((name) => read.value.leads.find((lead) => lead.name.trim().toUpperCase() === name.toUpperCase()));
  if (!limbs || recorded.every((lead) => lead === undefined)) return ok(undefined);
  const six = deriveSix(core, read.value, limbs);
  if (!six.ok) return six;
  const steps: Record<string, number> = {};
  for (const [index, lead] of recorded.entries()) {
    if (lead) steps[DERIVED[index]!] = farthest(six.value[index + 2]!, lead.samples) / (lead.step ?? STEP_MV);
  }
  return ok({ record: path.basename(header, '.hea'), steps, most: Math.max(...Object.values(steps)) });
}

function farthest(one: Float32Array, other: Float32Array): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - other[index]!)), 0);
}
