import type { Address } from '#domain/addresses/address';
import type { CartLine } from '#domain/cart/line';
import { chooseDelivery, deliveryOffer, type DeliveryChoice, type DeliveryWish } from '#domain/orders/delivery-choice';
import type { InvoiceWish } from '#domain/invoices/party';
import type { SeenPrice } from '#domain/orders/price-change';
import { ok, refuse, together, type Refusal, type Result } from '#domain/result';
import type { PayWish } from '#domain/wallet/pay-share';
import { acceptTermsIn } from '../accounts/consents';
import { loadHolidays } from '../calendars/holidays';
import { linesOf } from '../cart/lines';
import { lockCart } from '../cart/owner';
import { shareOf, type Share } from '../groups/share';
import type { Tx } from '../runtime';
import type { By } from '../service';
import type { AuditLine } from '../store/commit';
import { addressFor, type WantedAddress } from './address-for';
import { cartToBuy, type CartToBuy } from './cart-to-buy';
import { openOrder } from './open-order';
import { namedChanges, namesOf, priceChanged } from './price-now';
import { takePlaceOf, type Before } from './take-place-of';
import { unpaidBrake } from './unpaid-brake';

export type PlaceOrder = {
  /** The form's once-key. */
  key: string;
  /** The total that the buyer saw: exactly this is charged, or nothing is written. [PROD-3] */
  shownToman: number;
  acceptsTerms: boolean;
  address: WantedAddress;
  courierNote: string | null;
  /** The chosen delivery day; the earliest when none is given. [ORD-11] */
  delivery?: DeliveryWish;
  /** How it is paid; at the gateway when nothing is said. */
  pay?: PayWish;
  /** Whom the invoice goes to; the buyer when nothing is said. [ORD-2] */
  invoice?: InvoiceWish;
  /** The code of a group whose share is bought in place of the cart. [GRP-4] */
  group?: string;
  /** The price of each line as it was seen, to say what has changed. [PROD-3] */
  seen?: SeenPrice | null;
  /** The unpaid order whose place this one takes, of the same things. */
  instead?: number;
};

/** What is about to be an order: of which lines, to where and when, at which price, and in whose place. */
export type ToPlace = Pick<CartToBuy, 'units' | 'code' | 'priced'> & {
  before: Before | null;
  share: Share | null;
  lines: readonly CartLine[];
  address: Address;
  delivery: DeliveryChoice | null;
  terms: AuditLine | null;
  /** Why this buyer may not have another unpaid order; it applies only if something stays to be paid. */
  brake: Refusal | null;
};

/** Prepares an order under the locks of cart or share: what it is of and what it costs, or why there is none. The goods are locked after it, by whoever makes the order. [ORD-1, PROD-3, LEGAL-2] */
export async function toPlace(tx: Tx, ctx: By<'checkout.start'>, ask: PlaceOrder): Promise<Result<ToPlace>> {
  const { userId } = ctx.actor;
  const before = ask.instead === undefined ? null : await takePlaceOf(tx, ctx, ask.instead);
  if (before && !before.ok) return before;
  const own = ask.group === undefined ? null : await shareOf(tx, ctx, ask.group, true);
  if (own && !own.ok) return own;
  const cart = own ? null : await lockCart(tx, ctx);
  const lines = before ? before.value.lines : own ? [own.value.line] : cart ? await linesOf(tx, cart.id) : [];
  if (lines.length === 0) return refuse('cart.empty', undefined, { status: 409 });
  const open = await openOrder(tx, ctx, userId);
  if (open) return refuse('orders.payment.open', { code: open.code }, { status: 409 });
  const terms = await acceptTermsIn(tx, ctx, userId, ask.acceptsTerms);
  const address = await addressFor(tx, ctx, userId, ask.address);
  if (!address.ok) return together(terms, address) as Refusal;
  const offer = deliveryOffer(ctx.now, address.value.city, await loadHolidays(tx));
  const delivery = before ? ok(before.value.delivery) : chooseDelivery(ask.delivery ?? { day: null, part: null }, offer);
  if (!terms.ok || !delivery.ok) return together(terms, delivery) as Refusal;
  // Looked at before any goods are locked, and said only if something stays to be paid.
  const brake = await unpaidBrake(tx, ctx, { userId, postalCode: address.value.postalCode });

  const codeId = (before?.value ?? own?.value ?? cart)?.codeId ?? null;
  const bought = await cartToBuy(tx, ctx, { lines, codeId, userId, city: address.value.city, share: own?.value });
  if (!bought.ok) return bought;
  const { units, code, lost, priced } = bought.value;
  const changes = ask.seen ? namedChanges({ was: ask.seen, bought: bought.value, nameOf: namesOf(ctx, lines, units) }) : [];
  if (priced.totalToman !== ask.shownToman || changes.length > 0) return priceChanged(ask.shownToman, priced.totalToman, changes, lost);
  return ok({
    before: before?.value ?? null,
    share: own?.value ?? null,
    lines,
    terms: terms.value,
    address: address.value,
    delivery: delivery.value,
    brake,
    units,
    code,
    priced,
  });
}
