import type { EhrCode, TakenEntry } from '#domain/ehr/kind';
import type { SearchKey, Span } from '#domain/records/fhir-search';
import type { TakenRecord } from '#domain/records/take-along';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { service } from '../service';
import { familyPage } from './family';
import { takenEntry } from './ehr';
import { seeFile, whoseFile } from './own-file';
import { keyIn } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { entryTaken, fileOfEntry, historyTaken, type EhrRow } from './store/ehr';
import { keyValue } from './store/files';
import { fileOfRecord, recordTaken, recordsWithin } from './store/readings';
import { see, type Seen } from './store/see';
import { takenOf, type TakenRow } from './take-along';

/** A record with its files, as another system reads it. */
export type ReadRecord = Omit<TakenRecord, 'files'> & { id: number; files: TakenRow['files'] };
export type ReadFile = { ref: string; card: Card; records: ReadRecord[] };

type Asked = { of: string | null; types: readonly string[]; span: Span; at: SearchKey | null; most: number };

/** Records of a file for another system (FHIR search), for its owner and a child's guardian; the latter's leaves its line. [API-7: read, ROLE-4] */
export const searchRecords = service('health.export', async (ctx, { of, types, span, at, most }: Asked): Promise<Result<ReadFile>> => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.export', whose: whoseFile(of), door: 'api' },
    entries: recordsWithin({ types, from: span.from, to: span.to, at, most }),
    besides: { card: cardFor(ctx.actor.userId), key: keyValue },
  });
  return seen.ok ? ok(readFile(ctx, seen.value)) : seen;
});

/** One record by its reference, whoever's file it is in, for whoever may take that file along. [API-7: read] */
export const readRecord = service('health.export', async (ctx, ref: string): Promise<Result<ReadFile>> => {
  const of = await fileOfRecord(ctx.rt.db, ref);
  const sight = {
    action: 'health.export',
    door: 'api',
    entries: recordTaken(ref),
    needsEntry: true,
    besides: { card: cardFor(ctx.actor.userId), key: keyValue },
  } as const;
  const seen = of === null ? null : await see(ctx, { ...sight, whose: { ref: of } });
  return seen ? ok(readFile(ctx, seen)) : refuse('access.hidden', undefined, { status: 404 });
});

/** Entries of a history as another system reads them, each with its number. */
export type ReadHistory = { ref: string; card: Card; entries: (TakenEntry & { id: number })[] };
type AskedHistory = { of: string | null; kinds: readonly EhrCode[]; span: Span; after: number; most: number };

/** Entries of the history for another system, the first written first, for its owner and a child's guardian; the latter's leaves its line. [API-7: history, ROLE-4] */
export const searchHistory = service('health.export', async (ctx, { of, kinds, span, after, most }: AskedHistory): Promise<Result<ReadHistory>> => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.export', whose: whoseFile(of), door: 'api', type: 'ehr' },
    entries: historyTaken({ kinds, after, from: span.from, to: span.to, most }),
    besides: { card: cardFor(ctx.actor.userId), key: keyValue },
  });
  return seen.ok ? ok(readHistory(ctx, seen.value)) : seen;
});

/** One entry by its reference, in whoever's history it is, for whoever may take that file along. [API-7: history] */
export const readHistoryEntry = service('health.export', async (ctx, ref: string): Promise<Result<ReadHistory>> => {
  const of = await fileOfEntry(ctx.rt.db, ref);
  const sight = {
    ...({ action: 'health.export', door: 'api', type: 'ehr', needsEntry: true } as const),
    entries: entryTaken(ref),
    besides: { card: cardFor(ctx.actor.userId), key: keyValue },
  };
  const seen = of === null ? null : await see(ctx, { ...sight, whose: { ref: of } });
  return seen ? ok(readHistory(ctx, seen)) : refuse('access.hidden', undefined, { status: 404 });
});

/** Whose files an account may take along: its own, and those of children that it keeps. [API-7: read] */
export const filesToTake = service('health.export', async (ctx, of: string | null): Promise<Result<{ ref: string; card: Card }[]>> => {
  const family = of === null ? await familyPage(ctx) : null;
  if (family && !family.ok) return family;
  const children = family?.value.filter(({ relation }) => relation === 'guardian').map(({ ref }) => ref) ?? [];
  const found: { ref: string; card: Card }[] = [];
  for (const one of of === null ? [null, ...children] : [of]) {
    const seen = await seeFile(ctx, { action: 'health.export', whose: whoseFile(one), door: 'api', besides: { card: cardFor(ctx.actor.userId) } });
    if (!seen.ok) return seen;
    found.push({ ref: seen.value.ref, card: seen.value.besides['card'] as Card });
  }
  return ok(found);
});

function readFile(ctx: Ctx, seen: Seen): ReadFile {
  const key = keyIn(ctx, seen);
  const rows = seen.entries as TakenRow[];
  return { ref: seen.ref, card: seen.besides['card'] as Card, records: rows.map((row) => ({ ...takenOf(row, key), id: Number(row.id), files: row.files })) };
}

function readHistory(ctx: Ctx, seen: Seen): ReadHistory {
  const key = keyIn(ctx, seen);
  const rows = seen.entries as EhrRow[];
  return { ref: seen.ref, card: seen.besides['card'] as Card, entries: rows.map((row) => ({ ...takenEntry(row, key), id: Number(row.id) })) };
}
