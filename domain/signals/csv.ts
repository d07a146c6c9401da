import { ok, refuse } from '../result';
import type { Result } from '../result';
import { utf8Text } from './bytes';
import { declaredRate, readCsvHeader, withUnits } from './csv-header';
import type { CsvHeader } from './csv-header';
import { asUtf8, linesOf } from './csv-lines';
import { rateOfTimes } from './csv-rate';
import { readRow } from './csv-rows';
import { COLUMNS_MOST, isRate, LINE_BYTES_MOST, RATE_LEAST_HZ, RATE_MOST_HZ } from './file-limits';
import { finishLeads } from './finish-leads';
import { note } from './recording';
import type { RecordedLead, Recording, SignalFile } from './recording';

/** From this step on, a time column without a unit is in milliseconds: no heart is recorded at 2 Hz. */
const STEP_THAT_IS_MS = 0.5;

/** Reads a table with a header: leads in millivolt, their rate from a time column, from a comment, or as given. [ECG-4] */
export function readCsv(file: SignalFile, given?: { sampleRateHz?: number }): Result<Recording> {
  const bytes = asUtf8(file.bytes);
  const table = openTable(file.name, bytes);
  if (!table.ok) return table;
  const { header, first, declared } = table.value;
  const values = columnsIn(file.name, bytes, header, first);
  if (!values.ok) return values;
  const rows = values.value;
  const notes: string[] = [];
  const time = header.columns.findIndex((column) => column.kind === 'time');
  const rate = rateOf(file.name, { header, rows, time, first, notes, declared: given?.sampleRateHz ?? declared });
  if (!rate.ok) return rate;
  return finishLeads(file.name, { format: 'csv', sampleRateHz: rate.value, leads: leadsOf(header, rows, notes), notes });
}

type Table = { header: CsvHeader; first: { from: number; line: number }; declared: number | undefined };

/** The header, the rate that is declared above it, and where the rows begin. */
function openTable(file: string, bytes: Uint8Array): Result<Table> {
  let header: CsvHeader | undefined;
  let declared: number | undefined;
  for (const { from, to, line } of linesOf(bytes)) {
    if (to - from > LINE_BYTES_MOST) return refuse('signals.file.line-too-long', { file, row: line });
    const text = utf8Text(bytes, from, to);
    if (!header) {
      declared ??= declaredRate(text);
      if (/^\s*(#|sep=)/i.test(text) && !/^\s*#\s*[,;\t]/.test(text)) continue;
      header = readCsvHeader(text);
      if (!header) return refuse('signals.file.csv-header', { file });
      if (header.columns.length > COLUMNS_MOST) return refuse('signals.file.too-many-signals', { file, signals: header.columns.length, most: COLUMNS_MOST });
      continue;
    }
    const united = withUnits(header, text);
    if (united) {
      header = united;
      continue;
    }
    if (!header.columns.some((column) => column.kind === 'lead')) return refuse('signals.file.no-leads', { file });
    return ok({ header, first: { from, line }, declared });
  }
  return header ? refuse('signals.file.no-samples', { file }) : refuse('signals.file.csv-header', { file });
}

type Rows = { count: number; columns: (Float32Array | Float64Array)[] };

/** All rows as columns. A row has at least one byte for each of its cells, so the bytes bound what is allocated. */
function columnsIn(file: string, bytes: Uint8Array, { delimiter, columns }: CsvHeader, first: Table['first']): Result<Rows> {
  const body = bytes.subarray(first.from);
  let lines = 0;
  for (const { from, to, line } of linesOf(body)) {
    if (to - from > LINE_BYTES_MOST) return refuse('signals.file.line-too-long', { file, row: first.line + line - 1 });
    lines++;
  }
  const room = Math.min(lines, Math.floor((body.length + 1) / columns.length));
  const kept = columns.map((column) => (column.kind === 'time' ? new Float64Array(room) : new Float32Array(column.kind === 'lead' ? room : 0)));
  const row = new Float64Array(columns.length);
  let count = 0;
  for (const { from, to, line } of linesOf(body)) {
    const at = first.line + line - 1;
    const cells = readRow(body, from, to, delimiter, row);
    if (cells < 0) return refuse('signals.file.csv-number', { file, row: at, column: ~cells + 1 });
    if (cells !== columns.length || count === room) return refuse('signals.file.csv-columns', { file, row: at, expected: columns.length, found: cells });
    for (let column = 0; column < cells; column++) if (columns[column]!.kind !== 'other') kept[column]![count] = row[column]!;
    count++;
  }
  return ok({ count, columns: kept.map((column) => column.subarray(0, count)) });
}

type RateFacts = { header: CsvHeader; rows: Rows; time: number; first: Table['first']; notes: string[]; declared: number | undefined };

function rateOf(file: string, { header, rows, time, first, notes, declared }: RateFacts): Result<number> {
  const column = header.columns[time];
  if (column?.kind !== 'time') {
    if (declared === undefined) return refuse('signals.file.csv-rate', { file });
    if (!isRate(declared)) return refuse('signals.file.rate', { file, sampleRateHz: declared, least: RATE_LEAST_HZ, most: RATE_MOST_HZ });
    return ok(declared);
  }
  const times = rows.columns[time] as Float64Array;
  const long = Math.abs((times.at(-1) ?? 0) - (times[0] ?? 0)) / Math.max(1, rows.count - 1) >= STEP_THAT_IS_MS;
  const unit = column.secondsPer ?? (long ? 1e-3 : 1);
  if (column.secondsPer === undefined) notes.push(note(long ? 'time-ms' : 'time-s'));
  return rateOfTimes(
    file,
    times.map((value) => value * unit),
    first.line,
  );
}

function leadsOf({ columns }: CsvHeader, rows: Rows, notes: string[]): RecordedLead[] {
  const measured = columns.some((column) => column.kind === 'lead' && column.millivoltsPer !== undefined);
  return columns.flatMap((column, index): RecordedLead[] => {
    if (column.kind === 'other' && column.unit !== '') notes.push(note('lead-unit', { lead: column.name, unit: column.unit }));
    if (column.kind !== 'lead') return [];
    const per = column.millivoltsPer ?? 1;
    if (column.millivoltsPer === undefined)
      notes.push(measured ? note('lead-unit', { lead: column.name, unit: '-' }) : note('unit-assumed', { lead: column.name }));
    if (column.millivoltsPer === undefined && measured) return [];
    const samples = rows.columns[index] as Float32Array;
    return [{ name: column.name, unit: 'mV', samples: per === 1 ? samples : samples.map((value) => value * per) }];
  });
}
