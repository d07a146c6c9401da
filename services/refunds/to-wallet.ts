import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { lockPayable } from '../payables/lock';
import { commitOnce } from '../store/commit';
import { refunds } from '../store/tables';
import { finishRefund } from './finish';
import { lockRefund } from './row';
import { service } from '../service';

export type ToWallet = { /** The form's once-key. */ key: string; refundId: string };

/** Moves a refund into the buyer's wallet at once, where it has not been sent to the bank or the bank refused it. [ORD-9] */
export const takeRefundToWallet = service('refunds.take-to-wallet', async (ctx, { key, refundId }: ToWallet): Promise<Result<{ amountToman: number }>> => {
  const { actor } = ctx;
  const [found] = await ctx.rt.db.select({ payableId: refunds.payableId, userId: refunds.userId }).from(refunds).where(eq(refunds.id, refundId));
  if (!found || found.userId !== actor.userId) return refuse('refunds.refund.unknown', undefined, { status: 404 });
  return commitOnce(ctx, { form: 'refund-to-wallet', key, body: { refundId } }, async (tx) => {
    const at = await lockPayable(tx, ctx, found.payableId);
    const refund = await lockRefund(tx, refundId);
    if (!at || !refund) return refuse('refunds.refund.unknown', undefined, { status: 404 });
    if (refund.state === 'calling' || refund.state === 'done') return refuse('refunds.refund.under-way', undefined, { status: 409 });
    const change = await finishRefund(tx, ctx, at, refund, { by: 'wallet', who: 'buyer' });
    return 'ok' in change ? change : { ...change, value: { amountToman: refund.amountToman } };
  });
});
