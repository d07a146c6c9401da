import { and, desc, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import type { CancelRequestState } from '#domain/orders/cancel-request';
import { service } from '../../service';
import { orders } from '../../store/schema.generated';
import { deadlines, orderCancelRequests } from '../../store/tables';
import { CANCEL_REQUEST } from './row';

export type MyCancelWish = { id: number; code: string; state: CancelRequestState; answer: string | null; answerBy: Date | null };

/** So many are listed, the newest first. */
const MOST = 50;

/** The account's wishes to cancel: how each ended, or by when it is answered. [ORD-5] */
export const myCancelWishes = service(
  'orders.list',
  async (ctx): Promise<MyCancelWish[]> => {
    const promise = and(eq(deadlines.subject, sql`'order:' || ${orders.id}`), eq(deadlines.kind, CANCEL_REQUEST), isNull(deadlines.closedAt));
    const rows = await ctx.rt.db
      .select({
        id: orderCancelRequests.id,
        code: orders.code,
        state: orderCancelRequests.state,
        answer: orderCancelRequests.answer,
        dueAt: deadlines.dueAt,
      })
      .from(orderCancelRequests)
      .innerJoin(orders, eq(orders.id, orderCancelRequests.orderId))
      .leftJoin(deadlines, promise)
      .where(eq(orders.user, ctx.actor.userId))
      .orderBy(desc(orderCancelRequests.id))
      .limit(MOST);
    return rows.map(({ dueAt, ...row }) => ({ ...row, answerBy: row.state === 'open' ? dueAt : null }));
  },
  () => [],
);
