import { refuse, ok } from '#domain/result';
import type { Result } from '#domain/result';
import type { Recording, RecordedLead } from '#domain/signals/recording';
import { analyseEcg, deriveLeads } from '#wasm/ecg';
import type { EcgAnalysis, EcgMode, Notch } from '#wasm/ecg';
import { SignalError } from '#wasm/signal-error';

export type EcgChoice = { mode: EcgMode; notchHz: Notch };

/** One lead of a recording, by its number from 0. */
export function ecgLeadOf(recording: Recording, lead: number): Result<RecordedLead> {
  const found = recording.leads[lead];
  if (!found) return refuse('signals.lead.unknown', { lead, leads: recording.leads.length });
  return found.unit === 'mV' ? ok(found) : refuse('signals.lead.no-ecg', { lead: found.name });
}

/** Where leads I and II stand in a recording that has both. */
export function limbLeadsOf(recording: Recording): [number, number] | undefined {
  const at = (name: string) => recording.leads.findIndex((lead) => lead.name.trim().toUpperCase() === name && lead.unit === 'mV');
  const [one, two] = [at('I'), at('II')];
  return one >= 0 && two >= 0 ? [one, two] : undefined;
}

/** Analyses one lead, or leads I and II into six; what the core cannot take is refused. [ECG-1, ECG-3] */
export function analyseLeads(core: WebAssembly.Module, recording: Recording, leads: [number] | [number, number], choice: EcgChoice): Result<EcgAnalysis> {
  const first = ecgLeadOf(recording, leads[0]);
  if (!first.ok) return first;
  const second = leads.length === 2 ? ecgLeadOf(recording, leads[1]) : undefined;
  if (second && !second.ok) return second;
  const { sampleRateHz } = recording;
  try {
    return ok(analyseEcg(core, { sampleRateHz, leads: second ? [first.value.samples, second.value.samples] : [first.value.samples], ...choice }));
  } catch (error) {
    return coreRefusal(error);
  }
}

/** Leads I and II into six as they were recorded, without filters. [ECG-1] */
export function deriveSix(core: WebAssembly.Module, recording: Recording, [one, two]: [number, number]): Result<Float32Array[]> {
  try {
    return ok(deriveLeads(core, [recording.leads[one]!.samples, recording.leads[two]!.samples]));
  } catch (error) {
    return coreRefusal(error);
  }
}

/** A fault of the core as a refusal: what it is given is checked by it alone. [SIG-4] */
export function coreRefusal(error: unknown): Result<never> {
  if (error instanceof SignalError) return refuse(`signals.core.${error.fault}`, error.facts);
  throw error;
}
