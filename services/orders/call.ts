import { callAgainClock, callClock } from '#domain/orders/call';
import { unknownOrder } from '#domain/orders/tracking-code';
import type { Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import { orderSubject } from '../deadlines/order-subject';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit } from '../store/commit';
import { ORDERS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { timesOf } from '../transitions/history';
import { lockOrder } from './row';
import { notice } from './move-order';
import { service } from '../service';

const CALL = 'orders.call';

/** Starts the clock of the call that a queued order needs. [ORD-11] */
export async function startCall(tx: Tx, ctx: Ctx, orderId: number): Promise<void> {
  await openDeadline(tx, { kind: CALL, subject: orderSubject(orderId), clock: callClock, startsAt: ctx.now, holidays: await loadHolidays(tx) });
}

/** Keeps the promise of a call, since the receiver was reached. [ORD-11] */
export async function endCall(tx: Tx, ctx: Ctx, orderId: number): Promise<void> {
  await closeDeadline(tx, { subject: orderSubject(orderId), kind: CALL, at: ctx.now });
}

/** How often nobody picked up. [ORD-11] */
export async function triesOf(tx: Tx, orderId: number): Promise<number> {
  return timesOf(tx, orderSubject(orderId), 'no-answer');
}

/** Notes that nobody picked up, tells the buyer, and starts the next attempt's clock. Of two who note the same attempt, the second is refused. [ORD-11] */
export const noteNoAnswer = service(
  'orders.call',
  async (ctx, { orderId, seenTries }: { orderId: number; seenTries: number }): Promise<Result<{ tries: number; againBy: Date }>> => {
    return commit(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return unknownOrder;
      if (order.state !== 'queued' || (await triesOf(tx, orderId)) !== seenTries) return changedMeanwhile();
      const tries = seenTries + 1;
      await note(tx, ctx, ORDERS, order, { event: 'no-answer', facts: { tries } });
      await endCall(tx, ctx, orderId);
      const subject = orderSubject(orderId);
      const { dueAt } = await openDeadline(tx, { kind: CALL, subject, clock: callAgainClock, startsAt: ctx.now, holidays: await loadHolidays(tx) });
      return {
        value: { tries, againBy: dueAt },
        audit: { action: 'orders.no-answer', subject, facts: { tries } },
        tell: [await notice(tx, ctx, order, 'orders.call-missed', { dueBy: dueAt })],
      };
    });
  },
);
