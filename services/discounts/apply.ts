import { eq } from '@payloadcms/db-postgres/drizzle';
import { checkDiscount, parseDiscountCode } from '#domain/orders/discount';
import { refuse, type Result } from '#domain/result';
import { linesOf } from '../cart/lines';
import { lockCart } from '../cart/owner';
import { pricedItems } from '../cart/priced-items';
import { sellableUnits } from '../catalog/sellable';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { carts } from '../store/tables';
import { discountTerms } from './terms';
import { usesOf } from './use';

/** Sets a code on the cart when its terms hold for what lies in it now. [DISC-2] */
export async function applyCode(ctx: Ctx, typed: string): Promise<Result<{ code: string }>> {
  const code = parseDiscountCode(typed);
  if (!code.ok) return code;
  return commit<{ code: string }>(ctx, async (tx) => {
    const cart = await lockCart(tx, ctx);
    const lines = cart ? await linesOf(tx, cart.id) : [];
    if (!cart || lines.length === 0) return refuse('cart.empty', undefined, { status: 409 });
    const items = pricedItems(
      lines,
      await sellableUnits(
        tx,
        lines.map((line) => line.variantId),
      ),
    );
    const terms = await discountTerms(tx, { code: code.value });
    const uses = await usesOf(tx, ctx, terms?.id ?? 0, ctx.actor.kind === 'user' ? ctx.actor.userId : null);
    const held = checkDiscount(
      terms,
      uses,
      items.map((item) => ({ variantId: item.variantId, grossToman: item.grossToman })),
    );
    if (!held.ok) return held;
    await tx.update(carts).set({ codeId: held.value.id, updatedAt: ctx.now }).where(eq(carts.id, cart.id));
    return { value: { code: held.value.code }, audit: [] };
  });
}

/** Takes the code off the cart. */
export async function dropCode(ctx: Ctx): Promise<Result<null>> {
  return commit<null>(ctx, async (tx) => {
    const cart = await lockCart(tx, ctx);
    if (!cart) return refuse('cart.empty', undefined, { status: 409 });
    await tx.update(carts).set({ codeId: null, updatedAt: ctx.now }).where(eq(carts.id, cart.id));
    return { value: null, audit: [] };
  });
}
