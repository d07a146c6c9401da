import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { reviewSubject } from '../reviews/row';
import { commit } from '../store/commit';
import { orders, products, products_locales, reviews, staff, users } from '../store/schema.generated';
import { orderLines, reviewEvents } from '../store/tables';
import { service } from '../service';

/** Everything that staff see of a review; that they opened it stands in the log. [PROD-5, LEGAL-3] */
export const staffReview = service(
  'admin.reviews.read',
  async (ctx, reviewId: number) => {
    const { db } = ctx.rt;
    const [found] = await db
      .select({ review: reviews, slug: products.slug, product: products_locales.title, order: orders.code, phone: users.phone })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.product))
      .innerJoin(users, eq(users.id, reviews.user))
      .leftJoin(products_locales, and(eq(products_locales._parentID, products.id), eq(products_locales._locale, ctx.lang)))
      .leftJoin(orderLines, eq(orderLines.id, reviews.orderLine))
      .leftJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(reviews.id, reviewId));
    if (!found) return null;
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'reviews.read', subject: reviewSubject(reviewId) } }));
    const [events, people] = await Promise.all([
      db.select().from(reviewEvents).where(eq(reviewEvents.reviewId, reviewId)).orderBy(asc(reviewEvents.id)),
      db.select({ id: staff.id, name: staff.name }).from(staff),
    ]);
    const names = new Map(people.map((person) => [`staff:${person.id}`, person.name]));
    return { ...found, events: events.map((event) => ({ ...event, actorName: names.get(event.actor) ?? null })) };
  },
  () => null,
);

export type StaffReview = NonNullable<Awaited<ReturnType<typeof staffReview>>>;
