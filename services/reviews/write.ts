import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Clock } from '#domain/calendars/deadline';
import { dueAt as dueOf } from '#domain/calendars/deadline';
import { marksOf } from '#domain/content/marks';
import { REVIEW_CHECK_HOURS, reviewerName, type ReviewForm } from '#domain/reviews/fields';
import { ok, refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import { namedProduct } from '../content/named-product';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import { changedMeanwhile, commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { boughtLine } from './bought';
import { stopPenalised } from '../transitions/closed-by-penalty';
import { REVIEWS } from '../transitions/nouns';
import { beginOne, transition } from '../transitions/transition';
import { lockReview, REVIEW_PROMISE, reviewSubject, type ReviewRow } from './row';
import { service } from '../service';

const clock: Clock = { kind: 'working', calendar: 'reviews', hours: REVIEW_CHECK_HOURS };

/** A buyer writes a review, or writes it anew: once a product, shown after staff have read it. [PROD-5, LEGAL-3] */
export const writeReview = service('reviews.write', async (ctx, slug: string, { rating, body }: ReviewForm): Promise<Result<{ slug: string }>> => {
  const { actor } = ctx;
  const product = await namedProduct(ctx, slug);
  if (!product.ok) return product;
  const { id: productId } = product.value;
  return commit<{ slug: string }>(
    ctx,
    async (tx) => {
      // One that is written anew is no new row.
      await stopPenalised(tx, ctx, 'review');
      const orderLine = await boughtLine(tx, actor.userId, productId);
      if (orderLine === null) return refuse('reviews.not-buyer', undefined, { status: 403 });
      const before = await lockReview(tx, { productId, userId: actor.userId });
      const [user] = await tx.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, actor.userId));
      const holidays = await loadHolidays(tx);
      const at = ctx.now.toISOString();
      const written = {
        rating,
        body,
        shownName: reviewerName(user?.first ?? null, user?.last ?? null),
        // A review that waits already keeps its place in the queue.
        dueAt: before?.state === 'waiting' ? before.dueAt : dueOf(clock, ctx.now, holidays).toISOString(),
        marks: marksOf(body).join(','),
        reason: null,
        editedAt: null,
        writtenAt: at,
        orderLine,
        lang: ctx.lang,
      };
      const made: Result<{ row: ReviewRow }> = before
        ? await transition(tx, ctx, REVIEWS, before, { event: 'write', who: 'writer', set: written })
        : ok({ row: await beginOne(tx, ctx, REVIEWS, { ...written, product: productId, user: actor.userId, createdAt: at }, { event: 'write' }) });
      if (!made.ok) return made;
      const { row } = made.value;
      const subject = reviewSubject(row.id);
      if (before?.state !== 'waiting') await openDeadline(tx, { kind: REVIEW_PROMISE, subject, clock, startsAt: ctx.now, holidays });
      return { value: { slug }, audit: { action: 'reviews.written', subject, facts: { product: productId, rating } } };
    },
    { reviews_once: changedMeanwhile() },
  );
});

/** Its writer takes a review back: its text is deleted. [PROD-5] */
export const withdrawReview = service('reviews.write', async (ctx, slug: string): Promise<Result<{ slug: string }>> => {
  const { actor } = ctx;
  const product = await namedProduct(ctx, slug);
  if (!product.ok) return product;
  return commit<{ slug: string }>(ctx, async (tx) => {
    const row = await lockReview(tx, { productId: product.value.id, userId: actor.userId });
    if (!row) return refuse('reviews.unknown', undefined, { status: 404 });
    const moved = await transition(tx, ctx, REVIEWS, row, { event: 'withdraw', who: 'writer', set: { dueAt: null, body: '', marks: '', reason: null } });
    if (!moved.ok) return moved;
    await closeDeadline(tx, { subject: reviewSubject(row.id), at: ctx.now });
    return { value: { slug }, audit: { action: 'reviews.withdrawn', subject: reviewSubject(row.id) } };
  });
});
