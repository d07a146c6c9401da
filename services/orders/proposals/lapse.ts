import { and, asc, eq, lte } from '@payloadcms/db-postgres/drizzle';
import { each } from '../../each';
import { commit } from '../../store/commit';
import { orderProposals } from '../../store/tables';
import { lockOrder } from '../row';
import { endUnagreed } from './answer';
import { openProposal } from './row';
import { clockwork } from '../../service';

/*
 * For the clock:
 *   `orders` queue, kind `lapse` {proposalId}: lapseProposal, due when the time to agree ends (outbox)
 *   `orders` queue, kind `lapse-due`, every minute: lapseDueProposals, which finds what was missed
 */

const BATCH = 100;

/** Ends a proposal that was not answered in time: the order is cancelled and refunded. Run again, or after an answer, it changes nothing. [ORD-7, JOB-1] */
export const lapseProposal = clockwork('orders.lapse-proposal', async (ctx, proposalId: number): Promise<boolean> => {
  const [found] = await ctx.rt.db.select({ orderId: orderProposals.orderId }).from(orderProposals).where(eq(orderProposals.id, proposalId));
  if (!found) return false;
  const ended = await commit<boolean>(ctx, async (tx) => {
    const order = await lockOrder(tx, found.orderId);
    const row = order ? await openProposal(tx, order.id) : null;
    if (!order || row?.id !== proposalId || ctx.now < row.agreeBy) return { value: false, audit: [] };
    const change = await endUnagreed(tx, ctx, order, row, 'lapse');
    return 'ok' in change ? change : { ...change, value: true };
  });
  if (!ended.ok) throw new Error(`proposal ${proposalId} did not lapse: ${ended.code}`);
  return ended.value;
});

/** Ends every proposal whose time is over. [ORD-7, JOB-1] */
export const lapseDueProposals = clockwork('orders.lapse-proposal', async (ctx): Promise<{ lapsed: number }> => {
  const open = and(eq(orderProposals.state, 'open'), lte(orderProposals.agreeBy, ctx.now));
  const due = await ctx.rt.db.select({ id: orderProposals.id }).from(orderProposals).where(open).orderBy(asc(orderProposals.agreeBy)).limit(BATCH);
  let lapsed = 0;
  await each(due, async ({ id }) => {
    if (await lapseProposal(ctx, id)) lapsed += 1;
  });
  return { lapsed };
});
