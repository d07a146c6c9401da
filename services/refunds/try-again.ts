import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { permit } from '#domain/access/can';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-due';
import { lockOrder } from '../orders/row';
import { commit, type Later } from '../store/commit';
import { refunds } from '../store/tables';
import { lockRefund, moveTo } from './row';

/** Staff let the gateway be asked again for refunds of an order that it refused. [ORD-9, JOB-1] */
export async function tryRefundsAgain(ctx: Ctx, orderId: number): Promise<Result<{ again: number }>> {
  const { actor } = ctx;
  const allowed = permit(actor.kind === 'staff' ? actor : { kind: 'guest' }, 'refunds.try-again');
  if (!allowed.ok) return allowed;
  return commit(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refused = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'refused')));
    if (!order || refused.length === 0) return refuse('refunds.refund.none-refused', undefined, { status: 409 });
    const tell: Later[] = [];
    for (const { id } of refused) {
      const refund = await lockRefund(tx, id);
      const moved = refund ? await moveTo(tx, refund, 'try-again', 'staff', { nextAt: ctx.now }) : null;
      if (moved?.ok) tell.push({ queue: 'payments', kind: 'refund', payload: { refundId: id } });
    }
    return { value: { again: tell.length }, audit: { action: 'refunds.try-again', subject: orderSubject(orderId), facts: { refunds: tell.length } }, tell };
  });
}
