import { and, asc, eq, lte, notExists, sql } from '@payloadcms/db-postgres/drizzle';
import { each } from '../each';
import { commit } from '../store/commit';
import { orders } from '../store/schema.generated';
import { orderProposals } from '../store/tables';
import { carryOut } from './move';
import { openProposal } from './proposals/row';
import { lockOrder } from './row';
import { clockwork } from '../service';

/*
 * For the clock:
 *   `orders` queue, kind `queue` {orderId}: queueOrder(ctx, orderId), due at the start of the next working day (outbox)
 *   `orders` queue, kind `queue-placed`, every quarter of an hour: queuePlacedOrders(ctx), which finds what was missed
 */

const BATCH = 500;

/** Queues one order when its working day has come; one under review waits for staff, one whose buyer is asked for the answer. [ORD-6, JOB-1] */
export const queueOrder = clockwork('orders.queue', async (ctx, orderId: number): Promise<boolean> => {
  const result = await commit<boolean>(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const come = order?.queuedFor && new Date(order.queuedFor) <= ctx.now;
    if (!order || order.state !== 'placed' || !come || (await openProposal(tx, orderId))) return { value: false, audit: [] };
    const change = await carryOut(tx, ctx, order, 'queue', ['clock']);
    return 'ok' in change ? change : { ...change, value: true };
  });
  if (!result.ok) throw new Error(`order ${orderId} was not queued: ${result.code}`);
  return result.value;
});

/** Queues every placed order whose working day has come. [ORD-6, JOB-1] */
export const queuePlacedOrders = clockwork('orders.queue', async (ctx): Promise<{ queued: number }> => {
  const asked = ctx.rt.db
    .select({ one: sql`1` })
    .from(orderProposals)
    .where(and(eq(orderProposals.orderId, orders.id), eq(orderProposals.state, 'open')));
  const due = await ctx.rt.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), lte(orders.queuedFor, ctx.now.toISOString()), notExists(asked)))
    .orderBy(asc(orders.id))
    .limit(BATCH);
  let queued = 0;
  await each(due, async ({ id }) => {
    if (await queueOrder(ctx, id)) queued += 1;
  });
  return { queued };
});
