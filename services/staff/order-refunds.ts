import { asc, inArray } from '@payloadcms/db-postgres/drizzle';
import { loadHolidays } from '../calendars/holidays';
import { orderSubject } from '../deadlines/order-subject';
import { refundsOf, type Refund } from '../refunds/view';
import type { Tx } from '../runtime';
import { guarded } from '../service';
import { refundCalls } from '../store/tables';

/** A refund as its buyer sees it, and each call to the gateway with its answer. [ORD-9, ADM-4] */
export type DeskRefund = Refund & { calls: (typeof refundCalls.$inferSelect)[] };

/** Those of an order. */
export const orderRefunds = guarded('admin.orders.read', ({ rt, now }, orderId: number) => deskRefunds(rt.db, orderSubject(orderId), now));

/** Those of whatever was paid for. */
export async function deskRefunds(tx: Tx, payableId: string, now: Date): Promise<DeskRefund[]> {
  const refunds = await refundsOf(tx, payableId, now, await loadHolidays(tx));
  const ids = refunds.map((refund) => refund.id);
  const calls = ids.length > 0 ? await tx.select().from(refundCalls).where(inArray(refundCalls.refundId, ids)).orderBy(asc(refundCalls.attempt)) : [];
  return refunds.map((refund) => ({ ...refund, calls: calls.filter((call) => call.refundId === refund.id) }));
}
