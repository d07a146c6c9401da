import { moveOrder as decide, type OrderMover } from '#domain/orders/life-cycle';
import { REFUND_DUE_HOURS } from '#domain/orders/refund';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import { orderSubject } from '../deadlines/order-due';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import type { OrderRow } from './row';
import { writeMove } from './write-move';

/** A cancelled order that was paid owes its money back: the clock of 72 working hours starts, and the buyer is told the day. [ORD-9, NUM-4] */
export async function startRefund(tx: Tx, ctx: Ctx, order: OrderRow, who: readonly OrderMover[]): Promise<{ order: OrderRow; tell: Later[] }> {
  const decided = decide(order, 'start-refund', who);
  if (!decided.ok) throw new Error(`the refund of order ${order.id} does not start: ${decided.code}`);
  const clock = { kind: 'working', calendar: 'orders', hours: REFUND_DUE_HOURS } as const;
  const { dueAt } = await openDeadline(tx, {
    kind: 'orders.refund',
    subject: orderSubject(order.id),
    clock,
    startsAt: ctx.now,
    holidays: await loadHolidays(tx),
  });
  return writeMove(tx, ctx, order, decided.value, { refundDueAt: dueAt, facts: { amountToman: order.paidToman } });
}
