import { and, asc, desc, inArray, lt } from '@payloadcms/db-postgres/drizzle';
import type { NextStep } from '#domain/orders/next-step';
import { restingOrderStates } from '#domain/orders/life-cycle';
import type { OrderState } from '#domain/orders/states';
import { colourOf, type ColourCode } from '#domain/catalog/colours';
import type { Look } from '#domain/catalog/kinds';
import { reached } from '../access/reached';
import { isRowId } from '#domain/row-id';
import type { Ctx } from '../context';
import { orders } from '../store/schema.generated';
import { orderOfSubject, orderSubject } from '../deadlines/order-subject';
import { deadlines, orderLines } from '../store/tables';
import { CANCEL_REQUEST } from './cancel-requests/row';
import { nextOf, openBy } from './next-of';
import type { OrderRow } from './row';
import { service } from '../service';

/** So many orders stand on one page of the list. */
export const ORDERS_PER_PAGE = 10;

/** A row of the buyer's list. [ORD-10] */
export type OrderListRow = {
  code: string;
  /** The first of the goods, in the reader's language, and how many other lines there are. */
  goods: { name: string; look: Look; colour: ColourCode | null; others: number } | null;
  madeAt: Date;
  itemCount: number;
  paidToman: number;
  state: OrderState;
  baseToman: number;
  /** What happens next and by when, as long as something does. */
  next: NextStep | null;
  /** By when a wish to cancel, which waits, is answered. */
  answerBy: Date | null;
};
export type OrderList = { rows: OrderListRow[]; /** Where the next page begins. */ next: number | null };

/** The buyer's orders, newest first, on from the row that the address names (keyset pagination). [ORD-10] */
export const myOrders = service(
  'orders.list',
  async (ctx, before: number | null = null): Promise<OrderList> => {
    const from = before !== null && isRowId(before) ? lt(orders.id, before) : undefined;
    const found = await ctx.rt.db
      .select()
      .from(orders)
      .where(and(reached(ctx.actor, 'orders.list', { owner: orders.user }), from))
      .orderBy(desc(orders.id))
      .limit(ORDERS_PER_PAGE + 1);
    const rows = found.slice(0, ORDERS_PER_PAGE);
    const ids = rows.map(({ id }) => id);
    const [goods, promises] = await Promise.all([goodsOf(ctx, ids), promisesOf(ctx, ids)]);
    return {
      rows: rows.map((row) => ({
        code: row.code,
        goods: goods.get(row.id) ?? null,
        madeAt: new Date(row.placedAt ?? row.createdAt),
        itemCount: row.itemCount,
        paidToman: row.paidToman,
        state: row.state,
        baseToman: row.goodsToman,
        next: rests(row) ? null : nextOf(row, promises.get(row.id) ?? [], ctx.now),
        answerBy: openBy(promises.get(row.id) ?? [], CANCEL_REQUEST),
      })),
      next: found.length > ORDERS_PER_PAGE ? (rows.at(-1)?.id ?? null) : null,
    };
  },
  () => ({ rows: [], next: null }),
);

/** Whether nothing comes next: a cancelled order that was paid still has its refund to come. */
function rests({ state, paidToman }: OrderRow): boolean {
  return restingOrderStates.includes(state) && !(state === 'cancelled' && paidToman > 0);
}

async function promisesOf({ rt }: Ctx, ids: readonly number[]): Promise<Map<number, (typeof deadlines.$inferSelect)[]>> {
  const kept = new Map<number, (typeof deadlines.$inferSelect)[]>();
  if (ids.length === 0) return kept;
  const rows = await rt.db
    .select()
    .from(deadlines)
    .where(inArray(deadlines.subject, ids.map(orderSubject)))
    .orderBy(asc(deadlines.id));
  for (const row of rows) {
    const id = orderOfSubject(row.subject) ?? 0;
    kept.set(id, [...(kept.get(id) ?? []), row]);
  }
  return kept;
}

async function goodsOf({ rt, lang }: Ctx, ids: readonly number[]): Promise<Map<number, OrderListRow['goods']>> {
  const shown = new Map<number, OrderListRow['goods']>();
  if (ids.length === 0) return shown;
  const { orderId, nameFa, nameEn, drawing, colour } = orderLines;
  const lines = await rt.db
    .select({ orderId, name: lang === 'fa' ? nameFa : nameEn, drawing, colour })
    .from(orderLines)
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(orderId), asc(orderLines.position));
  for (const line of lines) {
    const first = shown.get(line.orderId);
    const code = line.colour ? (colourOf(line.colour)?.code ?? null) : null;
    shown.set(line.orderId, first ? { ...first, others: first.others + 1 } : { name: line.name, look: line.drawing as Look, colour: code, others: 0 });
  }
  return shown;
}
