import { ok, refuse } from '../result';
import type { Result } from '../result';
import { chooseLeads } from './choose-leads';
import { finishLeads } from './finish-leads';
import { note } from './recording';
import type { Annotation, RecordedLead, Recording, SignalFile } from './recording';
import { millivoltsPer } from './units';
import { readWfdbAnnotations } from './wfdb-annotations';
import { framesIn } from './wfdb-frames';
import type { DecodedSignal } from './wfdb-frames';
import { readWfdbHeader } from './wfdb-header';
import type { WfdbHeader, WfdbSignal } from './wfdb-header';

/** Steps of the converter for a millivolt where the header does not say. */
const GAIN_BY_DEFAULT = 200;
const ANNOTATORS = ['atr', 'qrs', 'ecg', 'ari', 'beats'];

/** The last part of a path, as WFDB headers name their files. */
const baseName = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** The files that a header needs beside it, and those that may carry its annotations, by name. */
export function wfdbParts(header: SignalFile): Result<{ data: string[]; annotations: string[] }> {
  const read = readWfdbHeader(header);
  if (!read.ok) return read;
  const stem = baseName(header.name).replace(/\.hea$/i, '');
  return ok({ data: [...new Set(read.value.signals.map((signal) => signal.file))], annotations: ANNOTATORS.map((kind) => `${stem}.${kind}`) });
}

/** Reads a WFDB record: the header, the files it names (formats 16 and 212), and its annotations when they are there. [ECG-4] */
export function readWfdb(header: SignalFile, files: SignalFile[]): Result<Recording> {
  const read = readWfdbHeader(header);
  if (!read.ok) return read;
  const { signals, sampleRateHz, rateKnown, startedAt } = read.value;
  const chosen = chooseLeads(signals.map(({ name, unit, perFrame }) => ({ name, unit, sampleRateHz: sampleRateHz * perFrame })));
  if (chosen.kept.length === 0) return refuse('signals.file.no-leads', { file: header.name });
  const notes = [...(rateKnown ? [] : [note('rate-assumed', { sampleRateHz })]), ...chosen.notes];
  const leads = readLeads(read.value, files, new Set(chosen.kept), notes);
  if (!leads.ok) return leads;
  const annotations = annotationsOf(header, files, chosen.sampleRateHz);
  if (!annotations.ok) return annotations;
  return finishLeads(header.name, {
    format: 'wfdb',
    sampleRateHz: chosen.sampleRateHz,
    ...(startedAt ? { startedAt } : {}),
    leads: leads.value,
    ...(annotations.value ? { annotations: annotations.value } : {}),
    notes,
  });
}

function readLeads(header: WfdbHeader, files: SignalFile[], kept: Set<number>, notes: string[]): Result<RecordedLead[]> {
  const leads: RecordedLead[] = [];
  const opened = new Set<string>();
  let absent: string | undefined;
  for (let from = 0; from < header.signals.length;) {
    const name = header.signals[from]!.file;
    let to = from;
    while (header.signals[to]?.file === name) to++;
    const group = header.signals.slice(from, to);
    const wanted = group.flatMap((_, index) => (kept.has(from + index) ? [index] : []));
    from = to;
    // Each file once: a header that came back to one would have it read again and again.
    if (opened.has(name)) return refuse('signals.file.header', { file: `${header.record}.hea`, line: to + 1 });
    opened.add(name);
    if (wanted.length === 0) continue;
    const data = files.find((file) => baseName(file.name) === baseName(name)) ?? files.find((file) => sameName(file.name, name));
    if (!data) {
      absent ??= baseName(name);
      notes.push(...wanted.map((index) => note('part-missing', { lead: group[index]!.name, file: baseName(name) })));
      continue;
    }
    const decode = framesIn(data, group, header.frames);
    if (!decode.ok) return decode;
    for (const index of wanted) {
      const decoded = decode.value(index, stepsPerMillivolt(group[index]!));
      const lead = decoded.signal.name || `${to - group.length + index + 1}`;
      notes.push(...doubts(lead, decoded));
      leads.push({ name: lead, unit: 'mV', samples: decoded.samples, step: 1 / Math.abs(stepsPerMillivolt(group[index]!)) });
    }
  }
  return leads.length === 0 && absent !== undefined ? refuse('signals.file.part-missing', { file: absent }) : ok(leads);
}

const sameName = (one: string, other: string) => baseName(one).toLowerCase() === baseName(other).toLowerCase();

/** What in the header does not agree with the samples, or had to be assumed. */
function doubts(lead: string, { signal, sum, first }: DecodedSignal): string[] {
  return [
    ...(signal.gain === 0 ? [note('gain-assumed', { lead, gain: GAIN_BY_DEFAULT })] : []),
    ...(signal.checksum !== undefined && (signal.checksum & 0xffff) !== sum ? [note('checksum', { lead })] : []),
    ...(signal.initial !== undefined && signal.initial !== first ? [note('first-sample', { lead })] : []),
  ];
}

function stepsPerMillivolt({ gain, unit }: WfdbSignal): number {
  return (gain === 0 ? GAIN_BY_DEFAULT : gain) / (millivoltsPer(unit) ?? 1);
}

function annotationsOf(header: SignalFile, files: SignalFile[], sampleRateHz: number): Result<Annotation[] | undefined> {
  const stem = baseName(header.name).replace(/\.hea$/i, '');
  for (const kind of ANNOTATORS) {
    const file = files.find((one) => sameName(one.name, `${stem}.${kind}`));
    if (file) return readWfdbAnnotations(file, sampleRateHz);
  }
  return ok(undefined);
}
