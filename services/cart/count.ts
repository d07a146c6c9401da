import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { cartLines, carts } from '../store/tables';
import { tokenHash } from './owner';
import { service } from '../service';

/** The number beside the cart in the header: the sum of quantities. [CART-6] */
export const cartCount = service(
  'cart.read',
  async (ctx): Promise<number> => {
    const { actor } = ctx;
    if (actor.kind === 'guest' && !actor.cartToken) return 0;
    const mine = actor.kind === 'user' ? eq(carts.userId, actor.userId) : actor.kind === 'guest' ? eq(carts.tokenHash, tokenHash(actor.cartToken ?? '')) : null;
    if (!mine) return 0;
    const [row] = await ctx.rt.db
      .select({ count: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .where(mine);
    return row?.count ?? 0;
  },
  () => 0,
);
