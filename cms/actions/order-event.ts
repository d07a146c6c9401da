import { orderEvents, orderStates, type OrderEvent, type OrderState } from '#domain/orders/states';
import { moveOrder } from '#services/orders/move';
import type { DoEvent } from './do-event';

/** The moves of an order; the state that the staff member saw guards it. [ORD-5, ADM-4] */
export const orderEvent: DoEvent = (ctx, { id, event, body }) => {
  if (!orderEvents.some((one) => one === event)) return undefined;
  const expectedState = orderStates.find((one) => one === body['expectedState']);
  if (!expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  return moveOrder(ctx, { orderId: id, event: event as OrderEvent, expectedState: expectedState satisfies OrderState, reason });
};
