import { and, desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import { MOST_STARS, REVIEWS_PER_PAGE } from '#domain/reviews/fields';
import { averageOf, type ReviewSum } from '#domain/reviews/stars';
import type { Ctx, Lang } from '../context';
import { reviews } from '../store/schema.generated';

/** A review as anybody reads it. */
export type ShownReview = { id: number; rating: number; body: string; name: string | null; writtenAt: Date; edited: boolean; lang: Lang };
export type ReviewList = {
  sum: ReviewSum;
  /** How many reviews gave each number of stars, the most stars first. */
  shares: { stars: number; count: number }[];
  reviews: ShownReview[];
  /** The address part of the next page. */
  next: string | null;
};

/** The shown reviews of a product, newest first, a page at a time by the key of the last one. [PROD-5] */
export async function listReviews(ctx: Ctx, productId: number, after: string | null): Promise<ReviewList> {
  const shown = and(eq(reviews.product, productId), eq(reviews.state, 'shown'));
  const last = decodeCursor(after);
  const from = last ? sql`(${reviews.writtenAt}, ${reviews.id}) < (to_timestamp(${last.key}::float8 / 1000), ${last.id}::bigint)` : undefined;
  const [rows, given] = await Promise.all([
    ctx.rt.db
      .select()
      .from(reviews)
      .where(and(shown, from))
      .orderBy(desc(reviews.writtenAt), desc(reviews.id))
      .limit(REVIEWS_PER_PAGE + 1),
    ctx.rt.db
      .select({ stars: reviews.rating, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(shown)
      .groupBy(reviews.rating),
  ]);
  const page = rows.slice(0, REVIEWS_PER_PAGE);
  const end = rows.length > REVIEWS_PER_PAGE ? page.at(-1) : undefined;
  const shares = Array.from({ length: MOST_STARS }, (_, at) => MOST_STARS - at).map((stars) => ({
    stars,
    count: given.find((one) => Number(one.stars) === stars)?.count ?? 0,
  }));
  const count = shares.reduce((sum, one) => sum + one.count, 0);
  const stars = shares.reduce((sum, one) => sum + one.count * one.stars, 0);
  return {
    sum: { count, average: averageOf(count, stars) },
    shares,
    reviews: page.map((row) => ({
      id: row.id,
      rating: Number(row.rating),
      body: row.body,
      name: row.shownName,
      writtenAt: new Date(row.writtenAt),
      edited: row.editedAt !== null,
      lang: row.lang,
    })),
    next: end ? encodeCursor({ key: new Date(end.writtenAt).getTime(), id: end.id }) : null,
  };
}
