import { moveOrder as decide, type OrderMover } from '#domain/orders/life-cycle';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-due';
import { owe, partsPaid, sumOfParts } from '../refunds/owe';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import type { OrderRow } from './row';
import { writeMove } from './write-move';

/** A cancelled order that was paid owes its money back: the clock of 72 working hours starts, the job is asked for, and the buyer is told the day. [ORD-9, NUM-4] */
export async function startRefund(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  who: readonly OrderMover[],
  why: 'cancelled' | 'paid-late' = 'cancelled',
): Promise<{ order: OrderRow; tell: Later[] }> {
  const decided = decide(order, 'start-refund', who);
  if (!decided.ok) throw new Error(`the refund of order ${order.id} does not start: ${decided.code}`);
  const parts = await partsPaid(tx, order.id);
  const amountToman = sumOfParts(parts);
  const { dueAt, later } = await owe(tx, ctx, { order, parts, why, kind: 'orders.refund', subject: orderSubject(order.id) });
  const moved = await writeMove(tx, ctx, order, decided.value, { refundDueAt: dueAt, amountToman, facts: { amountToman } });
  return { ...moved, tell: [...moved.tell, ...later] };
}
