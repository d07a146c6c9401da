import { REPLACEMENT_DAYS, TRANSIT_DAMAGE_HOURS } from '../catalog/promises';
import { shownDay } from './shown-day';
import type { OrderState } from './states';

/** What is known of an order when its buyer asks what comes next. */
export type NextStepOrder = {
  state: OrderState;
  paidToman: number;
  holdUntil: Date | null;
  queuedFor: Date | null;
  /** The promised day, as a moment within it. */
  promisedDay: Date | null;
  /** When the review has to be done, the receiver phoned, the money back. */
  reviewBy: Date | null;
  callBy: Date | null;
  refundDueAt: Date | null;
  /** Until when the buyer is asked. */
  agreeBy: Date | null;
};

/** One sentence of `orders.next` with its facts. */
export type NextStep = { key: OrderState | 'awaiting-payment-late' | 'asked' | 'cancelled-paid'; facts: Record<string, Date | number> };

const facts = (all: Record<string, Date | number | null>) =>
  Object.fromEntries(Object.entries(all).filter((pair): pair is [string, Date | number] => pair[1] !== null));

/** What happens next and by when, in every state: the sentence on top of an order. [ORD-5, ORD-9, ORD-11, ORD-12] */
export function nextStep(order: NextStepOrder, now: Date): NextStep {
  const { state, promisedDay } = order;
  const endOf = (at: Date | null) => (at ? shownDay(at) : null);
  if (order.agreeBy) return { key: 'asked', facts: { agreeBy: order.agreeBy } };
  switch (state) {
    case 'awaiting-payment':
      return order.holdUntil && now < order.holdUntil ? { key: state, facts: { untilTime: order.holdUntil } } : { key: 'awaiting-payment-late', facts: {} };
    case 'placed':
      return { key: state, facts: facts({ queuedDay: order.queuedFor, promisedDay }) };
    case 'under-review':
      return { key: state, facts: facts({ reviewDay: endOf(order.reviewBy) }) };
    case 'queued':
      return { key: state, facts: facts({ callDay: endOf(order.callBy), promisedDay }) };
    case 'confirmed':
    case 'dispatched':
      return { key: state, facts: facts({ promisedDay }) };
    case 'delivered':
      return { key: state, facts: { hours: TRANSIT_DAMAGE_HOURS, days: REPLACEMENT_DAYS } };
    case 'cancelled':
      return { key: order.paidToman > 0 ? 'cancelled-paid' : state, facts: {} };
    case 'refund-pending':
      return { key: state, facts: facts({ dueDay: endOf(order.refundDueAt) }) };
    case 'refunded':
    case 'replacement':
      return { key: state, facts: {} };
  }
}
