import { sql } from '@payloadcms/db-postgres/drizzle';
import { DAY_MS } from '#domain/calendars/day';
import { dayOf, OURS, SOLD } from './sold';
import { momentsOf, type DaySpan } from './span';
import { guarded } from '../../service';

export type DaySales = { day: string; orders: number; toman: number; /** Of that, goods after discounts; the rest is delivery. */ goodsToman: number };
export type ProductSales = { sku: string; title: string; pieces: number; toman: number; before: number };
export type PromiseFigures = { kind: string; all: number; kept: number; open: number; middleLateSeconds: number | null };
export type RefundFigures = { why: string; count: number; toman: number };
export type Reports = { days: DaySales[]; products: ProductSales[]; promises: PromiseFigures[]; refunds: RefundFigures[]; refundsToman: number };

const MOST_PRODUCTS = 30;

/** What was sold and promised in some days: a few statements, each along an index. [ADM-3] */
export const readReports = guarded('admin.reports.read', async (ctx, span: DaySpan): Promise<Reports> => {
  const { from, to, days } = momentsOf(span);
  const before = new Date(from.getTime() - days * DAY_MS);
  const { db } = ctx.rt;
  const title = sql.raw(ctx.lang === 'fa' ? 'name_fa' : 'name_en');
  const [sales, products, promises, refunds] = await Promise.all([
    db.execute(sql`select ${dayOf(sql`o.placed_at`)} as day, count(*)::int as orders, coalesce(sum(o.total_toman), 0)::bigint as toman, coalesce(sum(o.total_toman - o.delivery_toman), 0)::bigint as goods
      from orders o where o.placed_at >= ${from} and o.placed_at < ${to} and ${SOLD} group by 1 order by 1`),
    db.execute(sql`select l.sku, max(l.${title}) as title, coalesce(sum(l.quantity) filter (where o.placed_at >= ${from}), 0)::int as pieces,
        coalesce(sum(l.total_toman) filter (where o.placed_at >= ${from}), 0)::bigint as toman, coalesce(sum(l.total_toman) filter (where o.placed_at < ${from}), 0)::bigint as before
      from orders o cross join lateral (select x.* from order_lines x where x.order_id = o.id limit 1000) l
      where o.placed_at >= ${before} and o.placed_at < ${to} and ${SOLD} group by l.sku having sum(l.quantity) filter (where o.placed_at >= ${from}) > 0 order by 4 desc, 1 limit ${MOST_PRODUCTS}`),
    db.execute(sql`select d.kind, count(*)::int as all, count(*) filter (where d.closed_at <= d.due_at)::int as kept, count(*) filter (where d.closed_at is null)::int as open,
        percentile_cont(0.5) within group (order by extract(epoch from coalesce(d.closed_at, ${ctx.now}::timestamptz) - d.due_at)) filter (where d.closed_at is null or d.closed_at > d.due_at) as late
      from deadlines d where d.due_at >= ${from} and d.due_at < ${to} and d.due_at <= ${ctx.now} and ${OURS} group by d.kind order by 2 desc, 1`),
    db.execute(
      sql`select r.why, count(*)::int as count, sum(r.amount_toman)::bigint as toman from refunds r where r.asked_at >= ${from} and r.asked_at < ${to} group by r.why order by 3 desc`,
    ),
  ]);
  const money = (value: unknown) => Number(value ?? 0);
  const gone = refunds.rows.map((row) => ({ why: String(row['why']), count: money(row['count']), toman: money(row['toman']) }));
  return {
    days: sales.rows.map((row) => ({ day: String(row['day']), orders: money(row['orders']), toman: money(row['toman']), goodsToman: money(row['goods']) })),
    products: products.rows.map((row) => ({
      ...{ sku: String(row['sku']), title: String(row['title']), pieces: money(row['pieces']) },
      ...{ toman: money(row['toman']), before: money(row['before']) },
    })),
    promises: promises.rows.map((row) => ({
      ...{ kind: String(row['kind']), all: money(row['all']), kept: money(row['kept']), open: money(row['open']) },
      middleLateSeconds: row['late'] === null ? null : money(row['late']),
    })),
    refunds: gone,
    refundsToman: gone.reduce((sum, one) => sum + one.toman, 0),
  };
});
