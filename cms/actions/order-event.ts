import { parseRefundId } from '#domain/refunds/refund-id';
import { orderEvents, orderStates, type OrderEvent, type OrderState } from '#domain/orders/states';
import { moveOrder } from '#services/orders/move';
import { finishRefundByHand } from '#services/refunds/finish-by-hand';
import { tryRefundAgain } from '#services/refunds/try-again';
import { cancelCauses, proposalCauses, proposalKinds } from '#domain/orders/proposal';
import type { Ctx } from '#services/context';
import { noteNoAnswer } from '#services/orders/call';
import { propose } from '#services/orders/proposals/propose';
import { withdrawProposal } from '#services/orders/proposals/withdraw';
import type { Body, DoEvent } from './do-event';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');

/** The moves of an order, guarded by the state that the staff member saw, those of its refunds, and what its buyer is asked. [ORD-5, ORD-9, ADM-4] */
export const orderEvent: DoEvent = (ctx, { id, event, body }) => {
  if (event === 'try-refund-again' || event === 'finish-refund-by-hand') {
    const read = parseRefundId(text(body['refundId']));
    if (!read.ok) return Promise.resolve(read);
    const which = { orderId: id, refundId: read.value };
    return event === 'try-refund-again' ? tryRefundAgain(ctx, which) : finishRefundByHand(ctx, { ...which, reference: text(body['reference']) });
  }
  if (event === 'no-answer') return noteNoAnswer(ctx, { orderId: id, seenTries: whole(body['seenTries']) ?? -1 });
  if (event === 'withdraw-proposal') return withdrawProposal(ctx, { orderId: id, proposalId: whole(body['proposalId']) ?? 0 });
  if (event === 'propose') return proposed(ctx, id, body);
  if (!orderEvents.some((one) => one === event)) return undefined;
  const expectedState = orderStates.find((one) => one === body['expectedState']);
  if (!expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  const cause = cancelCauses.find((one) => one === body['cause']);
  const more = { reason, cause, lineId: whole(body['lineId']) };
  return moveOrder(ctx, { orderId: id, event: event as OrderEvent, expectedState: expectedState satisfies OrderState, ...more });
};

const whole = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < MOST_ID ? value : undefined);
const MOST_ID = 2 ** 31;

function proposed(ctx: Ctx, orderId: number, body: Body): ReturnType<DoEvent> {
  const kind = proposalKinds.find((one) => one === body['kind']);
  const cause = proposalCauses.find((one) => one === body['cause']);
  const expectedState = orderStates.find((one) => one === body['expectedState']);
  if (!kind || !cause || !expectedState) return undefined;
  const words = typeof body['words'] === 'string' ? body['words'] : '';
  const quantity = typeof body['quantity'] === 'number' ? body['quantity'] : undefined;
  const which = { lineId: whole(body['lineId']), variantId: whole(body['variantId']), colourId: whole(body['colourId']), quantity };
  return propose(ctx, { orderId, expectedState, kind, cause, words, ...which });
}
