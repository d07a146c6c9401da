import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { marksOf } from '#domain/content/marks';
import type { NoticesOf, Said } from '#domain/notices/notices';
import { reviewReason, reviewText } from '#domain/reviews/fields';
import type { ReviewEvent, ReviewState } from '#domain/reviews/states';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, type Later } from '../store/commit';
import { products_locales, users } from '../store/schema.generated';
import { REVIEWS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { lockReview, reviewSubject, type ReviewRow } from './row';
import { service } from '../service';

export type ReviewMove = {
  reviewId: number;
  event: ReviewEvent;
  reason?: string;
  /** The text as staff have changed it. */
  body?: string;
  /** The state that was on the screen when the button was pressed. */
  expectedState: ReviewState;
};

/** Staff show, hide, edit or delete a review, with the reason that its writer reads; the writer is told. [PROD-5, LEGAL-3, ADM-4] */
export const moveReview = service('reviews.decide', async (ctx, move: ReviewMove): Promise<Result<{ state: ReviewState }>> => {
  const reason = move.reason?.trim() ? reviewReason.read(move.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  const body = move.event === 'edit' ? reviewText.read(move.body ?? '') : null;
  if (body && !body.ok) return { ...body, field: 'body' };
  return commit<{ state: ReviewState }>(ctx, async (tx) => {
    const row = await lockReview(tx, { id: move.reviewId });
    if (!row) return refuse('reviews.unknown', undefined, { status: 404 });
    if (row.state !== move.expectedState) return changedMeanwhile();
    const at = ctx.now.toISOString();
    const words = move.event === 'delete' ? { body: '', marks: '' } : body ? { body: body.value, marks: marksOf(body.value).join(','), editedAt: at } : {};
    const set = { ...words, dueAt: null, reason: reason?.value ?? null };
    const made = await transition(tx, ctx, REVIEWS, row, { event: move.event, who: 'desk', reason: reason?.value, set });
    if (!made.ok) return made;
    const { to, event, reason: why } = made.value.moved;
    await closeDeadline(tx, { subject: reviewSubject(row.id), at: ctx.now });
    return {
      value: { state: to },
      audit: { action: `reviews.${event}`, subject: reviewSubject(row.id), facts: { from: row.state, to, ...(why ? { reason: why } : {}) } },
      tell: await tellWriter(tx, ctx, row, event, why),
    };
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
