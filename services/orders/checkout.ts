import { deliveryDays, promisedBy, TEHRAN_CITY } from '#domain/orders/delivery';
import { deliveryOffer, type DeliveryOffer } from '#domain/orders/delivery-choice';
import type { InvoiceWish } from '#domain/invoices/party';
import { needsReview } from '#domain/orders/review';
import { shownDay } from '#domain/orders/shown-day';
import { availableToman } from '#domain/wallet/wallet';
import { needsTerms } from '../accounts/consents';
import { sessionState } from '../accounts/session-state';
import { myAddresses, type SavedAddress } from '../addresses/address-book';
import { loadHolidays } from '../calendars/holidays';
import { cartView, shareView, type CartView } from '../cart/view';
import type { Share } from '../groups/share';
import { newOnceKey } from '../once-key';
import { lastWish } from '../invoices/party';
import { myWallet } from '../wallet/wallet';
import { reviewLimits } from './review-limits';
import { myOpenOrder, type OpenOrder } from './open-order';
import { guarded } from '../service';

/** All that the checkout page shows and posts back. */
export type Checkout = {
  cart: CartView;
  book: SavedAddress[];
  /** The address that the order goes to; null while a new one is written. */
  address: SavedAddress | null;
  guess: { receiverName: string; receiverPhone: string };
  /** A moment of the promised day, once the city is known. */
  promisedDay: Date | null;
  days: number | null;
  /** What may be chosen besides the earliest day, in Tehran and elsewhere: the city of a new address is known once it is written. [ORD-11] */
  offers: Record<'tehran' | 'elsewhere', DeliveryOffer>;
  highQuantity: boolean;
  needsTerms: boolean;
  /** An order that awaits its payment and comes first. */
  open: OpenOrder | null;
  once: string;
  /** What the wallet can give. */
  availableToman: number;
  /** Whom the last invoice went to. [ORD-2] */
  invoice: InvoiceWish;
};

/** Reads the cart, or a share of a group, with the delivery of the chosen address, the promise of its city, and what is still to be accepted. [ORD-1, ORD-11, PROD-3, LEGAL-2] */
export const checkoutPage = guarded('checkout.start', async (ctx, wanted: string | null, share: Share | null = null): Promise<Checkout> => {
  const book = await myAddresses(ctx);
  const address = wanted === 'new' ? null : (book.find((one) => String(one.id) === wanted) ?? book[0] ?? null);
  const [cart, terms, open, { user }, holidays, wallet, limits, invoice] = await Promise.all([
    share ? shareView(ctx, share, address?.city ?? null) : cartView(ctx, address?.city ?? null),
    needsTerms(ctx),
    myOpenOrder(ctx),
    sessionState(ctx),
    loadHolidays(ctx.rt.db),
    myWallet(ctx),
    reviewLimits(ctx.rt.db),
    lastWish(ctx),
  ]);
  return {
    cart,
    book,
    address,
    guess: { receiverName: [user?.firstName, user?.lastName].filter(Boolean).join(' '), receiverPhone: user?.phone ?? '' },
    promisedDay: address ? shownDay(promisedBy(ctx.now, address.city, holidays).at) : null,
    days: address ? deliveryDays(address.city) : null,
    offers: { tehran: deliveryOffer(ctx.now, TEHRAN_CITY, holidays), elsewhere: deliveryOffer(ctx.now, '', holidays) },
    highQuantity: needsReview(
      {
        lines: cart.items.map((item) => ({ productId: item.productId, quantity: item.number_of_chosen_item })),
        totalToman: cart.priced.totalToman,
      },
      limits,
    ),
    needsTerms: terms,
    open,
    once: newOnceKey(),
    availableToman: availableToman(wallet),
    invoice,
  };
});
