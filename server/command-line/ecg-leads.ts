import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCsv } from '#domain/signals/csv-write';
import { writeEdf } from '#domain/signals/edf-write';
import type { Recording, SignalFile } from '#domain/signals/recording';
import { sixLeads } from '#domain/signals/strip';
import { writeWfdb } from '#domain/signals/wfdb-write';
import { analyseLeads, deriveSix, limbLeadsOf } from '#services/signals/analyse-recording';
import { openCore } from '#services/signals/core';
import { filterOf, oneOf, openRecord, parsed } from './ecg-options';
import { CommandFault, inJson, placeOf, valueOf } from './run-command';

const USAGE = 'ecg -- leads RECORD [--format csv|json|edf|wfdb] [--out PATH] [--mode raw|monitor|diagnostic] [--notch 0|50|60]';
/** As recorded, without filters. */
const RAW = 'raw';
const FORMATS = ['csv', 'json', 'edf', 'wfdb'] as const;

/** Six leads from leads I and II, as recorded or filtered: a table or JSON on stdout, or files of any format beside PATH. [ECG-1] */
export async function ecgLeads(args: string[]): Promise<string> {
  const { place, typed } = parsed(args, USAGE);
  const format = oneOf('format', FORMATS, typed.format) ?? 'csv';
  const { record, recording } = await openRecord(place, typed);
  const limbs = limbLeadsOf(recording);
  if (!limbs) throw new CommandFault(`${record} has no leads I and II; it has ${recording.leads.map(({ name }) => name).join(', ')}`);
  const core = await openCore();
  const filter = typed.mode === undefined || typed.mode === RAW ? RAW : filterOf(typed);
  const leads = filter === RAW ? valueOf(deriveSix(core, recording, limbs)) : valueOf(analyseLeads(core, recording, limbs, filter)).leads;
  const { sampleRateHz, startedAt } = recording;
  const six: Recording = {
    format: 'csv',
    sampleRateHz,
    startedAt,
    leads: leads.map((samples, index) => ({ name: sixLeads[index]!, unit: 'mV', samples })),
    notes: [],
  };
  if (typed.out !== undefined) return inJson({ record, files: await written(filesOf(six, format, path.basename(typed.out)), placeOf(typed.out)) });
  if (format === 'csv') return Buffer.from(writeCsv(six, record).bytes).toString('utf8');
  if (format !== 'json') throw new CommandFault(`--format ${format} writes files: say where by --out PATH`);
  return inJson({
    record,
    sampleRateHz,
    ...(filter === RAW ? { mode: RAW } : filter),
    leads: Object.fromEntries(six.leads.map(({ name, samples }) => [name, Array.from(samples)])),
  });
}

function filesOf(recording: Recording, format: (typeof FORMATS)[number], name: string): SignalFile[] {
  const stem = name.replace(/\.(hea|csv|edf|json)$/i, '');
  if (format === 'wfdb') return writeWfdb(recording, { record: stem.replace(/[^\w-]/g, '_'), format: 16 });
  if (format === 'edf') return [writeEdf(recording, `${stem}.edf`)];
  if (format === 'csv') return [writeCsv(recording, `${stem}.csv`)];
  throw new CommandFault('--format json has no files: leave out --out');
}

async function written(files: SignalFile[], place: string): Promise<string[]> {
  const places = files.map((file) => path.join(path.dirname(place), file.name));
  for (const [index, file] of files.entries()) await writeFile(places[index]!, file.bytes);
  return places;
}
