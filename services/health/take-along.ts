import { ehrCodes, type TakenEntry } from '#domain/ehr/kind';
import { MOST_ENTRIES } from '#domain/ehr/steps';
import type { TakenRecord } from '#domain/records/take-along';
import { ok } from '#domain/result';
import { service } from '../service';
import { shownFacts, takenEntry, type EhrFacts } from './ehr';
import { seeFile, whoseFile } from './own-file';
import { keyIn, shownReading } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { historyTaken, type EhrRow } from './store/ehr';
import { factsValue, type FactsRow } from './store/ehr-facts';
import { keyValue } from './store/files';
import { recordsAfter, type ReadingRow } from './store/readings';
import type { Door } from './store/see';

/** So many records are read at once: a file of years is taken along lot by lot, and none waits for all of it. */
const LOT = 500;

/** A part of a file that is taken along. */
export type Lot = {
  ref: string;
  card: Card;
  records: Omit<TakenRecord, 'files'>[];
  files: { record: string; id: string; kind: string; bytes: number }[];
  next: number | null;
};
export type TakenRow = ReadingRow & { words_sealed: string | null; files: { id: string; kind: string; bytes: number }[] };

/** A record as it is taken along, with what is sealed opened. */
export function takenOf(row: TakenRow, key: ReturnType<typeof keyIn>): Omit<TakenRecord, 'files'> {
  const { ref, type, numbers, choices, lines, measuredAt, class: said, rule, origin, confirmed } = shownReading(row, key);
  const words = row.words_sealed !== null && key ? key.open('words', row.words_sealed) : null;
  return { ref, type, numbers, choices, lines, measuredAt, words, class: said, rule, origin, confirmed };
}

/** The next records of a file, the first written first, for whoever may take it along; each lot asks the right anew and leaves its line. [DASH-5: export, ROLE-4] */
export const exportLot = service('health.export', async (ctx, { of, after }: { of: string | null; after: number }) => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.export', whose: whoseFile(of), door: 'export' },
    entries: recordsAfter(after, LOT),
    besides: { card: cardFor(ctx.actor.userId), key: keyValue },
  });
  if (!seen.ok) return seen;
  const key = keyIn(ctx, seen.value);
  const rows = seen.value.entries as TakenRow[];
  const records = rows.map((row) => takenOf(row, key));
  return ok<Lot>({
    ...{ ref: seen.value.ref, card: (seen.value.besides as { card: Card }).card, records },
    files: rows.flatMap(({ ref, files }) => files.map((file) => ({ record: ref, ...file }))),
    next: rows.length === LOT ? Number(rows.at(-1)?.id) : null,
  });
});

/** A history as it is taken along: who it is, and what was written down. */
export type TakenHistory = { facts: Omit<EhrFacts, 'version'>; entries: TakenEntry[] };

/** The history of a file, whole, for whoever may take it along; it asks the right anew and leaves its own line. [EHR-3: bundle, DASH-5: export, ROLE-4] */
export const exportHistory = service('health.export', async (ctx, { of, door = 'export' }: { of: string | null; door?: Door }) => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.export', whose: whoseFile(of), door, type: 'ehr' },
    entries: historyTaken({ kinds: ehrCodes, after: 0, from: null, to: null, most: ehrCodes.length * (MOST_ENTRIES + 1) }),
    besides: { key: keyValue, facts: factsValue },
  });
  if (!seen.ok) return seen;
  const key = keyIn(ctx, seen.value);
  const { version: _, ...facts } = shownFacts(seen.value.besides['facts'] as FactsRow, key);
  return ok<TakenHistory>({ facts, entries: (seen.value.entries as EhrRow[]).map((row) => takenEntry(row, key)) });
});
