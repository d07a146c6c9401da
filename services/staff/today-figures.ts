import { sql } from '@payloadcms/db-postgres/drizzle';
import { DAY_MS, dayNumber, startOfDay } from '#domain/calendars/day';
import { OURS, SOLD } from './reports/sold';
import { service } from '../service';

/** How long a look back at promises is: whole days, as a report of so many has them. */
const PROMISE_DAYS = 30;
const WEEK_MS = 7 * DAY_MS;

export type TodayFigures = {
  orders: number;
  ordersBefore: number;
  salesToman: number;
  salesBefore: number;
  refunds: number;
  refundsToman: number;
  promises: number;
  kept: number;
};

/** Today's figures until now beside those of the same weekday until the same minute, and the promises of the last days; for staff who may read orders. [ADM-3] */
export const todayFigures = service(
  'admin.orders.read',
  async (ctx): Promise<TodayFigures | null> => {
    const from = startOfDay(dayNumber(ctx.now));
    const week = (at: Date) => new Date(at.getTime() - WEEK_MS);
    const { rows } = await ctx.rt.db.execute(sql`
    select (select json_build_object('count', count(*), 'sum', coalesce(sum(o.total_toman), 0)) from orders o where o.placed_at >= ${from} and o.placed_at <= ${ctx.now} and ${SOLD}) as today,
      (select json_build_object('count', count(*), 'sum', coalesce(sum(o.total_toman), 0)) from orders o where o.placed_at >= ${week(from)} and o.placed_at <= ${week(ctx.now)} and ${SOLD}) as before,
      (select json_build_object('count', count(*), 'sum', coalesce(sum(amount_toman), 0)) from refunds where asked_at >= ${from} and asked_at <= ${ctx.now}) as refunds,
      (select json_build_object('count', count(*), 'kept', count(*) filter (where closed_at <= due_at)) from deadlines d
        where d.due_at >= ${startOfDay(dayNumber(ctx.now) - PROMISE_DAYS + 1)} and d.due_at <= ${ctx.now} and ${OURS}) as promises`);
    const row = rows[0] as Row | undefined;
    if (!row) return null;
    return {
      ...{ orders: row.today.count, ordersBefore: row.before.count, salesToman: Number(row.today.sum), salesBefore: Number(row.before.sum) },
      ...{ refunds: row.refunds.count, refundsToman: Number(row.refunds.sum), promises: row.promises.count, kept: row.promises.kept },
    };
  },
  () => null,
);

type Sum = { count: number; sum: number | string };
type Row = { today: Sum; before: Sum; refunds: Sum; promises: { count: number; kept: number } };
