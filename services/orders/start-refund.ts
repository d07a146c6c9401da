import { type OrderMover } from '#domain/orders/life-cycle';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import { less, owe, partsPaid, sumOfParts } from '../refunds/owe';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { certain } from '../transitions/transition';
import { returnedOf } from './returned';
import type { OrderRow } from './row';
import { moveOrderOn } from './move-order';

/** A cancelled order that was paid owes its money back, less what has gone back before: the clock of 72 working hours starts, the job is asked for, and the buyer is told the day. [ORD-9, NUM-4] */
export async function startRefund(tx: Tx, ctx: Ctx, order: OrderRow, who: readonly OrderMover[]): Promise<{ order: OrderRow; tell: Later[] }> {
  const subject = orderSubject(order.id);
  const parts = less(await partsPaid(tx, subject), await returnedOf(tx, order.id));
  const payable = { id: subject, userId: order.user };
  const { dueAt, later } = await owe(tx, ctx, { payable, parts, why: 'cancelled', promise: 'orders.refund', subject });
  const moved = await refundStarts(tx, ctx, order, who, { refundDueAt: dueAt, amountToman: sumOfParts(parts) });
  return { ...moved, tell: [...moved.tell, ...later] };
}

/** Moves the order to “refund pending”, and its buyer reads by when the money is back. */
export async function refundStarts(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  who: readonly OrderMover[],
  { refundDueAt, amountToman }: { refundDueAt: Date; amountToman: number },
): Promise<{ order: OrderRow; tell: Later[] }> {
  const more = { refundDueAt, amountToman, facts: { amountToman } };
  return certain(await moveOrderOn(tx, ctx, order, { event: 'start-refund', who }, more), `the refund of order ${order.id} does not start`);
}
