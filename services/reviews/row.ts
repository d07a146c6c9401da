import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { reviews } from '../store/schema.generated';

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
