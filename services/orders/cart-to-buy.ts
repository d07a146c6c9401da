import { checkChoice } from '#domain/cart/choice';
import type { CartLine } from '#domain/cart/line';
import { checkQuantity } from '#domain/cart/quantity';
import { sumToman } from '#domain/money';
import { deliveryToman } from '#domain/orders/delivery';
import { checkDiscount, type CodePurpose, type DiscountTerms } from '#domain/orders/discount';
import { priceCart, type Priced } from '#domain/orders/pricing';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { pricedItems } from '../cart/priced-items';
import { offerOf, sellableUnits, type SellableUnit } from '../catalog/sellable';
import type { Ctx } from '../context';
import { discountTerms } from '../discounts/terms';
import { usesOf } from '../discounts/use';
import { atFixedPrice, type Share } from '../groups/share';
import type { Tx } from '../runtime';
import { tooManyPieces } from './pieces';

type Cart = { lines: readonly CartLine[]; codeId: number | null; userId: number; city: string; /** The lines are a share of a group. */ share?: Share | null };
export type CartToBuy = {
  units: ReadonlyMap<number, SellableUnit>;
  /** The code that applies, unless the group's price is better; without one, why the code that was set does not. */
  code: DiscountTerms | null;
  lost: Refusal | null;
  priced: Priced;
};

/** Checks a cart once more in the order's own transaction: everything on sale, every limit kept, whether the code still holds, and what it costs now. [PROD-3, CART-7, DISC-2] */
export async function cartToBuy(tx: Tx, ctx: Ctx, { lines, codeId, userId, city, share = null }: Cart): Promise<Result<CartToBuy>> {
  const found = await sellableUnits(
    tx,
    lines.map((line) => line.variantId),
  );
  const units = share ? atFixedPrice(found, share.group) : found;
  for (const line of lines) {
    const unit = units.get(line.variantId);
    const name = unit?.title[ctx.lang] ?? '';
    if (!unit || !checkChoice(offerOf(unit), line).ok) return refuse('cart.line.not-for-sale', { name }, { status: 409 });
    const quantity = checkQuantity(line.quantity, unit.lineLimit);
    if (!quantity.ok) return refuse('cart.line.over-limit', { name, limit: unit.lineLimit }, { status: 409 });
  }
  const many = await tooManyPieces(tx, ctx, lines, units);
  if (many) return many;
  const items = pricedItems(lines, units);
  const purpose: CodePurpose = share ? 'group-share' : 'goods';
  const held = codeId === null ? null : checkDiscount(await discountTerms(tx, { id: codeId }, true), await usesOf(tx, ctx, { codeId, userId, purpose }), items);
  const code = held?.ok ? held.value : null;
  const lost: Refusal | null = held && !held.ok ? { ...held, status: 409 } : null;
  const goods = sumToman(items.map((item) => item.grossToman));
  const priced = priceCart(items, code, deliveryToman(city, goods), share);
  return ok({ units, code: priced.holds === 'group' ? null : code, lost, priced });
}
