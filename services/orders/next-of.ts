import { nextStep, type NextStep } from '#domain/orders/next-step';
import { shownDay } from '#domain/orders/shown-day';
import type { deadlines } from '../store/tables';
import type { OrderRow } from './row';

type Promised = Pick<typeof deadlines.$inferSelect, 'kind' | 'dueAt' | 'closedAt'>;

const date = (text: string | null) => (text ? new Date(text) : null);

/** When an order's delivery is promised: its latest promise, or what was said when it was placed. */
export function deliveryPromise(order: OrderRow, promises: readonly Promised[]): Date | null {
  return promises.findLast((one) => one.kind === 'orders.deliver')?.dueAt ?? date(order.promisedBy);
}

/** When a promise that still runs is due. */
export function openBy(promises: readonly Promised[], kind: string): Date | null {
  return promises.find((one) => one.kind === kind && one.closedAt === null)?.dueAt ?? null;
}

/** What happens next with an order and by when: the same on its page and in the list. [ORD-9, ORD-10, ORD-12] */
export function nextOf(order: OrderRow, promises: readonly Promised[], now: Date): NextStep {
  const promise = deliveryPromise(order, promises);
  const queuedFor = date(order.queuedFor);
  return nextStep(
    {
      ...{ state: order.state, paidToman: order.paidToman, holdUntil: date(order.holdUntil), queuedFor, promisedDay: promise && shownDay(promise) },
      ...{
        reviewBy: openBy(promises, 'orders.queue') ?? queuedFor,
        callBy: openBy(promises, 'orders.call') ?? promise,
        agreeBy: openBy(promises, 'orders.agree'),
        refundDueAt: promises.find((one) => one.kind === 'orders.refund')?.dueAt ?? null,
      },
    },
    now,
  );
}
