import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { NoticesOf, Said } from '#domain/notices/notices';
import { reviewReason, reviewText } from '#domain/reviews/fields';
import type { ReviewEvent, ReviewState } from '#domain/reviews/states';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import { moveText, readMove, type TextMove } from '../moderation/move-text';
import type { Tx } from '../runtime';
import { commit, type Later } from '../store/commit';
import { products_locales, users } from '../store/schema.generated';
import { REVIEWS } from '../transitions/nouns';
import { lockReview, type ReviewRow } from './row';
import { service } from '../service';

export type ReviewMove = TextMove & { reviewId: number };

/** Staff show, hide, edit or delete a review, with the reason that its writer reads; the writer is told. [PROD-5, LEGAL-3, ADM-4] */
export const moveReview = service('reviews.decide', async (ctx, { reviewId, ...asked }: ReviewMove): Promise<Result<{ state: ReviewState }>> => {
  const move = readMove(asked, { reason: reviewReason, body: reviewText });
  if (!move.ok) return move;
  return commit<{ state: ReviewState }>(ctx, async (tx) => {
    const row = await lockReview(tx, { id: reviewId });
    if (!row) return refuse('reviews.unknown', undefined, { status: 404 });
    const made = await moveText(tx, ctx, REVIEWS, row, move.value);
    if (!made.ok) return made;
    const { to, event, reason, audit } = made.value;
    return { value: { state: to }, audit, tell: await tellWriter(tx, ctx, row, event, reason) };
  });
});

async function tellWriter(tx: Tx, ctx: Ctx, row: ReviewRow, event: ReviewEvent, reason: string | undefined): Promise<Later[]> {
  const [writer] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, row.user));
  const [product] = await tx
    .select({ title: products_locales.title })
    .from(products_locales)
    .where(and(eq(products_locales._parentID, row.product), eq(products_locales._locale, row.lang)));
  if (!writer) return [];
  return [await queueMessage(tx, ctx, { ...said(event, product?.title ?? '', reason), channel: 'sms', recipient: writer.phone, lang: row.lang })];
}

function said(event: ReviewEvent, productName: string, reason: string | undefined): Said<NoticesOf<'reviews'>> {
  if (event === 'show') return { notice: 'reviews.show', facts: { productName } };
  if (!reason || event === 'write' || event === 'withdraw') throw new Error(`a review's ${event} is said to nobody without a reason`);
  return { notice: `reviews.${event}`, facts: { productName, reason } };
}
