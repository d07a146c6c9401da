import { ok, refuse } from '../result';
import type { Result } from '../result';
import { startsWith } from './bytes';
import { chooseLeads } from './choose-leads';
import { ANNOTATIONS_MOST } from './file-limits';
import { finishLeads } from './finish-leads';
import { note } from './recording';
import type { Annotation, RecordedLead, Recording, SignalFile } from './recording';
import { readTals, RECORDING_ENDS } from './edf-annotations';
import { readEdfHeader } from './edf-header';
import type { EdfHeader, EdfSignal } from './edf-header';
import { millivoltsPer } from './units';

/** Whether the bytes begin as EDF does: version 0 and the number of signals where it stands. */
export function isEdf(bytes: Uint8Array): boolean {
  return startsWith(bytes, '0       ') && bytes.length >= 184;
}

/** Reads EDF and continuous EDF+: the voltage signals of one rate, in millivolt, and the annotations. [ECG-4] */
export function readEdf(file: SignalFile): Result<Recording> {
  const read = readEdfHeader(file);
  if (!read.ok) return read;
  const header = read.value;
  const ordinary = header.signals.filter((signal) => !signal.isAnnotations);
  const rateOf = (signal: EdfSignal) => signal.perRecord / header.recordSeconds;
  const { kept, sampleRateHz, notes } = chooseLeads(ordinary.map((signal) => ({ name: signal.name, unit: signal.unit, sampleRateHz: rateOf(signal) })));
  if (kept.length === 0) return refuse('signals.file.no-leads', { file: file.name });
  const marks = marksIn(file, header, sampleRateHz);
  if (!marks.ok) return marks;
  const { annotations, end } = marks.value;
  const leads: RecordedLead[] = [];
  for (const index of kept) {
    const signal = ordinary[index]!;
    const samples = samplesOf(file, header, signal, end);
    if (!samples) return refuse('signals.file.scaling', { file: file.name, lead: signal.name });
    leads.push({ name: signal.name || String(index + 1), unit: 'mV', samples });
  }
  if (!header.counted) notes.push(note('length-unknown'));
  const { startedAt } = header;
  return finishLeads(file.name, { format: 'edf', sampleRateHz, ...(startedAt ? { startedAt } : {}), leads, ...(annotations ? { annotations } : {}), notes });
}

/** physical = low + (digital − low) × (high − low) / (high − low), as the header scales it; a scale of no width gives nothing. */
function samplesOf({ bytes }: SignalFile, header: EdfHeader, { unit, low, high, perRecord, at }: EdfSignal, end: number): Float32Array | undefined {
  const step = ((high.physical - low.physical) / (high.digital - low.digital)) * (millivoltsPer(unit) ?? 1);
  if (!Number.isFinite(step) || step === 0) return undefined;
  const zero = low.physical * (millivoltsPer(unit) ?? 1) - low.digital * step;
  const samples = new Float32Array(Math.min(end, header.records * perRecord));
  for (let i = 0; i < samples.length; i++) {
    const record = Math.floor(i / perRecord);
    const place = header.headerBytes + record * header.recordBytes + at + 2 * (i - record * perRecord);
    samples[i] = zero + (((bytes[place]! | (bytes[place + 1]! << 8)) << 16) >> 16) * step;
  }
  return samples;
}

/** All marks of the file in samples, and where the recording ends when the last data record says that it was filled up. */
function marksIn({ name, bytes }: SignalFile, header: EdfHeader, sampleRateHz: number): Result<{ annotations?: Annotation[]; end: number }> {
  const channels = header.signals.filter((signal) => signal.isAnnotations);
  const annotations: Annotation[] = [];
  let first: number | undefined;
  let end = Infinity;
  for (let record = 0; record < header.records; record++) {
    for (const channel of channels) {
      const from = header.headerBytes + record * header.recordBytes + channel.at;
      const tals = readTals(bytes.subarray(from, from + 2 * channel.perRecord));
      if (!tals || annotations.length + tals.marks.length > ANNOTATIONS_MOST) return refuse('signals.file.annotations', { file: name });
      // The file's clock has whole seconds; the first record says how far into one it began.
      first ??= tals.start ?? 0;
      for (const { onset, text } of tals.marks) {
        const sample = Math.round((onset - first) * sampleRateHz);
        if (text === RECORDING_ENDS && record === header.records - 1) end = sample;
        else annotations.push({ sample, code: text });
      }
    }
  }
  const filled = (header.records - 1) * header.recordSeconds * sampleRateHz;
  return ok({ ...(channels.length > 0 ? { annotations } : {}), end: end > filled ? end : Infinity });
}
