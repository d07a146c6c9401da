import { and, desc, eq, inArray, like, sql } from '@payloadcms/db-postgres/drizzle';
import { gramsOf, likeness, slipsForgiven } from '#domain/search/likeness';
import type { Answering } from '#domain/search/rank';
import type { Ctx } from '../context';
import { searchGrams, searchWords } from '../store/tables';

/** Of a word's beginnings and of what is written like it, so many are looked at. */
const MOST_BEGINNINGS = 40;
const MOST_LIKE = 60;
/** Two words written as one, or one as two, count a little less than the same. */
const JOINED = 0.9;

/** The known words that answer each typed one: the same, what it begins, what it was mistyped for, or both halves of a joined one. [PROD-4] */
export async function knownWords(ctx: Ctx, typed: readonly string[]): Promise<Answering[]> {
  const answering = await Promise.all(typed.map(async (word) => ({ typed: word, known: await answersTo(ctx, word) })));
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const joined = `${typed[at]}${typed[at + 1]}`;
    for (const [word, quality] of await answersTo(ctx, joined, true))
      for (const side of [answering[at], answering[at + 1]]) side?.known.set(word, Math.max(side.known.get(word) ?? 0, quality * JOINED));
  }
  return answering;
}

async function answersTo(ctx: Ctx, word: string, whole = false): Promise<Map<string, number>> {
  const { db } = ctx.rt;
  const begins = await db
    .selectDistinct({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.lang, ctx.lang), whole ? eq(searchWords.word, word) : like(searchWords.word, `${escape(word)}%`)))
    .limit(MOST_BEGINNINGS);
  const known = new Map(begins.map((one) => [one.word, likeness(word, one.word)]));
  if (known.size > 0 || whole || slipsForgiven([...word].length) === 0) return known;
  const written = await db
    .select({ word: searchGrams.word })
    .from(searchGrams)
    .where(and(eq(searchGrams.lang, ctx.lang), inArray(searchGrams.gram, gramsOf(word))))
    .groupBy(searchGrams.word)
    .orderBy(desc(sql`count(*)`), sql`length(${searchGrams.word})`, searchGrams.word)
    .limit(MOST_LIKE);
  for (const one of written) {
    const quality = likeness(word, one.word);
    if (quality > 0) known.set(one.word, quality);
  }
  return known;
}

function escape(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
