import { eq } from '@payloadcms/db-postgres/drizzle';
import { dayEnd, tehranDay } from '#domain/calendars/day';
import type { Clock } from '#domain/calendars/deadline';
import { handOver } from '#domain/orders/couriers';
import { deliveryDays, promisedBy } from '#domain/orders/delivery';
import { deliveryOffer, keptDay } from '#domain/orders/delivery-choice';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import { orderSubject } from '../deadlines/order-subject';
import type { Tx } from '../runtime';
import { orders } from '../store/schema.generated';
import type { OrderRow } from './row';

/** Starts the promise of delivery: as a day that the buyer reads, and as a clock that corrected holidays move. A reviewed order's starts with its approval. A chosen day is the promise, or, where it was overtaken, the first that can still be kept. [ORD-7, ORD-11, JOB-3] */
export async function promiseDelivery(tx: Tx, ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  const holidays = await loadHolidays(tx);
  const day = order.deliveryDay && keptDay(order.deliveryDay, deliveryOffer(ctx.now, order.city, holidays));
  const clock: Clock = day ? { kind: 'on', calendar: 'orders', day } : { kind: 'working', calendar: 'orders', hours: 24 * deliveryDays(order.city) };
  const of = day ? { day } : { hours: 24 * deliveryDays(order.city) };
  const start = { subject: orderSubject(order.id), startsAt: dayEnd(tehranDay(ctx.now)), holidays };
  await openDeadline(tx, { ...start, kind: 'orders.deliver', clock });
  // The buyer reads a day; the desk has to be done when a courier can still bring it on that day.
  await openDeadline(tx, { ...start, kind: 'orders.dispatch', clock: { kind: 'before', calendar: 'orders', of, ...handOver(order.city, order.deliveryPart) } });
  const by = day ? dayEnd(day) : promisedBy(ctx.now, order.city, holidays).at;
  const set = { promisedBy: by.toISOString(), ...(day ? { deliveryDay: day } : {}) };
  const [after] = await tx.update(orders).set(set).where(eq(orders.id, order.id)).returning();
  if (!after) throw new Error(`order ${order.id} is gone although it is locked`);
  return after;
}
