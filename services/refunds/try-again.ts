import { refuse, type Result } from '#domain/result';
import { lockPayable } from '../payables/lock';
import { commit } from '../store/commit';
import { REFUNDS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { lockRefund } from './row';
import { service } from '../service';

/** Staff have a refused refund sent to the gateway again; the job carries it out as before. [ORD-9, JOB-1] */
export const tryRefundAgain = service(
  'refunds.try-again',
  async (ctx, { payableId, refundId }: { payableId: string; refundId: string }): Promise<Result<{ refundId: string }>> => {
    return commit(ctx, async (tx) => {
      const at = await lockPayable(tx, ctx, payableId);
      const refund = await lockRefund(tx, refundId);
      if (!at || refund?.payableId !== payableId) return refuse('refunds.refund.unknown', undefined, { status: 404 });
      if (refund.state !== 'refused') return refuse('refunds.refund.none-refused', undefined, { status: 409 });
      const moved = await transition(tx, ctx, REFUNDS, refund, { event: 'try-again', who: 'staff', set: { nextAt: ctx.now } });
      if (!moved.ok) return moved;
      return {
        value: { refundId },
        audit: { action: 'refunds.try-again', subject: payableId, facts: { refund: refundId } },
        tell: [{ queue: 'payments', kind: 'refund', payload: { refundId } }],
      };
    });
  },
);
