import type { HistoryLine } from '../../ehr/from-fhir';
import { ok, refuse, type Refusal, type Result } from '../../result';
import { jsonFault } from '../../text/json-shape';
import { readBundle } from './bundle';
import type { ImportedEntry } from './history';
import { IMPORT_MOST_MEGABYTES, IMPORT_MOST_READINGS, readLine, type ImportedReading, type ImportLine } from './line';
import { readTable } from './table';

/** A file whose lines are not judged yet. */
export type OpenedImport = {
  kind: 'bundle' | 'table';
  person: string | null;
  /** Each is read when it is judged: all of a table at once would keep everybody else waiting. */
  lines: { line: () => ImportLine | null; at: number | null }[];
  history: HistoryLine[];
  others: LeftOut[];
};
/** What is left out: a reason, or a kind of resource that has no place here; in how many places, and in which line of a table first. */
export type LeftOut = { why: Refusal | null; what: string | null; n: number; first: number | null };
/** What a file says: readings and entries of the history that can be stored, and what is left out. */
export type ReadImport = { kind: 'bundle' | 'table'; person: string | null; readings: ImportedReading[]; entries: ImportedEntry[]; left: LeftOut[] };

/** Opens a file that another system or a device wrote: a FHIR bundle or a table. What is neither, or is too long, is refused. [REC-4, EHR-3: import, API-7: import] */
export function openImport(text: string): Result<OpenedImport> {
  if (text.length > IMPORT_MOST_MEGABYTES * 1_000_000) return refuse('health.import.too-large', { most: IMPORT_MOST_MEGABYTES }, { field: 'file' });
  const json = asJson(text);
  const bundle = json === undefined ? null : readBundle(json);
  const table = json === undefined ? readTable(text) : null;
  if (!bundle && !table) return refuse('health.import.unknown', undefined, { field: 'file' });
  const count = bundle?.count ?? table?.count ?? 0;
  if (count > IMPORT_MOST_READINGS) return refuse('health.import.too-many', { most: IMPORT_MOST_READINGS, count }, { field: 'file' });
  const lines: OpenedImport['lines'] = bundle ? bundle.lines.map((line) => ({ line: () => line, at: null })) : (table?.lines ?? []);
  const others = bundle?.left.map(({ what, n }) => ({ why: null, what, n, first: null })) ?? [];
  return ok({ kind: bundle ? 'bundle' : 'table', person: bundle?.person ?? null, lines, history: bundle?.history ?? [], others });
}

/** Judges some lines after each other: what of them is a reading, and what is left out, the same reason once. */
export function judgeLines(lines: OpenedImport['lines'], now: Date, before: Pick<ReadImport, 'readings' | 'left'>): Pick<ReadImport, 'readings' | 'left'> {
  const left = new Map(before.left.map((one) => [nameOf(one), one]));
  const readings = [...before.readings];
  for (const { line, at } of lines) {
    const said = line();
    const read = said ? readLine(said, now) : refuse('health.import.line');
    if (read.ok) {
      readings.push(read.value);
      continue;
    }
    leave(left, { why: read, what: null, n: 1, first: at });
  }
  return { readings, left: [...left.values()] };
}

/** What else is left out, the same reason once. */
export function leftToo(before: readonly LeftOut[], wrong: readonly Refusal[]): LeftOut[] {
  const left = new Map(before.map((one) => [nameOf(one), one]));
  for (const why of wrong) leave(left, { why, what: null, n: 1, first: null });
  return [...left.values()];
}

function leave(left: Map<string, LeftOut>, one: LeftOut): void {
  const same = left.get(nameOf(one));
  left.set(nameOf(one), same ? { ...same, n: same.n + 1 } : one);
}

const nameOf = ({ why, what }: LeftOut): string => (why ? `${why.code} ${why.field ?? ''}` : `resource ${what}`);

/** JSON, or nothing: a table is none. What is nested deeper than any resource, or has a NUL, is not parsed. */
function asJson(text: string): unknown {
  if (!/^[\s\ufeff]*[{[]/.test(text.slice(0, 1_000))) return undefined;
  if (jsonFault(text) !== null) return null;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}
