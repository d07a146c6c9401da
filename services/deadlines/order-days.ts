import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Holidays } from '#domain/calendars/calendar';
import { tehranDay } from '#domain/calendars/day';
import { promisedBy } from '#domain/orders/delivery';
import { queuedFor } from '#domain/orders/queueing';
import { shownDay } from '#domain/orders/shown-day';
import type { Tx } from '../runtime';
import { orders } from '../store/schema.generated';
import { orderOfSubject } from './order-subject';

/** When the holidays moved an order's open promise, the day that the buyer and staff read moves with it. [ORD-6, ORD-11, JOB-3] */
export async function keepOrderDaysInStep(
  tx: Tx,
  moved: readonly { kind: string; subject: string; startsAt: Date; dueAt: Date }[],
  holidays: Holidays,
): Promise<void> {
  for (const { kind, subject, startsAt, dueAt } of moved) {
    const id = orderOfSubject(subject);
    if (id === undefined || (kind !== 'orders.queue' && kind !== 'orders.deliver')) continue;
    const [order] = await tx.select({ placedAt: orders.placedAt, city: orders.city, deliveryDay: orders.deliveryDay }).from(orders).where(eq(orders.id, id));
    if (!order?.placedAt) continue;
    const placedAt = new Date(order.placedAt);
    // The promise of a reviewed order started with its approval: its clock starts at the end of that day.
    const promise = () =>
      order.deliveryDay
        ? { promisedBy: dueAt.toISOString(), deliveryDay: tehranDay(shownDay(dueAt)) }
        : { promisedBy: promisedBy(new Date(startsAt.getTime() - 1), order.city, holidays).at.toISOString() };
    const set = kind === 'orders.queue' ? { queuedFor: queuedFor(placedAt, holidays).at.toISOString() } : promise();
    await tx.update(orders).set(set).where(eq(orders.id, id));
  }
}
