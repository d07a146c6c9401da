import { and, desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { leadsOf, type Hit } from '#domain/search/rank';
import type { Unit } from '#domain/search/unit';
import type { Ctx } from '../context';
import { searchEntries, searchWords } from '../store/tables';

/** The most rows that a query is answered from. */
const MOST_HITS = 4_000;

/** The documents that have a question's words, or that its names lead to: one statement. [PROD-4] */
export async function hitsOf(ctx: Ctx, units: readonly Unit[]): Promise<Hit[]> {
  const words = [...new Set(units.flatMap(({ known }) => [...known.keys()]))];
  const { products, pages } = leadsOf(units);
  const { entryId, word, weight, lang } = searchWords;
  const { id, kind, slug } = searchEntries;
  const byWord = ctx.rt.db
    .select({ entryId: id, kind, slug, word: sql<string | null>`${word}`.as('word'), weight: sql<number>`${weight}::int`.as('weight') })
    .from(searchWords)
    .innerJoin(searchEntries, eq(id, entryId))
    .where(and(eq(lang, ctx.lang), inArray(word, words.length > 0 ? words : ['']))) // prettier-ignore
    .orderBy(desc(weight), entryId)
    .limit(MOST_HITS);
  const bySlug = ctx.rt.db
    .select({ entryId: id, kind, slug, word: sql<string | null>`null::text`.as('word'), weight: sql<number>`0`.as('weight') })
    .from(searchEntries)
    .where(and(eq(searchEntries.lang, ctx.lang), inArray(slug, [...products, ...pages, ''])));
  return byWord.unionAll(bySlug);
}
