import { eq } from '@payloadcms/db-postgres/drizzle';
import { dayEnd, tehranDay } from '#domain/calendars/day';
import type { Holidays } from '#domain/calendars/calendar';
import { soldOrder } from '#domain/ledger/order-money';
import { toman } from '#domain/money';
import { deliveryDays, promisedBy } from '#domain/orders/delivery';
import { queuedFor } from '#domain/orders/queueing';
import { needsReview } from '#domain/orders/review';
import { loadHolidays } from '../calendars/holidays';
import { takeBought } from '../cart/take-bought';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import { orderSubject } from '../deadlines/order-due';
import type { OrderRow } from '../orders/row';
import { writeMove } from '../orders/write-move';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import { variants } from '../store/schema.generated';
import { holds, orderLines } from '../store/tables';
import { endPayment, moneyMove, settled, type Case, type Settled } from './case';

/** Paid and placed: goods sold, books written, promises started, the buyer told, the queueing asked for. [ORD-6, ORD-7, ORD-11] */
export async function placePaid(tx: Tx, ctx: Ctx, at: Case): Promise<Change<Settled>> {
  const { order, payment } = at;
  const subject = orderSubject(order.id);
  const holidays = await loadHolidays(tx);
  const queue = queuedFor(ctx.now, holidays);
  await takeBought(tx, ctx, order);
  await endPayment(tx, ctx, at, 'paid');
  await tx.update(holds).set({ state: 'sold' }).where(eq(holds.orderId, order.id));
  const set = {
    paidToman: payment.amountToman,
    placedAt: ctx.now.toISOString(),
    queuedFor: queue.at.toISOString(),
    promisedBy: promisedBy(ctx.now, order.city, holidays).at.toISOString(),
  };
  const paid = await writeMove(tx, ctx, order, moneyMove(order, 'pay'), { set, facts: { amountToman: payment.amountToman } });
  await startPromises(tx, ctx, paid.order, holidays);
  const high = needsReview({ lines: await productsOf(tx, order.id), totalToman: toman(order.totalToman) });
  const review = high ? await writeMove(tx, ctx, paid.order, moneyMove(paid.order, 'send-to-review')) : null;
  return {
    value: settled(review?.order ?? paid.order, 'paid'),
    audit: { action: 'orders.paid', subject, facts: { payment: payment.id, amountToman: payment.amountToman } },
    entry: {
      cause: 'payments.received',
      subject: `payment:${payment.id}`,
      lines: soldOrder({ provider: payment.provider, totalToman: toman(payment.amountToman), deliveryToman: toman(order.deliveryToman) }),
    },
    tell: [...paid.tell, ...(review?.tell ?? []), { id: `queue:${order.id}`, queue: 'orders', kind: 'queue', payload: { orderId: order.id }, dueAt: queue.at }],
  };
}

/** Queued by the end of the next working day, delivered by the end of the promised one: both as clocks, so that corrected holidays move them. [JOB-3] */
async function startPromises(tx: Tx, ctx: Ctx, order: OrderRow, holidays: Holidays): Promise<void> {
  const subject = orderSubject(order.id);
  const workingDays = (days: number) => ({ kind: 'working', calendar: 'orders', hours: 24 * days }) as const;
  const startsAt = dayEnd(tehranDay(ctx.now));
  await openDeadline(tx, { kind: 'orders.queue', subject, clock: workingDays(1), startsAt, holidays });
  await openDeadline(tx, { kind: 'orders.deliver', subject, clock: workingDays(deliveryDays(order.city)), startsAt, holidays });
}

async function productsOf(tx: Tx, orderId: number): Promise<{ productId: number; quantity: number }[]> {
  return tx
    .select({ productId: variants.product, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, orderId));
}
