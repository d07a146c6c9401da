import { and, desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { LOW_STOCK } from '#domain/catalog/low-stock';
import { DAY_MS } from '#domain/calendars/day';
import type { Runtime } from '../runtime';
import { staff } from '../store/schema.generated';
import { holds, stock, stockMoves } from '../store/tables';
import { unitsReady } from './units-ready';
import { guarded } from '../service';
import type { Ctx } from '../context';

const SHOWN = 10;
/** Over how many days' sales the forecast is computed. */
const SALES_DAYS = 30;

/** What staff see of a unit's stock: what is for sale, what is held, the last movements. [PROD-1] */
export const stockView = guarded('admin.products.read', async (ctx, variantId: number) => {
  const [[now], [held], moves, people, serials] = await Promise.all([
    ctx.rt.db.select({ available: stock.available }).from(stock).where(eq(stock.variantId, variantId)),
    ctx.rt.db
      .select({ held: sql<number>`coalesce(sum(${holds.quantity}), 0)::int` })
      .from(holds)
      .where(and(eq(holds.variantId, variantId), eq(holds.state, 'held'))),
    ctx.rt.db.select().from(stockMoves).where(eq(stockMoves.variantId, variantId)).orderBy(desc(stockMoves.id)).limit(SHOWN),
    ctx.rt.db.select({ id: staff.id, name: staff.name }).from(staff),
    withoutSerial(ctx, variantId),
  ]);
  const names = new Map(people.map((person) => [`staff:${person.id}`, person.name]));
  return {
    available: now?.available ?? 0,
    held: held?.held ?? 0,
    withoutSerial: serials,
    moves: moves.map((move) => ({ ...move, actorName: names.get(move.actor) ?? null })),
  };
});

/** How many pieces of each of many units are for sale. [PROD-1] */
export async function stockOf({ db }: Pick<Runtime, 'db'>, variantIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: stock.variantId, available: stock.available })
    .from(stock)
    .where(inArray(stock.variantId, [...variantIds]));
  return new Map(rows.map(({ id, available }) => [id, available]));
}

/** How many pieces, in stock or sold and not dispatched, have no recorded serial yet: they cannot be dispatched. Null for units without serials, and for packages. [WAR-3] */
async function withoutSerial(ctx: Ctx, variantId: number): Promise<number | null> {
  const { rows } = await ctx.rt.db.execute<{ product: number }>(
    sql`select v.product_id as product from variants v join products p on p.id = v.product_id left join kinds k on k.id = p.kind_id where v.id = ${variantId} and v.has_serials and k.holds_several is not true`,
  );
  if (!rows[0]) return null;
  const unit = (await unitsReady(ctx, rows[0].product)).find(({ id }) => id === variantId);
  return unit ? Math.max(0, unit.available + unit.owed - unit.madeSerials) : null;
}

/** A unit that runs out: how many are left, how many go a day, and for how many days that lasts. */
export type LowUnit = { id: number; sku: string; title: string | null; available: number; perDay: number; lastsDays: number | null; goneSince: Date | null };

/** Units on sale that have run out or are running low, with how long they last by what was sold in the last days. [ADM-3] */
export const lowStock = guarded('admin.products.read', async ({ rt, lang, now }): Promise<LowUnit[]> => {
  const { rows } = await rt.db.execute(sql`
    with low as materialized (
      select v.id, v.sku, s.available from variants v join stock s on s.variant_id = v.id
      where v.sellable and s.available < ${LOW_STOCK} order by s.available, v.id limit ${SHOWN})
    select low.id, low.sku, low.available, l.title, coalesce(sold.pieces, 0)::int as pieces,
      case when low.available = 0 then (select m.at from stock_moves m where m.variant_id = low.id order by m.id desc limit 1) end as gone_since
    from low
    left join lateral (select x.title from variants_locales x where x._parent_id = low.id and x._locale = ${lang} limit 1) l on true
    left join lateral (select sum(p.quantity) as pieces from orders o join order_lines p on p.order_id = o.id
      where p.variant_id = low.id and o.placed_at >= ${new Date(now.getTime() - SALES_DAYS * DAY_MS)} and o.state not in ('cancelled', 'refunded', 'refund-pending')) sold on true
    order by low.available, low.id`);
  return (rows as unknown as LowRow[]).map((row) => {
    const perDay = row.pieces / SALES_DAYS;
    return {
      ...{ id: row.id, sku: row.sku, title: row.title, available: row.available, perDay },
      lastsDays: perDay > 0 ? Math.floor(row.available / perDay) : null,
      goneSince: row.gone_since === null ? null : new Date(row.gone_since),
    };
  });
});

type LowRow = { id: number; sku: string; title: string | null; available: number; pieces: number; gone_since: Date | string | null };
