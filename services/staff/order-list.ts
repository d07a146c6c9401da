import { asc, notInArray, sql } from '@payloadcms/db-postgres/drizzle';
import { restingOrderStates, type OrderMover } from '#domain/orders/life-cycle';
import { orderMoves } from '#domain/orders/life-cycle';
import type { Runtime } from '../runtime';
import { orders } from '../store/schema.generated';

const SHOWN = 12;

/** The open orders that somebody must work on, the most pressing first. [ADM-3] */
export async function ordersDue(rt: Pick<Runtime, 'db'>, roles: readonly OrderMover[]) {
  const rows = await rt.db
    .select({
      id: orders.id,
      code: orders.code,
      state: orders.state,
      province: orders.province,
      city: orders.city,
      dueAt: orders.dueAt,
      itemCount: orders.itemCount,
      paidToman: orders.paidToman,
    })
    .from(orders)
    .where(notInArray(orders.state, [...restingOrderStates, 'awaiting-payment']))
    .orderBy(sql`${orders.dueAt} asc nulls last`, asc(orders.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt ? new Date(row.dueAt) : null, next: orderMoves(row, roles).map((move) => move.event) }));
}

/** How many orders stand in each state that is not at rest. [ADM-3] */
export async function openOrderCounts(rt: Pick<Runtime, 'db'>) {
  return rt.db
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(notInArray(orders.state, [...restingOrderStates]))
    .groupBy(orders.state);
}
