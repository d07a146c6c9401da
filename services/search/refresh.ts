import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import { searchKinds, WORD_WEIGHTS, type SearchKind } from '#domain/search/rank';
import { indexWords } from '#domain/search/words';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { searchEntries, searchStale, searchWords } from '../store/tables';
import { documentsOf, type SearchDocument } from './documents';

const LOT = 20;
/** Rows in one statement: PostgreSQL limits the number of parameters. */
const ROWS = 1_000;

/** Indexes what was just edited before a search: one batch at most, the rest is the job's. Cheap when nothing was. [PROD-4] */
export async function refreshSoon(ctx: Ctx): Promise<void> {
  await refreshLots(ctx, 1);
}

/** Updates the index to what is published now, batch by batch: documents that editors have changed are indexed again. [PROD-4] */
export const refreshSearch = clockwork('search.refresh', (ctx) => refreshLots(ctx, Number.POSITIVE_INFINITY));

async function refreshLots(ctx: Ctx, lots: number): Promise<void> {
  for (let left = lots, lot = LOT; lot === LOT && left > 0; left -= 1) {
    const [changed] = await ctx.rt.db.select({ kind: searchStale.kind }).from(searchStale).limit(1);
    if (!changed) return;
    const done = await commit<number>(ctx, async (tx) => ({ value: await indexLot(tx, ctx), audit: [] }));
    if (!done.ok) throw new Error(`the search's index was not refreshed: ${done.code}`);
    lot = done.value;
  }
}

/** Indexes one batch; rows that another process is indexing, or an editor is saving, are left to the next round. */
async function indexLot(tx: Tx, ctx: Ctx): Promise<number> {
  // Services and products first: they are waited for most.
  const stale = await tx.select().from(searchStale).orderBy(desc(searchStale.kind), searchStale.refId).limit(LOT).for('update', { skipLocked: true });
  for (const { kind, refId } of stale) {
    const known = searchKinds.find((one) => one === kind);
    if (known) await indexDocument(tx, ctx, known, refId);
    await tx.delete(searchStale).where(and(eq(searchStale.kind, kind), eq(searchStale.refId, refId)));
  }
  return stale.length;
}

async function indexDocument(tx: Tx, ctx: Ctx, kind: SearchKind, refId: number): Promise<void> {
  await tx.delete(searchEntries).where(and(eq(searchEntries.kind, kind), eq(searchEntries.refId, refId)));
  for (const found of await documentsOf(tx, kind, refId)) {
    const { lang, slug, reader, title, summary } = found;
    const [entry] = await tx
      .insert(searchEntries)
      .values({ kind, refId, lang, slug, reader, title, summary, indexedAt: ctx.now })
      .returning({ id: searchEntries.id });
    if (!entry) throw new Error('an entry was not made');
    const words = [...weighted(found)].map(([word, weight]) => ({ lang, word, weight, entryId: entry.id }));
    for (const rows of inLots(words)) await tx.insert(searchWords).values(rows);
  }
}

/** Each word with the most that it says about the document. */
function weighted(found: SearchDocument): Map<string, number> {
  const words = new Map<string, number>();
  const parts = [
    [found.title, WORD_WEIGHTS.title],
    [found.keywords, WORD_WEIGHTS.keyword],
    [found.summary, WORD_WEIGHTS.summary],
    [found.text, WORD_WEIGHTS.text],
  ] as const;
  for (const [text, weight] of parts) for (const word of indexWords(text)) if (!words.has(word)) words.set(word, weight);
  return words;
}

function inLots<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) => rows.slice(at * ROWS, (at + 1) * ROWS));
}
