import { handReference } from '#domain/refunds/by-hand';
import { refuse, type Result } from '#domain/result';
import { lockPayable } from '../payables/lock';
import { commit } from '../store/commit';
import { finishRefund } from './finish';
import { lockRefund } from './row';
import { service } from '../service';

export type ByHand = { payableId: string; refundId: string; /** The bank's reference of the transfer. */ reference: string };

/** Staff record that they gave money back themselves, with the bank's reference; not while a call to the gateway is out, and never what goes to the wallet. [ORD-9] */
export const finishRefundByHand = service(
  'refunds.finish-by-hand',
  async (ctx, { payableId, refundId, reference }: ByHand): Promise<Result<{ refundId: string }>> => {
    const read = handReference.read(reference);
    if (!read.ok) return { ...read, field: 'reference' };
    return commit(ctx, async (tx) => {
      const at = await lockPayable(tx, ctx, payableId);
      const refund = await lockRefund(tx, refundId);
      if (!at || refund?.payableId !== payableId) return refuse('refunds.refund.unknown', undefined, { status: 404 });
      if (!refund.paymentId || refund.destination === 'wallet') return refuse('refunds.refund.to-wallet', undefined, { status: 409 });
      if (refund.state === 'calling' || refund.state === 'done') return refuse('refunds.refund.under-way', undefined, { status: 409 });
      const change = await finishRefund(tx, ctx, at, refund, { by: 'hand', who: 'staff', handRef: read.value });
      return 'ok' in change ? change : { ...change, value: { refundId } };
    });
  },
);
