import { ENGRAVING_LINES, engravedLines } from '#domain/catalog/engraving';
import { checkChoice } from '#domain/cart/choice';
import { lineKey, type CartLine } from '#domain/cart/line';
import type { CartItem, CartState } from '#domain/cart/mirror';
import { toman } from '#domain/money';
import { deliveryToman } from '#domain/orders/delivery';
import { checkDiscount, type CodePurpose, type DiscountTerms } from '#domain/orders/discount';
import { priceCart, type Priced } from '#domain/orders/pricing';
import type { Refusal } from '#domain/result';
import type { ColourCode } from '#domain/catalog/colours';
import { lookAddress, type Look } from '#domain/catalog/kinds';
import { colourAmong, offerOf, sellableUnits, type SellableUnit } from '../catalog/sellable';
import type { Ctx } from '../context';
import { discountTerms } from '../discounts/terms';
import { usesOf } from '../discounts/use';
import { atFixedPrice, type Share } from '../groups/share';
import { linesOf } from './lines';
import { findCart } from './owner';
import { pricedItems } from './priced-items';
import { guarded } from '../service';

/** Why a line cannot be bought. */
export type LineProblem = { kind: 'not-for-sale' | 'sold-out' } | { kind: 'few-left'; left: number };

/** A line as it is shown: the specification's item, and what a page draws beside it. [CART-1] */
export type CartViewItem = CartItem & {
  key: string;
  productId: number;
  slug: string;
  look: Look;
  colour: { code: ColourCode; title: string } | null;
  engravedText: string[];
  /** The price of an engraving; null where the device has none. */
  engravingPriceToman: number | null;
  limit: number;
  unitToman: number;
  engravingToman: number;
  discountToman: number;
  totalToman: number;
  problem: LineProblem | null;
};

export type CartView = CartState<CartViewItem> & {
  count: number;
  /** Whether the server knows a cart of this browser; only if not may the browser's copy be restored. [CART-5] */
  known: boolean;
  priced: Priced;
  code: { code: string; kind: 'percent' | 'amount'; value: number } | null;
  /** Why a code that was set no longer holds; the buyer is told, and the price shown is without it. */
  codeRefusal: Refusal | null;
  /** The group, where the cart is a share of one. */
  group: { code: string; percent: number; fixed: boolean } | null;
};

/** The cart as it is shown now: names, images and prices from the catalogue, the code's effect line by line. [CART-1, CART-2, PROD-3, DISC-2] */
export const cartView = guarded('cart.read', async (ctx, city: string | null = null): Promise<CartView> => {
  const { db } = ctx.rt;
  const cart = await findCart(db, ctx);
  return viewOf(ctx, { lines: cart ? await linesOf(db, cart.id) : [], codeId: cart?.codeId ?? null, known: cart !== null, share: null }, city);
});

/** A member's share of a group, shown as a cart of its own: one unit at the group's price, or with a code that is better. [GRP-3, GRP-4] */
export function shareView(ctx: Ctx, share: Share, city: string | null = null): Promise<CartView> {
  return viewOf(ctx, { lines: [share.line], codeId: share.codeId, known: true, share }, city);
}

type Shown = { lines: readonly CartLine[]; codeId: number | null; known: boolean; share: Share | null };

async function viewOf(ctx: Ctx, { lines, codeId, known, share }: Shown, city: string | null): Promise<CartView> {
  const found = await sellableUnits(
    ctx.rt.db,
    lines.map((line) => line.variantId),
  );
  const units = share ? atFixedPrice(found, share.group) : found;
  const priceable = pricedItems(lines, units);
  const { terms, refusal } = await codeOf(ctx, codeId, priceable, share ? 'group-share' : 'goods');
  const goods = toman(priceable.reduce((sum, item) => sum + item.grossToman, 0));
  const priced = priceCart(priceable, terms, priceable.length > 0 ? deliveryToman(city, goods) : toman(0), share);
  const shares = new Map(priced.lines.map((line) => [line.key, line]));
  const wished = new Map<number, number>();
  for (const line of lines) wished.set(line.variantId, (wished.get(line.variantId) ?? 0) + line.quantity);
  const items = lines.flatMap((line) => {
    const unit = units.get(line.variantId);
    const part = shares.get(lineKey(line));
    if (!unit || !part) return [];
    const { unitToman, engravingToman, discountToman, totalToman } = part;
    return [
      { ...shown(ctx, line, unit), unitToman, engravingToman, discountToman, totalToman, problem: problemOf(line, unit, wished.get(line.variantId) ?? 0) },
    ];
  });
  return {
    loading: false,
    items,
    count: items.reduce((sum, item) => sum + item.number_of_chosen_item, 0),
    known,
    priced,
    code: terms ? { code: terms.code, kind: terms.kind, value: terms.value } : null,
    codeRefusal: refusal,
    group: share && { code: share.group.code, percent: share.percent.total, fixed: share.group.fixedMembers !== null },
  };
}

async function codeOf(
  ctx: Ctx,
  codeId: number | null,
  items: ReturnType<typeof pricedItems>,
  purpose: CodePurpose,
): Promise<{ terms: DiscountTerms | null; refusal: Refusal | null }> {
  if (codeId === null || items.length === 0) return { terms: null, refusal: null };
  const terms = await discountTerms(ctx.rt.db, { id: codeId });
  const uses = await usesOf(ctx.rt.db, ctx, { codeId, userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null, purpose });
  const held = checkDiscount(terms, uses, items);
  return held.ok ? { terms: held.value, refusal: null } : { terms: null, refusal: held };
}

function shown(ctx: Ctx, line: CartLine, unit: SellableUnit) {
  const colour = colourAmong(unit, line.featureIds);
  const chosen = unit.features.filter((feature) => line.featureIds.includes(feature.id));
  return {
    key: lineKey(line),
    shop_product_id: line.variantId,
    number_of_chosen_item: line.quantity,
    shop_feature_product_id: [...line.featureIds],
    features: chosen.map(({ id, type }) => ({ id, type })),
    main_image: lookAddress(unit.look),
    name: unit.title[ctx.lang],
    engraving: line.engraving.slice(0, ENGRAVING_LINES),
    productId: unit.productId,
    slug: unit.slug,
    look: unit.look,
    colour: colour ? { code: colour.code, title: colour.title[ctx.lang] } : null,
    engravedText: engravedLines(line.engraving),
    engravingPriceToman: unit.features.find((feature) => feature.type === 'ENGRAVING' && feature.available)?.extraToman ?? null,
    limit: unit.lineLimit,
  };
}

function problemOf(line: CartLine, unit: SellableUnit, wished: number): LineProblem | null {
  if (!checkChoice(offerOf(unit), line).ok) return { kind: 'not-for-sale' };
  if (unit.available === 0) return { kind: 'sold-out' };
  return wished > unit.available ? { kind: 'few-left', left: unit.available } : null;
}
