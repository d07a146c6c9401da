import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { orderEvents } from '../store/tables';
import type { OrderRow } from './row';

/** Something that happened to a locked order without moving it. [ADM-4] */
export async function note(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  event: string,
  { reason = null, facts = {} }: { reason?: string | null; facts?: Record<string, string | number> } = {},
): Promise<void> {
  const { id: orderId, state } = order;
  await tx.insert(orderEvents).values({ orderId, event, fromState: state, toState: state, actor: actorName(ctx.actor), reason, facts, at: ctx.now });
}
