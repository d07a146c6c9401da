import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Clock } from '#domain/calendars/deadline';
import { dueAt as dueOf } from '#domain/calendars/deadline';
import { marksOf } from '#domain/content/marks';
import { REVIEW_CHECK_HOURS, reviewerName, type ReviewForm } from '#domain/reviews/fields';
import { moveReview } from '#domain/reviews/life-cycle';
import { refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import { namedProduct } from '../content/named-product';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import { changedMeanwhile, commit } from '../store/commit';
import { reviews, users } from '../store/schema.generated';
import { boughtLine } from './bought';
import { lockReview, REVIEW_PROMISE, reviewSubject, writeReviewEvent } from './row';
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
      const orderLine = await boughtLine(tx, actor.userId, productId);
      if (orderLine === null) return refuse('reviews.not-buyer', undefined, { status: 403 });
      const before = await lockReview(tx, { productId, userId: actor.userId });
      const moved = before ? moveReview(before.state, 'write', 'writer') : null;
      if (moved && !moved.ok) return moved;
      const [user] = await tx.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, actor.userId));
      const holidays = await loadHolidays(tx);
      const at = ctx.now.toISOString();
      const written = {
        rating,
        body,
        shownName: reviewerName(user?.first ?? null, user?.last ?? null),
        state: 'waiting' as const,
        stateSince: at,
        // A review that waits already keeps its place in the queue.
        dueAt: before?.state === 'waiting' ? before.dueAt : dueOf(clock, ctx.now, holidays).toISOString(),
        marks: marksOf(body).join(','),
        reason: null,
        editedAt: null,
        writtenAt: at,
        orderLine,
        lang: ctx.lang,
        updatedAt: at,
      };
      const [row] = before
        ? await tx.update(reviews).set(written).where(eq(reviews.id, before.id)).returning({ id: reviews.id })
        : await tx
            .insert(reviews)
            .values({ ...written, product: productId, user: actor.userId, createdAt: at })
            .returning({ id: reviews.id });
      if (!row) throw new Error('a review was not written');
      const subject = reviewSubject(row.id);
      if (before?.state !== 'waiting') await openDeadline(tx, { kind: REVIEW_PROMISE, subject, clock, startsAt: ctx.now, holidays });
      await writeReviewEvent(tx, ctx, row.id, { event: 'write', from: before?.state ?? null, to: 'waiting', reason: null });
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
    const moved = moveReview(row.state, 'withdraw', 'writer');
    if (!moved.ok) return moved;
    const at = ctx.now.toISOString();
    await tx
      .update(reviews)
      .set({ state: 'withdrawn', stateSince: at, dueAt: null, body: '', marks: '', reason: null, updatedAt: at })
      .where(eq(reviews.id, row.id));
    await closeDeadline(tx, { subject: reviewSubject(row.id), at: ctx.now });
    await writeReviewEvent(tx, ctx, row.id, { event: 'withdraw', from: row.state, to: 'withdrawn', reason: null });
    return { value: { slug }, audit: { action: 'reviews.withdrawn', subject: reviewSubject(row.id) } };
  });
});
