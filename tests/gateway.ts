import type { Result } from '#domain/result';
import { addToCart } from '#services/cart/add';
import { cartView } from '#services/cart/view';
import type { Ctx } from '#services/context';
import { placeOrder, type Placed } from '#services/orders/place';
import type { PlaceOrder } from '#services/orders/to-place';
import { buyer, openShop, orderForm, type Shop } from './shop';
import { wrongWallets } from './wallet';

/** Presses a button on the gateway's page of a payment that was begun before, as a buyer does whose page stayed open. */
export async function pressLater(shop: Shop, authority: string, press: 'pay' | 'refuse' | 'pay-and-close' | 'late' = 'pay'): Promise<void> {
  await fetch(`${shop.gateway.url}/pg/StartPay/${authority}`, { method: 'POST', body: new URLSearchParams({ do: press }), redirect: 'manual' });
}

/** A shop with its gateway and one buyer, for tests of money: closed by `closeChecked`. */
export async function openWithBuyer(): Promise<{ shop: Shop; ctx: Ctx }> {
  const shop = await openShop();
  return { shop, ctx: await buyer(shop) };
}

/** Closes a shop; whatever a test did, every wallet agrees with the ledger. [WAL-4] */
export async function closeChecked(shop: Shop): Promise<void> {
  const wrong = await wrongWallets(shop);
  await shop.stop();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Tries to order one device and to pay it in this way, at the price shown. */
export async function placeBy(shop: Shop, ctx: Ctx, pay: PlaceOrder['pay'], more: Partial<PlaceOrder> = {}): Promise<Result<Placed>> {
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  return placeOrder(ctx, orderForm((await cartView(ctx, 'tehran')).priced.totalToman, { pay, ...more }));
}

/** The same where it has to succeed. */
export async function placedBy(shop: Shop, ctx: Ctx, pay: PlaceOrder['pay']): Promise<Placed> {
  const placed = await placeBy(shop, ctx, pay);
  if (!placed.ok) throw new Error(placed.code);
  return placed.value;
}
