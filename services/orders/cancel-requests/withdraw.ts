import { refuse, type Result } from '#domain/result';
import { noSession } from '../../accounts/no-session';
import type { Ctx } from '../../context';
import { orderSubject } from '../../deadlines/order-due';
import { commit } from '../../store/commit';
import { note } from '../note';
import { lockOrder, myOrder } from '../row';
import { endCancelRequest, openCancelRequest } from './row';

/** The buyer takes the wish back while nobody has answered it. [ORD-5] */
export async function keepOrder(ctx: Ctx, { code }: { code: string }): Promise<Result<{ code: string }>> {
  if (ctx.actor.kind !== 'user') return noSession;
  const own = await myOrder(ctx.rt.db, ctx, code);
  if (!own) return refuse('orders.code.unknown', undefined, { status: 404 });
  return commit<{ code: string }>(ctx, async (tx) => {
    const order = await lockOrder(tx, own.id);
    const wish = order ? await openCancelRequest(tx, order.id) : null;
    if (!order || !wish) return refuse('orders.cancel-request.none', undefined, { status: 409 });
    const ended = await endCancelRequest(tx, ctx, wish, { event: 'withdraw', who: 'buyer' });
    if (!ended.ok) return ended;
    await note(tx, ctx, order, 'keep-order');
    return { value: { code }, audit: { action: 'orders.cancel-taken-back', subject: orderSubject(order.id) } };
  });
}
