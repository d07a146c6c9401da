import { mayRestoreMirror } from '#domain/cart/merge';
import { addLine } from '#domain/cart/change';
import { checkChoice } from '#domain/cart/choice';
import type { CartLine } from '#domain/cart/line';
import { CART_MOST_LINES } from '#domain/cart/size';
import { readMirror } from '#domain/cart/mirror';
import type { Result } from '#domain/result';
import { offerOf, sellableUnits } from '../catalog/sellable';
import { commit } from '../store/commit';
import { linesOf, saveLines } from './lines';
import { findCart, openCart } from './owner';
import { service } from '../service';

/** Restores the cart from the browser's copy, only when the server knows no cart; what is no longer sold is left out. [CART-5] */
export const restoreCart = service('cart.change', async (ctx, mirror: string): Promise<Result<{ restored: number; token?: string }>> => {
  return commit<{ restored: number; token?: string }>(ctx, async (tx) => {
    const known = await findCart(tx, ctx);
    const server = known ? { lines: (await linesOf(tx, known.id)).length, wipedAt: known.wipedAt } : null;
    const asked = mayRestoreMirror(server) ? readMirror(mirror) : [];
    if (asked.length === 0) return { value: { restored: 0 }, audit: [] };
    const units = await sellableUnits(
      tx,
      asked.map((item) => item.variantId),
    );
    let lines: CartLine[] = [];
    for (const item of asked.slice(0, CART_MOST_LINES)) {
      const unit = units.get(item.variantId);
      const line = unit ? checkChoice(offerOf(unit), item) : undefined;
      if (!unit || !line?.ok) continue;
      const quantity = Math.min(item.quantity, unit.lineLimit);
      const change = addLine(lines, { ...line.value, quantity }, unit.lineLimit);
      if (change.ok) lines = change.value.lines;
    }
    if (lines.length === 0) return { value: { restored: 0 }, audit: [] };
    const cart = await openCart(tx, ctx);
    await saveLines(tx, ctx, cart.id, lines);
    return { value: { restored: lines.length, token: cart.token }, audit: [] };
  });
});
