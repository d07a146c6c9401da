import { eq } from '@payloadcms/db-postgres/drizzle';
import { removeLine as removed, setQuantity as set, wipeCart as wiped, type CartChange } from '#domain/cart/change';
import { lineKey, type CartLine } from '#domain/cart/line';
import { refuse, type Result } from '#domain/result';
import { sellableUnits } from '../catalog/sellable';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { carts } from '../store/tables';
import type { Changed } from './add';
import { linesOf, saveLines } from './lines';
import { lockCart } from './owner';

async function change(ctx: Ctx, decide: (lines: CartLine[], tx: Tx) => Promise<Result<CartChange>> | Result<CartChange>): Promise<Result<Changed>> {
  return commit<Changed>(ctx, async (tx) => {
    const cart = await lockCart(tx, ctx);
    if (!cart) return refuse('cart.line.none', undefined, { status: 404 });
    const decided = await decide(await linesOf(tx, cart.id), tx);
    if (!decided.ok) return decided;
    await saveLines(tx, ctx, cart.id, decided.value.lines);
    return { value: { says: decided.value.says }, audit: [] };
  });
}

/** Sets how many of a line. [CART-7] */
export function setQuantity(ctx: Ctx, ask: { key: string; quantity: number }): Promise<Result<Changed>> {
  return change(ctx, async (lines, tx) => {
    const line = lines.find((one) => lineKey(one) === ask.key);
    const unit = line ? (await sellableUnits(tx, [line.variantId])).get(line.variantId) : undefined;
    return set(lines, ask.key, ask.quantity, unit?.lineLimit);
  });
}

/** Takes a line out; from an empty cart it says that no item exists. [CART-4] */
export function removeLine(ctx: Ctx, ask: { key: string }): Promise<Result<Changed>> {
  return change(ctx, (lines) => removed(lines, ask.key));
}

/** Empties the cart; the row stays and remembers it, so that no mirror brings it back. [CART-5] */
export function wipeCart(ctx: Ctx): Promise<Result<Changed>> {
  return commit<Changed>(ctx, async (tx) => {
    const cart = await lockCart(tx, ctx);
    if (!cart) return refuse('cart.line.none', undefined, { status: 404 });
    const decided = wiped();
    await saveLines(tx, ctx, cart.id, decided.lines);
    await tx.update(carts).set({ wipedAt: ctx.now, codeId: null }).where(eq(carts.id, cart.id));
    return { value: { says: decided.says }, audit: [] };
  });
}
