import { and, desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { OrderState } from '#domain/orders/states';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { devices, orders } from '../store/schema.generated';

/** Orders whose devices are, or soon are, in their buyer's hands. */
const HANDED_OVER = ['dispatched', 'delivered', 'replacement'] as const satisfies readonly OrderState[];
const MOST_SHOWN = 20;

/** A buyer's own orders of which a device may be registered, newest first. [WAR-2] */
export async function ordersToRegister(ctx: Ctx): Promise<{ code: string; placedAt: Date }[]> {
  if (ctx.actor.kind !== 'user') return [];
  const rows = await ctx.rt.db
    .select({ code: orders.code, placedAt: orders.placedAt, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.user, ctx.actor.userId), inArray(orders.state, [...HANDED_OVER])))
    .orderBy(desc(orders.id))
    .limit(MOST_SHOWN);
  return rows.map(({ code, placedAt, createdAt }) => ({ code, placedAt: new Date(placedAt ?? createdAt) }));
}

/** The buyer's order, locked, with the number of the unit that a device of this model would be; none when the order holds no more of them. [WAR-2] */
export async function unitOfOrder(tx: Tx, ctx: Ctx, code: string, variantId: number): Promise<{ orderId: number; unitNo: number; placedAt: Date } | null> {
  if (ctx.actor.kind !== 'user') return null;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.user, ctx.actor.userId), inArray(orders.state, [...HANDED_OVER])))
    .for('update');
  if (!order) return null;
  const held = await unitsHeld(tx, order.id, variantId);
  const taken = await tx
    .select({ unitNo: devices.unitNo })
    .from(devices)
    .where(and(eq(devices.order, order.id), eq(devices.variant, variantId), inArray(devices.state, ['active', 'void'])));
  const numbers = new Set(taken.map((row) => row.unitNo));
  for (let unitNo = 1; unitNo <= held; unitNo += 1) {
    if (!numbers.has(unitNo)) return { orderId: order.id, unitNo, placedAt: new Date(order.placedAt ?? order.createdAt) };
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
