import { and, eq, gt } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { orders } from '../store/schema.generated';
import { service } from '../service';

export type OpenOrder = { code: string; holdUntil: Date };

/** The buyer's unpaid order whose goods are held: it is paid or given up before another is made. */
export async function openOrder(tx: Tx, ctx: Ctx, userId: number): Promise<OpenOrder | null> {
  const [row] = await tx
    .select({ code: orders.code, holdUntil: orders.holdUntil })
    .from(orders)
    .where(and(eq(orders.user, userId), eq(orders.state, 'awaiting-payment'), gt(orders.holdUntil, ctx.now.toISOString())))
    .limit(1);
  return row?.holdUntil ? { code: row.code, holdUntil: new Date(row.holdUntil) } : null;
}

/** The open order of whoever asks. */
export const myOpenOrder = service(
  'orders.list',
  async (ctx): Promise<OpenOrder | null> => {
    return ctx.actor.kind === 'user' ? openOrder(ctx.rt.db, ctx, ctx.actor.userId) : null;
  },
  () => null,
);
