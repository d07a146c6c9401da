import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { reviewSubject } from '../reviews/row';
import { commit } from '../store/commit';
import { orders, products, products_locales, reviews, users } from '../store/schema.generated';
import { orderLines } from '../store/tables';
import { service } from '../service';
import { historyOf } from '../transitions/history';

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
    const [events] = await Promise.all([historyOf(db, reviewSubject(reviewId))]);
    return { ...found, events };
  },
  () => null,
);

export type StaffReview = NonNullable<Awaited<ReturnType<typeof staffReview>>>;
