import { inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../runtime';
import { usefulAnswers } from '../store/tables';

/** How many readers found an article useful and how many did not. */
export type UsefulCount = { yes: number; no: number };

/** What readers said of these articles, in one statement. [MAG-2: useful] */
export async function usefulCounts({ db }: Runtime, ids: readonly number[]): Promise<Map<number, UsefulCount>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      post: usefulAnswers.postId,
      yes: sql<number>`(count(*) filter (where ${usefulAnswers.useful}))::int`,
      no: sql<number>`(count(*) filter (where not ${usefulAnswers.useful}))::int`,
    })
    .from(usefulAnswers)
    .where(inArray(usefulAnswers.postId, [...ids]))
    .groupBy(usefulAnswers.postId);
  return new Map(rows.map(({ post, yes, no }) => [post, { yes, no }]));
}
