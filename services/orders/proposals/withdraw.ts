import type { Result } from '#domain/result';
import type { Ctx } from '../../context';
import { closeDeadline } from '../../deadlines/close';
import { orderSubject } from '../../deadlines/order-subject';
import type { Tx } from '../../runtime';
import { changedMeanwhile, commit } from '../../store/commit';
import { lockOrder, type OrderRow } from '../row';
import { notice } from '../move-order';
import { ORDERS } from '../../transitions/nouns';
import { note } from '../../transitions/transition';
import { freePromised } from './goods';
import { endProposal, openProposal, type ProposalRow } from './row';
import { service } from '../../service';

/** Staff take a proposal back, as long as its buyer has not answered; the order goes on as it was, and the buyer is told. [ORD-7, ORD-8] */
export const withdrawProposal = service(
  'orders.propose',
  async (ctx, { orderId, proposalId }: { orderId: number; proposalId: number }): Promise<Result<null>> => {
    return commit<null>(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const row = order ? await openProposal(tx, orderId) : null;
      if (!order || row?.id !== proposalId) return changedMeanwhile();
      await takeBack(tx, ctx, order, row);
      await note(tx, ctx, ORDERS, order, { event: 'withdraw-proposal', facts: { proposal: row.id } });
      return {
        value: null,
        audit: { action: 'orders.proposal-withdrawn', subject: orderSubject(orderId), facts: { proposal: row.id } },
        tell: [await notice(tx, ctx, order, 'orders.not-asked', {})],
      };
    });
  },
);

/** An open proposal of a locked order ends without an answer: nobody is asked any more, its goods are free. */
export async function takeBack(tx: Tx, ctx: Ctx, order: OrderRow, row: ProposalRow): Promise<void> {
  const ended = await endProposal(tx, ctx, row, 'withdraw', 'staff');
  if (!ended.ok) throw new Error(`the open proposal ${row.id} is not taken back: ${ended.code}`);
  await freePromised(tx, ctx, row);
  await closeDeadline(tx, { subject: orderSubject(order.id), kind: 'orders.agree', at: ctx.now });
}
