import { refuse } from '../result';
import type { Refusal } from '../result';
import { bridgeGaps } from './bridge-gaps';
import { note } from './recording';
import type { RecordedLead, Recording } from './recording';

/** The last step of every reader: holes bridged, empty leads left out, one length for all, and each of it noted. */
export function finishLeads(file: string, recording: Recording): { ok: true; value: Recording } | Refusal {
  const notes = [...recording.notes];
  const length = recording.leads.reduce((least, lead) => Math.min(least, lead.samples.length), Infinity);
  const leads = recording.leads.flatMap((lead): RecordedLead[] => {
    const samples = lead.samples.length > length ? lead.samples.slice(0, length) : lead.samples;
    const bridged = bridgeGaps(samples);
    if (bridged === samples.length) notes.push(note('lead-empty', { lead: lead.name }));
    else if (bridged > 0) notes.push(note('gaps', { lead: lead.name, samples: bridged }));
    return bridged === samples.length ? [] : [{ ...lead, samples }];
  });
  if (leads.length === 0) return refuse('signals.file.no-samples', { file });
  const annotations = recording.annotations?.filter(({ sample }) => sample >= 0 && sample < length);
  return { ok: true, value: { ...recording, leads, ...(annotations ? { annotations } : {}), notes } };
}
