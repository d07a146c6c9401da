import { addLine } from '#domain/cart/change';
import { checkChoice } from '#domain/cart/choice';
import { checkSize } from '#domain/cart/size';
import { checkQuantity } from '#domain/cart/quantity';
import { refuse, together, type Refusal, type Result } from '#domain/result';
import { offerOf, sellableUnits, type SellableUnit } from '../catalog/sellable';
import { commit } from '../store/commit';
import { linesOf, saveLines } from './lines';
import { openCart } from './owner';
import { service } from '../service';

export type Item = { variantId: number; featureIds: readonly number[]; engraving: readonly string[]; quantity: number };
/** What is said about the change, and the token of a guest's new cart. */
export type Changed = { says: 'cart.added' | 'cart.updated' | 'cart.deleted' | 'cart.wiped'; token?: string };

/** Puts an item into the cart of whoever asks; an equal line grows. [CART-3, CART-7, PROD-2] */
export const addToCart = service('cart.change', async (ctx, item: Item): Promise<Result<Changed>> => {
  return commit<Changed>(ctx, async (tx) => {
    const unit = (await sellableUnits(tx, [item.variantId])).get(item.variantId);
    if (!unit) return refuse('cart.product.not-for-sale', undefined, { status: 409 });
    const line = checkChoice(offerOf(unit), { ...item, featureIds: withEngraving(unit, item) });
    const many = checkQuantity(item.quantity, unit.lineLimit);
    if (!line.ok || !many.ok) return together(line, many) as Refusal;
    const cart = await openCart(tx, ctx);
    const change = addLine(await linesOf(tx, cart.id), { ...line.value, quantity: item.quantity }, unit.lineLimit);
    if (!change.ok) return change;
    const size = checkSize(change.value.lines);
    if (!size.ok) return size;
    await saveLines(tx, ctx, cart.id, change.value.lines);
    return { value: { says: change.value.says, token: cart.token }, audit: [] };
  });
});

/** Adds the product's engraving to the choice when a text was written for it. [PROD-2] */
export function withEngraving(unit: SellableUnit, item: Pick<Item, 'featureIds' | 'engraving'>): readonly number[] {
  const engraving = unit.features.find((feature) => feature.type === 'ENGRAVING');
  const wanted = item.engraving.some((line) => line.trim() !== '');
  return engraving && wanted ? [...new Set([...item.featureIds, engraving.id])] : item.featureIds;
}
