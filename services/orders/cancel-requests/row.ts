import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import { moveCancelRequest, type CancelRequestEvent } from '#domain/orders/cancel-request';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '../../context';
import { closeDeadline } from '../../deadlines/close';
import { orderSubject } from '../../deadlines/order-subject';
import type { Tx } from '../../runtime';
import { orderCancelRequests } from '../../store/tables';

export type CancelRequestRow = typeof orderCancelRequests.$inferSelect;
/** The promise that staff answer. */
export const CANCEL_REQUEST = 'orders.cancel-request';

/** The wish of a locked order that nobody has answered yet. */
export async function openCancelRequest(tx: Tx, orderId: number): Promise<CancelRequestRow | null> {
  const open = and(eq(orderCancelRequests.orderId, orderId), eq(orderCancelRequests.state, 'open'));
  const [row] = await tx.select().from(orderCancelRequests).where(open).for('update');
  return row ?? null;
}

/** The last wish of an order, however it ended. */
export async function lastCancelRequest(tx: Tx, orderId: number): Promise<CancelRequestRow | null> {
  const [row] = await tx.select().from(orderCancelRequests).where(eq(orderCancelRequests.orderId, orderId)).orderBy(desc(orderCancelRequests.id)).limit(1);
  return row ?? null;
}

type Ending = { event: CancelRequestEvent; who: 'buyer' | 'staff' | 'clock'; reason?: string };

/** Ends a locked wish, once; its promise is kept with that. */
export async function endCancelRequest(tx: Tx, ctx: Ctx, row: CancelRequestRow, { event, who, reason }: Ending): Promise<Result<{ answer: string | null }>> {
  const moved = moveCancelRequest(row.state, event, who, reason);
  if (!moved.ok) return moved;
  const answer = moved.value.reason ?? null;
  const [ended] = await tx
    .update(orderCancelRequests)
    .set({ state: moved.value.to, answer, endedAt: ctx.now })
    .where(and(eq(orderCancelRequests.id, row.id), eq(orderCancelRequests.state, 'open')))
    .returning({ id: orderCancelRequests.id });
  if (!ended) throw new Error(`the wish ${row.id} to cancel is not open although it is locked`);
  await closeDeadline(tx, { subject: orderSubject(row.orderId), kind: CANCEL_REQUEST, at: ctx.now });
  return ok({ answer });
}
