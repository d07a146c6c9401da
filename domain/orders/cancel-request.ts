import { applyMove } from '../lifecycle';
import type { LifeCycle, Moved } from '../lifecycle';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { deskClock } from '../calendars/deadline';
import type { Clock } from '../calendars/deadline';
import { lines, optional } from '../fields';
import { proposableStates } from './proposal';
import type { OrderState } from './states';

/** What becomes of a wish to cancel: granted with the cancellation, declined with a reason, taken back, or overtaken by the dispatch. [ORD-5] */
export const cancelRequestStates = ['open', 'granted', 'declined', 'withdrawn', 'overtaken'] as const;
export type CancelRequestState = (typeof cancelRequestStates)[number];
export type CancelRequestEvent = 'grant' | 'decline' | 'withdraw' | 'overtake';
type CancelRequestMover = 'buyer' | 'staff' | 'clock';

/** A wish to cancel is answered once. [ORD-5] */
export const cancelRequestLifeCycle = {
  name: 'order-cancel-requests',
  states: cancelRequestStates,
  start: 'open',
  ends: ['granted', 'declined', 'withdrawn', 'overtaken'],
  moves: [
    { event: 'grant', from: ['open'], to: 'granted', who: ['clock', 'staff'] },
    { event: 'decline', from: ['open'], to: 'declined', who: ['staff'], reason: 'required' },
    { event: 'withdraw', from: ['open'], to: 'withdrawn', who: ['buyer'] },
    { event: 'overtake', from: ['open'], to: 'overtaken', who: ['clock'] },
  ],
} as const satisfies LifeCycle<CancelRequestState, CancelRequestEvent, CancelRequestMover>;

/** Staff answer it within a working day. */
export const CANCEL_ANSWER_WORKING_HOURS = 24;
export const cancelAnswerClock: Clock = deskClock(CANCEL_ANSWER_WORKING_HOURS);

export const CANCEL_WORDS_MOST = 300;
/** Why, if the buyer wants to say. */
export const cancelWords = optional(lines({ area: 'orders.cancel-words', max: CANCEL_WORDS_MOST, label: 'orders.cancel.words' }));

/** Whether a buyer may ask to cancel: while nothing is on its way; everything paid then goes back. [ORD-5, ORD-9] */
export function mayAskToCancel(state: OrderState): Result<null> {
  return (proposableStates as readonly OrderState[]).includes(state) ? ok(null) : refuse('orders.cancel-request.not-now', undefined, { status: 409 });
}

/** Ends a request, or says why not. [ORD-5] */
export function moveCancelRequest(
  state: CancelRequestState,
  event: CancelRequestEvent,
  who: CancelRequestMover,
  reason?: string,
): Result<Moved<CancelRequestState, CancelRequestEvent>> {
  return applyMove<CancelRequestState, CancelRequestEvent, CancelRequestMover>(cancelRequestLifeCycle, state, event, [who], reason);
}
