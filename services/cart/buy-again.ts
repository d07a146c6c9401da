import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { ok, refuse, type Result } from '#domain/result';
import { noSession } from '../accounts/no-session';
import type { Ctx } from '../context';
import { myOrder } from '../orders/row';
import { orderLines } from '../store/tables';
import { addToCart } from './add';

/** How many of an order's lines are in the cart again, and how many are not for sale as they were. */
export type BoughtAgain = { added: number; left: number };

/** Puts what an order held into the cart again, each line as it was made, at today's prices; what is no longer sold like that stays out. [CART-3] */
export async function buyAgain(ctx: Ctx, { code }: { code: string }): Promise<Result<BoughtAgain>> {
  if (ctx.actor.kind !== 'user') return noSession;
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return refuse('orders.code.unknown', undefined, { status: 404 });
  const lines = await ctx.rt.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  let added = 0;
  for (const { variantId, colourFeatureId, engravingFeatureId, engraving, quantity } of lines) {
    const featureIds = [colourFeatureId, engravingFeatureId].filter((id) => id !== null);
    if ((await addToCart(ctx, { variantId, featureIds, engraving, quantity })).ok) added += 1;
  }
  return added > 0 ? ok({ added, left: lines.length - added }) : refuse('cart.again.nothing', undefined, { status: 409 });
}
