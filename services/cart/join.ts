import { eq } from '@payloadcms/db-postgres/drizzle';
import { mergeCarts } from '#domain/cart/merge';
import { CART_MOST_LINES } from '#domain/cart/size';
import { ok, type Result } from '#domain/result';
import { sellableUnits } from '../catalog/sellable';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { carts } from '../store/tables';
import { linesOf, saveLines } from './lines';
import { lockCart, openCart } from './owner';
import { service } from '../service';

/** At login the guest's lines join the account's and the guest's cart ends; doing it again changes nothing. [CART-5] */
export const joinCarts = service('cart.join', async (ctx, cartToken: string | null | undefined): Promise<Result<{ joined: number }>> => {
  if (!cartToken) return ok({ joined: 0 });
  const asGuest: Ctx = { ...ctx, actor: { kind: 'guest', cartToken } };
  return commit(ctx, async (tx) => {
    const guest = await lockCart(tx, asGuest);
    if (!guest) return { value: { joined: 0 }, audit: [] };
    const lines = await linesOf(tx, guest.id);
    if (lines.length > 0) {
      const account = await openCart(tx, ctx);
      const units = await sellableUnits(
        tx,
        lines.map((line) => line.variantId),
      );
      const merged = mergeCarts(await linesOf(tx, account.id), lines, (id) => units.get(id)?.lineLimit ?? 1);
      await saveLines(tx, ctx, account.id, merged.slice(0, CART_MOST_LINES));
      if (guest.codeId && !account.codeId) await tx.update(carts).set({ codeId: guest.codeId }).where(eq(carts.id, account.id));
    }
    await tx.delete(carts).where(eq(carts.id, guest.id));
    return { value: { joined: lines.length }, audit: [] };
  });
});
