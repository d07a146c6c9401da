import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { orders } from '../store/schema.generated';

/** An order's row as the tables keep it. */
export type OrderRow = typeof orders.$inferSelect;

/** The order, locked: whoever moves it, its holds or its payments takes turns here. */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

/** The buyer's own order by its tracking code; another's is not there. */
export async function myOrder(tx: Tx, ctx: Ctx, code: string): Promise<OrderRow | null> {
  if (ctx.actor.kind !== 'user') return null;
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.code, code), eq(orders.user, ctx.actor.userId)));
  return row ?? null;
}
