import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, type Result } from '#domain/result';
import { orderSubject } from '../../deadlines/order-subject';
import { commit } from '../../store/commit';
import { lockOrder, myOrder } from '../row';
import { ORDERS } from '../../transitions/nouns';
import { note } from '../../transitions/transition';
import { endCancelRequest, openCancelRequest } from './row';
import { service } from '../../service';

/** The buyer takes the wish back while nobody has answered it. [ORD-5] */
export const keepOrder = service('orders.ask-to-cancel', async (ctx, { code }: { code: string }): Promise<Result<{ code: string }>> => {
  const own = await myOrder(ctx.rt.db, ctx, code);
  if (!own) return unknownOrder;
  return commit<{ code: string }>(ctx, async (tx) => {
    const order = await lockOrder(tx, own.id);
    const wish = order ? await openCancelRequest(tx, order.id) : null;
    if (!order || !wish) return refuse('orders.cancel-request.none', undefined, { status: 409 });
    const ended = await endCancelRequest(tx, ctx, wish, { event: 'withdraw', who: 'buyer' });
    if (!ended.ok) return ended;
    await note(tx, ctx, ORDERS, order, { event: 'keep-order' });
    return { value: { code }, audit: { action: 'orders.cancel-taken-back', subject: orderSubject(order.id) } };
  });
});
