import { cancelAnswerClock, mayAskToCancel } from '#domain/orders/cancel-request';
import { unknownOrder } from '#domain/orders/tracking-code';
import type { Result } from '#domain/result';
import { loadHolidays } from '../../calendars/holidays';
import { openDeadline } from '../../deadlines/open';
import { orderSubject } from '../../deadlines/order-subject';
import { commit } from '../../store/commit';
import { orderCancelRequests } from '../../store/tables';
import { lockOrder, myOrder } from '../row';
import { notice } from '../move-order';
import { ORDERS } from '../../transitions/nouns';
import { note } from '../../transitions/transition';
import { CANCEL_REQUEST, openCancelRequest } from './row';
import { service } from '../../service';

/** The buyer asks to cancel what is paid and not on its way; asked twice, or at once from two places, it is one wish. Staff answer by its time. [ORD-5, ORD-9] */
export const askToCancel = service(
  'orders.ask-to-cancel',
  async (ctx, { code, words }: { code: string; words: string | null }): Promise<Result<{ code: string }>> => {
    const own = await myOrder(ctx.rt.db, ctx, code);
    if (!own) return unknownOrder;
    return commit<{ code: string }>(ctx, async (tx) => {
      const order = await lockOrder(tx, own.id);
      if (!order) return unknownOrder;
      if (await openCancelRequest(tx, order.id)) return { value: { code }, audit: [] };
      const may = mayAskToCancel(order.state);
      if (!may.ok) return may;
      await tx.insert(orderCancelRequests).values({ orderId: order.id, words: words ?? '', state: 'open', askedAt: ctx.now });
      await note(tx, ctx, ORDERS, order, { event: 'ask-to-cancel', reason: words });
      const holidays = await loadHolidays(tx);
      const subject = orderSubject(order.id);
      const { dueAt } = await openDeadline(tx, { kind: CANCEL_REQUEST, subject, clock: cancelAnswerClock, startsAt: ctx.now, holidays });
      return {
        value: { code },
        audit: { action: 'orders.cancel-asked', subject },
        tell: [await notice(tx, ctx, order, 'orders.cancel-asked', { dueBy: dueAt })],
      };
    });
  },
);
