import { asc, count, eq } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../runtime';
import { reviews } from '../store/schema.generated';

/** How many reviews wait, and since when the first is due. [PROD-5, ADM-3] */
export async function reviewsWaiting(rt: Pick<Runtime, 'db'>): Promise<{ waiting: number; firstDueAt: Date | null }> {
  const [[all], [first]] = await Promise.all([
    rt.db.select({ waiting: count() }).from(reviews).where(eq(reviews.state, 'waiting')),
    rt.db.select({ dueAt: reviews.dueAt }).from(reviews).where(eq(reviews.state, 'waiting')).orderBy(asc(reviews.dueAt), asc(reviews.id)).limit(1),
  ]);
  return { waiting: all?.waiting ?? 0, firstDueAt: first?.dueAt ? new Date(first.dueAt) : null };
}
