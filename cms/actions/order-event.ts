import { refuse } from '#domain/result';
import { orderEvents, orderStates, type OrderEvent, type OrderState } from '#domain/orders/states';
import { moveOrder } from '#services/orders/move';
import { orderSubject } from '#services/deadlines/order-subject';
import { cancelCauses, proposalCauses, proposalKinds, type Dearer } from '#domain/orders/proposal';
import type { DispatchForm } from '#domain/orders/dispatch';
import type { Ctx } from '#services/context';
import { askForSerials } from '#services/orders/ask-serials';
import { noteNoAnswer } from '#services/orders/call';
import { correctDispatch } from '#services/orders/correct-dispatch';
import { declineCancel } from '#services/orders/cancel-requests/decline';
import { propose } from '#services/orders/proposals/propose';
import { withdrawProposal } from '#services/orders/proposals/withdraw';
import type { Body, DoEvent } from './do-event';
import { refundMove } from './refund-event';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');

/** Text longer than any field allows, so that the field's own limit is reported and nothing is cut off. */
const long = (value: unknown) => (typeof value === 'string' ? value.slice(0, 4_000) : '');

/** The moves of an order, guarded by the state that the staff member saw, those of its refunds, and what its buyer is asked. [ORD-5, ORD-9, ADM-4] */
export const orderEvent: DoEvent = (ctx, { id, event, body }) => {
  const ofRefund = refundMove(ctx, { payableId: orderSubject(id), event, body });
  if (ofRefund) return ofRefund;
  if (event === 'no-answer') return noteNoAnswer(ctx, { orderId: id, seenTries: whole(body['seenTries']) ?? -1 });
  if (event === 'withdraw-proposal') return withdrawProposal(ctx, { orderId: id, proposalId: whole(body['proposalId']) ?? 0 });
  if (event === 'decline-cancel') return declineCancel(ctx, { orderId: id, requestId: whole(body['requestId']) ?? 0, reason: text(body['reason']) });
  if (event === 'ask-serials') return askForSerials(ctx, { orderId: id, serials: long(body['serials']) });
  if (event === 'correct-dispatch') return corrected(ctx, id, body);
  if (event === 'propose') return proposed(ctx, id, body);
  if (!orderEvents.some((one) => one === event)) return undefined;
  const expectedState = orderStates.find((one) => one === body['expectedState']);
  if (!expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  const cause = cancelCauses.find((one) => one === body['cause']);
  // The form asks for it without choosing any; left open it is asked for, never taken for another.
  if (event === 'cancel' && body['cause'] === '') return Promise.resolve(refuse('orders.cancel.cause', undefined, { field: 'cause' }));
  const more = {
    reason,
    cause,
    lineId: whole(body['lineId']),
    missing: pieces(body['missing']),
    // A form without scripts sends it as text.
    despiteWish: body['despiteWish'] === true || body['despiteWish'] === 'yes',
    ...(event === 'dispatch' ? { dispatch: dispatchForm(body) } : {}),
  };
  return moveOrder(ctx, { orderId: id, event: event as OrderEvent, expectedState: expectedState satisfies OrderState, ...more });
};

/** The form of a dispatch: courier, number, each field whose name begins with `serial-`, and what was pasted for all of them. */
function dispatchForm(body: Body): DispatchForm {
  const serials = Object.entries(body).flatMap(([name, value]) =>
    name.startsWith('serial-') && typeof value === 'string' ? [[name, value.slice(0, 60)] as const] : [],
  );
  return { courier: text(body['courier']), tracking: text(body['tracking']), serials: Object.fromEntries(serials), all: long(body['serials']) };
}

/** A correction: the dispatch form again, with its reason and the state that it was filled from. */
function corrected(ctx: Ctx, orderId: number, body: Body): ReturnType<DoEvent> {
  const expectedState = orderStates.find((one) => one === body['expectedState']);
  if (!expectedState) return undefined;
  return correctDispatch(ctx, { ...dispatchForm(body), orderId, expectedState, reason: long(body['reason']), seen: whole(body['seen']) ?? -1 });
}

/** A whole number, also as a form without scripts sends it. */
const whole = (sent: unknown) => {
  const value = typeof sent === 'string' && /^-?\d{1,10}$/.test(sent) ? Number(sent) : sent;
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < MOST_ID ? value : undefined;
};
const MOST_ID = 2 ** 31;

/** How many pieces; empty means all of them. What is no number is refused and never taken for all. */
const pieces = (sent: unknown) => (sent === undefined || sent === null || sent === '' ? undefined : (whole(sent) ?? Number.NaN));

function proposed(ctx: Ctx, orderId: number, body: Body): ReturnType<DoEvent> {
  const kind = proposalKinds.find((one) => one === body['kind']);
  const cause = proposalCauses.find((one) => one === body['cause']);
  const expectedState = orderStates.find((one) => one === body['expectedState']);
  if (!kind || !cause || !expectedState) return undefined;
  const words = typeof body['words'] === 'string' ? body['words'] : '';
  const quantity = typeof body['quantity'] === 'number' ? body['quantity'] : undefined;
  const gift = text(body['giftReason']);
  const dearer: Dearer | undefined = body['dearer'] === 'buyer' ? { by: 'buyer' } : body['dearer'] === 'gift' ? { by: 'gift', reason: gift } : undefined;
  const seenToman = typeof body['seenToman'] === 'number' ? body['seenToman'] : undefined;
  const which = {
    missing: pieces(body['missing']),
    ...(seenToman === undefined ? {} : { seenToman }),
    ...(dearer ? { dearer } : {}),
    lineId: whole(body['lineId']),
    variantId: whole(body['variantId']),
    colourId: whole(body['colourId']),
    quantity,
  };
  return propose(ctx, { orderId, expectedState, kind, cause, words, ...which });
}
