import { asc, inArray } from '@payloadcms/db-postgres/drizzle';
import { loadHolidays } from '../calendars/holidays';
import { orderSubject } from '../deadlines/order-due';
import { refundsOf } from '../refunds/view';
import { refundCalls } from '../store/tables';
import { guarded } from '../service';

/** An order's refunds as its buyer sees them, and each call to the gateway with its answer. [ORD-9, ADM-4] */
export const orderRefunds = guarded('admin.orders.read', async ({ rt: { db }, now }, orderId: number) => {
  const refunds = await refundsOf(db, orderSubject(orderId), now, await loadHolidays(db));
  const ids = refunds.map((refund) => refund.id);
  const calls = ids.length > 0 ? await db.select().from(refundCalls).where(inArray(refundCalls.refundId, ids)).orderBy(asc(refundCalls.attempt)) : [];
  return refunds.map((refund) => ({ ...refund, calls: calls.filter((call) => call.refundId === refund.id) }));
});

export type OrderRefund = Awaited<ReturnType<typeof orderRefunds>>[number];
