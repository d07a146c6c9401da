import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { ReviewEvent, ReviewState } from '#domain/reviews/states';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { reviews } from '../store/schema.generated';
import { reviewEvents } from '../store/tables';

export type ReviewRow = typeof reviews.$inferSelect;

/** Staff's promise to look at a review, by the name that deadlines know it. */
export const REVIEW_PROMISE = 'reviews.check';

/** The subject of a review's promise and audit lines. */
export function reviewSubject(id: number): string {
  return `review:${id}`;
}

/** A review, locked: its writer and staff take turns here. */
export async function lockReview(tx: Tx, which: { id: number } | { productId: number; userId: number }): Promise<ReviewRow | null> {
  const at = 'id' in which ? eq(reviews.id, which.id) : and(eq(reviews.product, which.productId), eq(reviews.user, which.userId));
  const [row] = await tx.select().from(reviews).where(at).for('update');
  return row ?? null;
}

/** One line of a review's history; what was written stays in the review alone. */
export async function writeReviewEvent(
  tx: Tx,
  ctx: Ctx,
  reviewId: number,
  line: { event: ReviewEvent; from: ReviewState | null; to: ReviewState; reason: string | null },
): Promise<void> {
  await tx
    .insert(reviewEvents)
    .values({ reviewId, event: line.event, fromState: line.from, toState: line.to, actor: actorName(ctx.actor), reason: line.reason, at: ctx.now });
}
