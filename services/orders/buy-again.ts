import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, refuse, type Result } from '#domain/result';
import { myOrder } from './row';
import { orderLines } from '../store/tables';
import { addToCart } from '../cart/add';
import { service } from '../service';

/** How many of an order's lines are in the cart again, and how many are not for sale as they were. */
export type BoughtAgain = { added: number; left: number };

/** Puts what an order held into the cart again, each line as it was made, at today's prices; what is no longer sold like that stays out. [CART-3] */
export const buyAgain = service('cart.buy-again', async (ctx, { code }: { code: string }): Promise<Result<BoughtAgain>> => {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return unknownOrder;
  const lines = await ctx.rt.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  let added = 0;
  for (const { variantId, colourFeatureId, engravingFeatureId, engraving, quantity } of lines) {
    const featureIds = [colourFeatureId, engravingFeatureId].filter((id) => id !== null);
    if ((await addToCart(ctx, { variantId, featureIds, engraving, quantity })).ok) added += 1;
  }
  return added > 0 ? ok({ added, left: lines.length - added }) : refuse('cart.again.nothing', undefined, { status: 409 });
});
