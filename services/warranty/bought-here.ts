import { and, desc, eq, inArray, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import type { OrderState } from '#domain/orders/states';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { devices, orders } from '../store/schema.generated';
import { dispatches } from '../store/tables';
import { service } from '../service';

/** States of orders whose devices are, or soon will be, in their buyer's hands. */
const HANDED_OVER = ['dispatched', 'delivered', 'replacement'] as const satisfies readonly OrderState[];
const MOST_SHOWN = 20;

/** A buyer's own orders of which a device may be registered, newest first; the devices of one that was sent with its serials are registered already. [WAR-2] */
export const ordersToRegister = service(
  'devices.register',
  async (ctx): Promise<{ code: string; placedAt: Date }[]> => {
    const rows = await ctx.rt.db
      .select({ code: orders.code, placedAt: orders.placedAt, createdAt: orders.createdAt })
      .from(orders)
      .leftJoin(dispatches, eq(dispatches.orderId, orders.id))
      .where(and(eq(orders.user, ctx.actor.userId), inArray(orders.state, [...HANDED_OVER]), isNull(dispatches.orderId)))
      .orderBy(desc(orders.id))
      .limit(MOST_SHOWN);
    return rows.map(({ code, placedAt, createdAt }) => ({ code, placedAt: new Date(placedAt ?? createdAt) }));
  },
  () => [],
);

/** The buyer's own order, locked, that was handed over; none when there is no such. [WAR-2] */
export async function boughtOrder(tx: Tx, ctx: Ctx, code: string): Promise<{ id: number; placedAt: Date } | null> {
  if (ctx.actor.kind !== 'user') return null;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.user, ctx.actor.userId), inArray(orders.state, [...HANDED_OVER])))
    .for('update');
  return order ? { id: order.id, placedAt: new Date(order.placedAt ?? order.createdAt) } : null;
}

/** The number of the unit that a device of this model would be in a locked order; none when the order holds no more of them. One that was given up keeps its place: nobody puts another there. [WAR-2, WAR-3] */
export async function unitOfOrder(tx: Tx, orderId: number, variantId: number): Promise<number | null> {
  const held = await unitsHeld(tx, orderId, variantId);
  const taken = await tx
    .select({ unitNo: devices.unitNo })
    .from(devices)
    .where(and(eq(devices.order, orderId), eq(devices.variant, variantId), inArray(devices.state, ['active', 'void', 'released'])));
  const numbers = new Set(taken.map((row) => row.unitNo));
  for (let unitNo = 1; unitNo <= held; unitNo += 1) {
    if (!numbers.has(unitNo)) return unitNo;
  }
  return null;
}

/** How many devices of a model an order holds, singly and in packages, as it was sent. */
async function unitsHeld(tx: Tx, orderId: number, variantId: number): Promise<number> {
  const { rows } = await tx.execute<{ held: number }>(sql`
    select coalesce(sum(line.quantity * case when line.variant_id = ${variantId} then 1 else coalesce(content.quantity, 0)::int end), 0)::int as held
    from (
      select bought.order_id, coalesce(agreed.variant_id, bought.variant_id) as variant_id, coalesce(agreed.quantity, bought.quantity) as quantity
      from order_lines bought left join order_proposals agreed on agreed.line_id = bought.id and agreed.state = 'agreed'
    ) line
    join variants bought on bought.id = line.variant_id
    left join products_contents content on content._parent_id = bought.product_id and content.variant_id = ${variantId}
    where line.order_id = ${orderId}`);
  return rows[0]?.held ?? 0;
}
