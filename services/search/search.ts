import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { otherKeyboard } from '#domain/search/keyboard';
import { meantQuery, rankEntries, searchKinds, type Answering, type SearchKind } from '#domain/search/rank';
import { queryWords } from '#domain/search/words';
import type { Ctx } from '../context';
import { searchEntries, searchWords } from '../store/tables';
import { knownWords } from './known-words';
import { refreshSoon } from './refresh';

export type SearchResult = { kind: SearchKind; slug: string; reader: string | null; title: string; summary: string };
export type Found = {
  results: SearchResult[];
  /** What was probably meant: its results are shown. */
  meant: string | null;
  /** Whether a result has all the words, or some of them. */
  whole: boolean;
};

/** So many results are shown, of so many rows that are weighed. */
const MOST_RESULTS = 24;
const MOST_HITS = 4_000;
const MOST_WEIGHED = 3 * MOST_RESULTS;

/** Products, manuals and pages that answer a question; slips, joined words and the wrong keyboard are forgiven. [PROD-4] */
export async function search(ctx: Ctx, query: string): Promise<Found> {
  await refreshSoon(ctx);
  const straight = await attempt(ctx, query);
  if (straight.results.length > 0) return straight;
  const turned = otherKeyboard(query);
  const other = turned ? await attempt(ctx, turned) : null;
  return other && other.results.length > 0 ? { ...other, meant: other.meant ?? turned } : straight;
}

async function attempt(ctx: Ctx, query: string): Promise<Found> {
  const asked = await knownWords(ctx, queryWords(query));
  const ranked = rankEntries(asked, await hitsOf(ctx, asked)).slice(0, MOST_WEIGHED);
  if (ranked.length === 0) return { results: [], meant: null, whole: false };
  const rows = await ctx.rt.db
    .select()
    .from(searchEntries)
    .where(
      inArray(
        searchEntries.id,
        ranked.map((one) => one.entryId),
      ),
    );
  const found = ranked.flatMap(({ entryId, score }) => rows.filter((row) => row.id === entryId).map((row) => ({ ...row, score })));
  const results = found
    .sort((a, b) => b.score - a.score || searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind) || a.id - b.id)
    .slice(0, MOST_RESULTS)
    .map(({ kind, slug, reader, title, summary }) => ({ kind, slug, reader, title, summary }));
  return { results, meant: meantQuery(asked), whole: ranked.every((one) => one.whole) };
}

async function hitsOf(ctx: Ctx, asked: readonly Answering[]) {
  const words = [...new Set(asked.flatMap(({ known }) => [...known.keys()]))];
  if (words.length === 0) return [];
  return ctx.rt.db
    .select({ entryId: searchWords.entryId, word: searchWords.word, weight: searchWords.weight })
    .from(searchWords)
    .where(and(eq(searchWords.lang, ctx.lang), inArray(searchWords.word, words)))
    .orderBy(desc(searchWords.weight), searchWords.entryId)
    .limit(MOST_HITS);
}
