import type { CancelCause } from './proposal';
import type { OrderState } from './states';

/** What happened to an order, as its events keep it. */
export type OrderHappening = {
  fromState: OrderState | null;
  toState: OrderState;
  at: Date;
  reason: string | null;
  /** Why it was cancelled. */
  cause?: CancelCause | null;
};

export type TimelineOrder = {
  state: OrderState;
  happened: readonly OrderHappening[];
  holdUntil: Date | null;
  /** The working day it is, or was, queued for. */
  queuedFor: Date | null;
  promisedBy: Date | null;
  refundDueAt: Date | null;
  paidToman: number;
};

/** One step as buyer and staff see it; its words are `orders.timeline.<step>.<when>`. */
export type TimelineStep = {
  step: OrderState;
  when: 'done' | 'now' | 'later';
  /** When it happened; only of what is done. */
  at: Date | null;
  /** By when it is promised; only of what is not done. */
  expectedBy: Date | null;
  reason: string | null;
  cause: CancelCause | null;
};

const path: readonly OrderState[] = ['placed', 'queued', 'confirmed', 'dispatched', 'delivered'];

/** What still has to come, in order; the first of it is what is being done now. */
function ahead(order: TimelineOrder): readonly OrderState[] {
  switch (order.state) {
    case 'awaiting-payment':
      return path;
    case 'under-review':
      return path.slice(1);
    case 'cancelled':
      return order.paidToman > 0 ? ['refund-pending', 'refunded'] : [];
    case 'refund-pending':
      return ['refunded'];
    case 'refunded':
    case 'replacement':
      return [];
    default:
      return path.slice(path.indexOf(order.state) + 1);
  }
}

function expectedBy(order: TimelineOrder, step: OrderState): Date | null {
  switch (step) {
    case 'placed':
      return order.holdUntil;
    case 'queued':
      return order.queuedFor;
    case 'delivered':
      return order.promisedBy;
    case 'refunded':
      return order.refundDueAt;
    default:
      return null;
  }
}

/** The one timeline that buyer and staff share: what is done and when, what is done now, what comes and by when. [ORD-9, ORD-11, ORD-12] */
export function orderTimeline(order: TimelineOrder): TimelineStep[] {
  const done = order.happened
    .filter((one) => one.toState !== 'awaiting-payment' && one.toState !== one.fromState)
    .map((one): TimelineStep => ({
      ...{ step: one.toState, when: 'done', at: one.at, expectedBy: null },
      ...{ reason: one.reason, cause: one.cause ?? null },
    }));
  const reviewing = order.state === 'under-review' ? done.pop() : undefined;
  const now: TimelineStep[] = reviewing ? [{ ...reviewing, when: 'now' }] : [];
  const rest = ahead(order).map((step, index): TimelineStep => ({
    step,
    when: index === 0 && now.length === 0 ? 'now' : 'later',
    at: null,
    expectedBy: expectedBy(order, step),
    reason: null,
    cause: null,
  }));
  return [...done, ...now, ...rest];
}
