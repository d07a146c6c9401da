import type { Result } from '#domain/result';
import { orderSubject } from '../../deadlines/order-subject';
import { changedMeanwhile, commit } from '../../store/commit';
import { lockOrder } from '../row';
import { notice } from '../move-order';
import { ORDERS } from '../../transitions/nouns';
import { note } from '../../transitions/transition';
import { endCancelRequest, openCancelRequest } from './row';
import { service } from '../../service';

/** Staff decline a wish to cancel, with their reason, which the buyer is told; granting it is the order's own cancellation. [ORD-5, ORD-8] */
export const declineCancel = service(
  'orders.decline-cancel',
  async (ctx, { orderId, requestId, reason }: { orderId: number; requestId: number; reason: string }): Promise<Result<null>> => {
    return commit<null>(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const wish = order ? await openCancelRequest(tx, orderId) : null;
      if (!order || wish?.id !== requestId) return changedMeanwhile();
      const ended = await endCancelRequest(tx, ctx, wish, { event: 'decline', who: 'staff', reason });
      if (!ended.ok) return ended;
      const answer = ended.value.answer ?? '';
      await note(tx, ctx, ORDERS, order, { event: 'decline-cancel', reason: answer });
      return {
        value: null,
        audit: { action: 'orders.cancel-declined', subject: orderSubject(orderId), facts: { reason: answer } },
        tell: [await notice(tx, ctx, order, 'orders.cancel-declined', { reason: answer })],
      };
    });
  },
);
