import { checkDiscount, parseDiscountCode } from '#domain/orders/discount';
import { sumToman } from '#domain/money';
import { deliveryToman } from '#domain/orders/delivery';
import { priceCart } from '#domain/orders/pricing';
import { ok, refuse, type Result } from '#domain/result';
import { missingToman } from '#domain/wallet/top-up';
import { availableToman } from '#domain/wallet/wallet';
import { linesOf } from './lines';
import { findCart } from './owner';
import { pricedItems } from './priced-items';
import { sellableUnits } from '../catalog/sellable';
import { discountTerms } from '../discounts/terms';
import { usesOf } from '../discounts/use';
import { myWallet } from '../wallet/wallet';
import { service } from '../service';

/** What the wallet would pay for the cart with a code, and whether there is enough in it. */
export type DiscountedPayment = {
  code: string;
  baseToman: number;
  discountToman: number;
  deliveryToman: number;
  payableToman: number;
  availableToman: number;
  /** What would have to be added first; nothing when there is enough. */
  missingToman: number;
};

/** Prices the payment of the cart with a code before the wallet pays it; nothing is written. [WAL-3, DISC-2] */
export const applyDiscount = service(
  'wallet.pay',
  async (ctx, { code: typed, city = null }: { code: string; city?: string | null }): Promise<Result<DiscountedPayment>> => {
    const { actor } = ctx;
    const code = parseDiscountCode(typed);
    if (!code.ok) return code;
    const { db } = ctx.rt;
    const cart = await findCart(db, ctx);
    const lines = cart ? await linesOf(db, cart.id) : [];
    if (lines.length === 0) return refuse('cart.empty', undefined, { status: 409 });
    const ids = lines.map((line) => line.variantId);
    const items = pricedItems(lines, await sellableUnits(db, ids));
    const terms = await discountTerms(db, { code: code.value });
    const held = checkDiscount(terms, await usesOf(db, ctx, { codeId: terms?.id ?? 0, userId: actor.userId, purpose: 'goods' }), items);
    if (!held.ok) return held;
    const goods = sumToman(items.map((item) => item.grossToman));
    const priced = priceCart(items, held.value, deliveryToman(city, goods));
    const available = availableToman(await myWallet(ctx));
    return ok({
      code: held.value.code,
      baseToman: priced.goodsToman,
      discountToman: priced.discountToman,
      deliveryToman: priced.deliveryToman,
      payableToman: priced.totalToman,
      availableToman: available,
      missingToman: available >= priced.totalToman ? 0 : missingToman(priced.totalToman, available),
    });
  },
);
