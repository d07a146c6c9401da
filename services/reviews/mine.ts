import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { reviewerName } from '#domain/reviews/fields';
import type { ReviewState } from '#domain/reviews/states';
import { type Result } from '#domain/result';
import { namedProduct, type NamedProduct } from '../content/named-product';
import { reviews, users } from '../store/schema.generated';
import { boughtLine } from './bought';
import { service } from '../service';

/** What somebody may write about a product, and has written. */
export type MyReview = {
  product: NamedProduct;
  /** Whether it was bought here and delivered. */
  bought: boolean;
  /** The name under which it is shown. */
  shownName: string | null;
  review: { rating: number; body: string; state: ReviewState; reason: string | null } | null;
};

/** One's own review of a product, with its state and why it was hidden. [PROD-5, LEGAL-3] */
export const myReview = service('reviews.write', async (ctx, slug: string): Promise<Result<MyReview>> => {
  const { actor } = ctx;
  const product = await namedProduct(ctx, slug);
  if (!product.ok) return product;
  const { db } = ctx.rt;
  const [line, [row], [user]] = await Promise.all([
    boughtLine(db, actor.userId, product.value.id),
    db
      .select()
      .from(reviews)
      .where(and(eq(reviews.product, product.value.id), eq(reviews.user, actor.userId))),
    db.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, actor.userId)),
  ]);
  return {
    ok: true,
    value: {
      product: product.value,
      bought: line !== null,
      shownName: reviewerName(user?.first ?? null, user?.last ?? null),
      review: row ? { rating: Number(row.rating), body: row.body, state: row.state, reason: row.reason } : null,
    },
  };
});
