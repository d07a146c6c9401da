import { parseRefundId } from '#domain/refunds/refund-id';
import { orderEvents, orderStates, type OrderEvent, type OrderState } from '#domain/orders/states';
import { moveOrder } from '#services/orders/move';
import { finishRefundByHand } from '#services/refunds/finish-by-hand';
import { tryRefundAgain } from '#services/refunds/try-again';
import type { DoEvent } from './do-event';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');

/** The moves of an order, guarded by the state that the staff member saw, and those of its refunds. [ORD-5, ORD-9, ADM-4] */
export const orderEvent: DoEvent = (ctx, { id, event, body }) => {
  if (event === 'try-refund-again' || event === 'finish-refund-by-hand') {
    const read = parseRefundId(text(body['refundId']));
    if (!read.ok) return Promise.resolve(read);
    const which = { orderId: id, refundId: read.value };
    return event === 'try-refund-again' ? tryRefundAgain(ctx, which) : finishRefundByHand(ctx, { ...which, reference: text(body['reference']) });
  }
  if (!orderEvents.some((one) => one === event)) return undefined;
  const expectedState = orderStates.find((one) => one === body['expectedState']);
  if (!expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  return moveOrder(ctx, { orderId: id, event: event as OrderEvent, expectedState: expectedState satisfies OrderState, reason });
};
