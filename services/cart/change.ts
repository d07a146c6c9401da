import { eq } from '@payloadcms/db-postgres/drizzle';
import { changeChoice, removeLine as removed, setQuantity as set, wipeCart as wiped, type CartChange } from '#domain/cart/change';
import { checkChoice } from '#domain/cart/choice';
import { lineKey, type CartLine } from '#domain/cart/line';
import { refuse, type Result } from '#domain/result';
import { offerOf, sellableUnits } from '../catalog/sellable';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { carts } from '../store/tables';
import { withEngraving, type Changed } from './add';
import { linesOf, renameLine, saveLines } from './lines';
import { lockCart } from './owner';
import { service } from '../service';

async function change(
  ctx: Ctx,
  decide: (lines: CartLine[], tx: Tx, cartId: number) => Promise<Result<CartChange>> | Result<CartChange>,
): Promise<Result<Changed>> {
  return commit<Changed>(ctx, async (tx) => {
    const cart = await lockCart(tx, ctx);
    if (!cart) return refuse('cart.line.none', undefined, { status: 404 });
    const decided = await decide(await linesOf(tx, cart.id), tx, cart.id);
    if (!decided.ok) return decided;
    await saveLines(tx, ctx, cart.id, decided.value.lines);
    return { value: { says: decided.value.says }, audit: [] };
  });
}

/** Sets how many of a line. [CART-7] */
export const setQuantity = service('cart.change', async (ctx, ask: { key: string; quantity: number }): Promise<Result<Changed>> => {
  return change(ctx, async (lines, tx) => {
    const line = lines.find((one) => lineKey(one) === ask.key);
    const unit = line ? (await sellableUnits(tx, [line.variantId])).get(line.variantId) : undefined;
    return set(lines, ask.key, ask.quantity, unit?.lineLimit);
  });
});

/** Changes the engraving of a line, or takes it off; its colour stays. [PROD-2, CART-3] */
export const setEngraving = service('cart.change', async (ctx, ask: { key: string; engraving: readonly string[] }): Promise<Result<Changed>> => {
  return change(ctx, async (lines, tx, cartId) => {
    const line = lines.find((one) => lineKey(one) === ask.key);
    if (!line) return refuse('cart.line.none', undefined, { status: 404 });
    const unit = (await sellableUnits(tx, [line.variantId])).get(line.variantId);
    if (!unit) return refuse('cart.product.not-for-sale', undefined, { status: 409 });
    const item = { ...line, engraving: ask.engraving };
    const choice = checkChoice(offerOf(unit), { ...item, featureIds: withEngraving(unit, item) });
    if (!choice.ok) return choice;
    const changed = changeChoice(lines, ask.key, choice.value, unit.lineLimit);
    const alone = changed.ok && changed.value.lines.length === lines.length;
    if (alone) await renameLine(tx, cartId, ask.key, choice.value);
    return changed;
  });
});

/** Takes a line out; from an empty cart it says that no item exists. [CART-4] */
export const removeLine = service('cart.change', async (ctx, ask: { key: string }): Promise<Result<Changed>> => {
  return change(ctx, (lines) => removed(lines, ask.key));
});

/** Empties the cart; the row stays and remembers it, so that no mirror brings it back. [CART-5] */
export const wipeCart = service('cart.change', async (ctx): Promise<Result<Changed>> => {
  return commit<Changed>(ctx, async (tx) => {
    const cart = await lockCart(tx, ctx);
    if (!cart) return refuse('cart.line.none', undefined, { status: 404 });
    const decided = wiped();
    await saveLines(tx, ctx, cart.id, decided.lines);
    await tx.update(carts).set({ wipedAt: ctx.now, codeId: null }).where(eq(carts.id, cart.id));
    return { value: { says: decided.says }, audit: [] };
  });
});
