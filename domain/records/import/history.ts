import { readEntry, type Entry } from '../../ehr/read-entry';
import { ehrKind } from '../../ehr/kinds';
import type { HistoryLine } from '../../ehr/from-fhir';
import type { EhrCode } from '../../ehr/kind';
import { refuse, type Refusal } from '../../result';

/** An entry of the history that a file brings; without one, that there is none of its kind. */
export type ImportedEntry = { kind: EhrCode; entry: Entry | null };

/** Reads some of what a file says of the history as the forms would; what they would refuse is left with its reason. [EHR-3: import, API-7: import] */
export function judgeHistory(lines: readonly HistoryLine[], today: string): { entries: ImportedEntry[]; wrong: Refusal[] } {
  const entries: ImportedEntry[] = [];
  const wrong: Refusal[] = [];
  for (const { kind, typed } of lines) {
    const row = ehrKind(kind);
    const read = typed && row ? readEntry(row, typed, today) : null;
    if (read && !read.ok) wrong.push(read.refusals[0] ?? refuse('health.import.line'));
    else entries.push({ kind, entry: read?.value ?? null });
  }
  return { entries, wrong };
}

/** All that was read together: the same twice is one, and that there is none counts for nothing beside an entry. */
export function settleHistory(entries: readonly ImportedEntry[]): ImportedEntry[] {
  const all = [...new Map(entries.map((one) => [entryContent(one), one])).values()];
  const told = new Set(all.flatMap(({ kind, entry }) => (entry === null ? [] : [kind])));
  return all.filter(({ kind, entry }) => entry !== null || !told.has(kind));
}

/** What names an entry: its content, so that the same file brings it once. */
export function entryContent({ kind, entry }: ImportedEntry): string {
  const said = entry && Object.entries({ ...entry.plain, ...entry.words }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([kind, said]);
}
