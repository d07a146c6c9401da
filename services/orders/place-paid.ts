import { eq } from '@payloadcms/db-postgres/drizzle';
import { dayEnd, tehranDay } from '#domain/calendars/day';
import type { Holidays } from '#domain/calendars/calendar';
import { orderAccounts, soldOrder } from '#domain/ledger/order-money';
import { walletAccount } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { queueClock, queuedFor } from '#domain/orders/queueing';
import { needsReview } from '#domain/orders/review';
import { loadHolidays } from '../calendars/holidays';
import { takeBought } from '../cart/take-bought';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import { orderSubject } from '../deadlines/order-subject';
import { sharePaid } from '../groups/paid';
import { issueOrderInvoice } from './invoice/issue';
import { promiseDelivery } from './promise-delivery';
import { reviewLimits } from './review-limits';
import type { OrderRow } from './row';
import { moveOrderSurely } from './move-order';
import type { Tx } from '../runtime';
import type { LedgerEntry } from '../store/commit';
import { variants } from '../store/schema.generated';
import { holds, orderLines } from '../store/tables';
import type { Follows, PaidBy } from '../payables/kind';

/** Paid and placed: goods sold, books written, the invoice issued, promises started, the buyer told, the queueing asked for. [ORD-2, ORD-4, ORD-6, ORD-7, ORD-11] */
export async function placePaid(tx: Tx, ctx: Ctx, order: OrderRow, by: PaidBy): Promise<Follows> {
  const { payment, walletToman } = by;
  const subject = orderSubject(order.id);
  const holidays = await loadHolidays(tx);
  const queue = queuedFor(ctx.now, holidays);
  const share = await sharePaid(tx, ctx, order.id);
  if (!share) await takeBought(tx, ctx, order);
  await tx.update(holds).set({ state: 'sold' }).where(eq(holds.orderId, order.id));
  const paidToman = walletToman + (payment?.amountToman ?? 0);
  const set = {
    paidToman,
    placedAt: ctx.now.toISOString(),
    queuedFor: queue.at.toISOString(),
  };
  const high = needsReview({ lines: await productsOf(tx, order.id), totalToman: toman(order.totalToman) }, await reviewLimits(tx));
  const promised = high ? order : await promiseDelivery(tx, ctx, order);
  // What is reviewed first has no day yet, and the message promises none.
  const tells = high ? ('orders.placed-for-review' as const) : undefined;
  const paid = await moveOrderSurely(tx, ctx, promised, 'pay', { set, facts: { amountToman: paidToman }, tells });
  await startQueueing(tx, ctx, order.id, holidays);
  const review = high ? await moveOrderSurely(tx, ctx, paid.order, 'send-to-review') : null;
  // Last, because its counter is everybody's; a person whose national code is not known yet gets it when they write it.
  const invoice = await issueOrderInvoice(tx, ctx, paid.order, { walletToman, gatewayToman: payment?.amountToman ?? 0 });
  return {
    audit: [
      { action: 'orders.paid', subject, facts: { payment: payment?.id ?? null, amountToman: paidToman, walletToman } },
      ...(invoice.ok ? [{ action: 'invoices.issued', subject, facts: { number: invoice.value.number } }] : []),
    ],
    entry: soldEntries(order, by),
    tell: [
      ...(share ?? []),
      ...paid.tell,
      ...(review?.tell ?? []),
      { id: `queue:${order.id}`, queue: 'orders', kind: 'queue', payload: { orderId: order.id }, dueAt: queue.at },
    ],
  };
}

/** One entry for what each side gave; the wallet's part carries the delivery first. [WAL-4] */
function soldEntries(order: OrderRow, { payment, walletToman }: PaidBy): LedgerEntry[] {
  const byWallet = Math.min(walletToman, order.deliveryToman);
  const sold = (from: string, totalToman: number, deliveryToman: number) =>
    soldOrder({ from, totalToman: toman(totalToman), deliveryToman: toman(deliveryToman) });
  const entries: LedgerEntry[] = [];
  if (payment) {
    const lines = sold(orderAccounts.gateway(payment.provider), payment.amountToman, order.deliveryToman - byWallet);
    entries.push({ cause: 'payments.received', subject: `payment:${payment.id}`, lines });
  }
  if (walletToman > 0) {
    entries.push({ cause: 'orders.paid-by-wallet', subject: orderSubject(order.id), lines: sold(walletAccount(order.user), walletToman, byWallet) });
  }
  return entries;
}

/** Starts the clock by which an order is queued, or reviewed: the end of the next working day; corrected holidays move it. [ORD-6, ORD-7, JOB-3] */
async function startQueueing(tx: Tx, ctx: Ctx, orderId: number, holidays: Holidays): Promise<void> {
  await openDeadline(tx, { kind: 'orders.queue', subject: orderSubject(orderId), clock: queueClock, startsAt: dayEnd(tehranDay(ctx.now)), holidays });
}

async function productsOf(tx: Tx, orderId: number): Promise<{ productId: number; quantity: number }[]> {
  return tx
    .select({ productId: variants.product, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, orderId));
}
