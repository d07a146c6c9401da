import { refuse, type Result } from '#domain/result';
import { orderSubject } from '../deadlines/order-due';
import { lockOrder } from '../orders/row';
import { commit } from '../store/commit';
import { lockRefund, moveTo } from './row';
import { service } from '../service';

/** Staff let the gateway be asked again for a refund that it refused; the job carries it out as before. [ORD-9, JOB-1] */
export const tryRefundAgain = service(
  'refunds.try-again',
  async (ctx, { orderId, refundId }: { orderId: number; refundId: string }): Promise<Result<{ refundId: string }>> => {
    return commit(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const refund = await lockRefund(tx, refundId);
      if (!order || refund?.orderId !== orderId) return refuse('refunds.refund.unknown', undefined, { status: 404 });
      if (refund.state !== 'refused') return refuse('refunds.refund.none-refused', undefined, { status: 409 });
      const moved = await moveTo(tx, refund, 'try-again', 'staff', { nextAt: ctx.now });
      if (!moved.ok) return moved;
      return {
        value: { refundId },
        audit: { action: 'refunds.try-again', subject: orderSubject(orderId), facts: { refund: refundId } },
        tell: [{ queue: 'payments', kind: 'refund', payload: { refundId } }],
      };
    });
  },
);
