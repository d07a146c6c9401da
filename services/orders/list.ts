import { and, desc, eq, lt } from '@payloadcms/db-postgres/drizzle';
import type { OrderState } from '#domain/orders/states';
import { isRowId } from '../addresses/address-book';
import type { Ctx } from '../context';
import { orders } from '../store/schema.generated';

/** So many orders stand on one page of the list. */
export const ORDERS_PER_PAGE = 10;

/** A row of the buyer's list. [ORD-10] */
export type OrderListRow = { code: string; madeAt: Date; itemCount: number; paidToman: number; state: OrderState; baseToman: number };
export type OrderList = { rows: OrderListRow[]; /** Where the next page begins. */ next: number | null };

/** The buyer's orders, newest first, on from the row that the address names. [ORD-10] */
export async function myOrders(ctx: Ctx, before: number | null = null): Promise<OrderList> {
  if (ctx.actor.kind !== 'user') return { rows: [], next: null };
  const from = before !== null && isRowId(before) ? lt(orders.id, before) : undefined;
  const found = await ctx.rt.db
    .select()
    .from(orders)
    .where(and(eq(orders.user, ctx.actor.userId), from))
    .orderBy(desc(orders.id))
    .limit(ORDERS_PER_PAGE + 1);
  const rows = found.slice(0, ORDERS_PER_PAGE);
  return {
    rows: rows.map((row) => ({
      code: row.code,
      madeAt: new Date(row.placedAt ?? row.createdAt),
      itemCount: row.itemCount,
      paidToman: row.paidToman,
      state: row.state,
      baseToman: row.goodsToman,
    })),
    next: found.length > ORDERS_PER_PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}
