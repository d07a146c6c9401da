import { lineKey } from '#domain/cart/line';
import { TO_THE_BUYER, type InvoiceWish } from '#domain/invoices/party';
import { chooseDelivery, deliveryOffer, type DeliveryWish } from '#domain/orders/delivery-choice';
import { holdUntil, unpaidEndsAt } from '#domain/orders/hold';
import type { PayWish } from '#domain/wallet/pay-share';
import { payShare } from '#domain/wallet/pay-share';
import { availableToman } from '#domain/wallet/wallet';
import type { SeenPrice } from '#domain/orders/price-change';
import { makeTrackingCode } from '#domain/orders/tracking-code';
import { ok, refuse, together, type Refusal, type Result } from '#domain/result';
import { acceptTermsIn } from '../accounts/consents';
import { loadHolidays } from '../calendars/holidays';
import { linesOf } from '../cart/lines';
import { lockCart } from '../cart/owner';
import { takeStock, wishes } from '../catalog/stock';
import { actorName } from '../context';
import { orderSubject } from '../deadlines/order-due';
import { holdCode } from '../discounts/use';
import { shareOf, orderOfShare } from '../groups/share';
import { keepParty } from '../invoices/party';
import { lockPayable } from '../payables/lock';
import { openPayable } from '../payables/row';
import { newAttempt } from '../payments/attempts';
import { payFromWallet } from '../payments/from-wallet';
import { commitOnce, type AuditLine } from '../store/commit';
import { orders } from '../store/schema.generated';
import { holds, orderEvents, orderLines } from '../store/tables';
import { holdCredit } from '../wallet/hold';
import { lockWallet } from '../wallet/wallet';
import { addressFor, type WantedAddress } from './address-for';
import { boughtLines } from './bought-lines';
import { cartToBuy } from './cart-to-buy';
import { partyFor } from './invoice/party-for';
import { openOrder } from './open-order';
import { ORDER } from './payable';
import { takePlaceOf } from './take-place-of';
import { unpaidBrake } from './unpaid-brake';
import { namedChanges, namesOf, priceChanged } from './price-now';
import { keepProof } from './price-proof';
import { unguessable } from '../unguessable';
import { service } from '../service';

export type PlaceOrder = {
  /** The form's once-key. */
  key: string;
  /** The total that the buyer saw: exactly this is charged, or nothing is written. [PROD-3] */
  shownToman: number;
  acceptsTerms: boolean;
  address: WantedAddress;
  courierNote: string | null;
  /** On which day it is wished for; the earliest when nothing is said. [ORD-11] */
  delivery?: DeliveryWish;
  /** At the gateway when nothing is said. */
  pay?: PayWish;
  /** Whom the invoice goes to; the buyer when nothing is said. [ORD-2] */
  invoice?: InvoiceWish;
  /** Not the cart: the buyer's share of the group of this code. [GRP-4] */
  group?: string;
  /** The price of each line as it was seen, to say what has changed. [PROD-3] */
  seen?: SeenPrice | null;
  /** The unpaid order whose place this one takes, of the same things. */
  instead?: number;
};
/** `paid`: from the wallet, whole and at once. */
export type Placed = { orderId: number; code: string; paid: boolean };

/**
 * Makes an order of the cart in one commit: lines with every toman, the goods and the code's use held for fifteen
 * minutes, with them the wallet's part; a payment to be made for the rest, consent, audit and what must happen when
 * nobody pays. The cart stays until it is paid, so that whoever gives up has it still; what the wallet pays whole is
 * placed in the same commit. [ORD-1, ORD-4, ORD-13, PROD-3, DISC-4, LEGAL-2, WAL-3]
 */
export const placeOrder = service('checkout.start', async (ctx, ask: PlaceOrder): Promise<Result<Placed>> => {
  const { actor } = ctx;
  const { userId } = actor;
  const { key, ...body } = ask;
  return commitOnce<Placed>(
    ctx,
    { form: 'checkout', key, body },
    async (tx) => {
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

      const until = holdUntil(ctx.now);
      const now = ctx.now.toISOString();
      const [order] = await tx
        .insert(orders)
        .values({
          code: makeTrackingCode(unguessable),
          state: 'awaiting-payment',
          stateSince: now,
          user: userId,
          lang: ctx.lang,
          itemCount: priced.itemCount,
          goodsToman: priced.goodsToman,
          discountToman: priced.discountToman,
          deliveryToman: priced.deliveryToman,
          totalToman: priced.totalToman,
          paidToman: 0,
          discountCode: code?.code ?? null,
          ...address.value,
          courierNote: ask.courierNote,
          deliveryDay: delivery.value?.day ?? null,
          deliveryPart: delivery.value?.part ?? null,
          holdUntil: until.toISOString(),
          source: ctx.source,
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!order) throw new Error('an order was not made');
      const subject = orderSubject(order.id);
      const made = { kind: ORDER, subject: String(order.id), userId, code: order.code, totalToman: priced.totalToman };
      const payable = await openPayable(tx, ctx, { ...made, payUntil: unpaidEndsAt(ctx.now) });
      if (own) await orderOfShare(tx, own.value.member.id, order.id);
      await tx.insert(orderLines).values(boughtLines(order.id, lines, units, priced.lines));
      const members = own ? (own.value.group.fixedMembers ?? own.value.group.members) : 0;
      const ofGroup = own ? { percent: own.value.percent, members } : null;
      await keepProof(tx, { payableId: subject, priced, keys: lines.map(lineKey), code: code?.code ?? null, share: ofGroup });
      await keepParty(tx, partyFor(order), before?.value.invoice ?? ask.invoice ?? TO_THE_BUYER);
      const taken = await takeStock(tx, ctx, lines, { cause: 'held', subject });
      if (!taken.ok) return short(taken.facts ?? {}, (id) => units.get(id)?.title[ctx.lang] ?? '');
      await tx.insert(holds).values(wishes(lines).map((one) => ({ orderId: order.id, ...one, state: 'held' as const, expiresAt: until })));
      if (code) {
        const kept = await holdCode(tx, ctx, code, { payableId: subject, userId });
        if (!kept.ok) return kept;
      }
      const share = payShare(ask.pay ?? { by: 'gateway' }, priced.totalToman, ask.pay ? availableToman(await lockWallet(tx, userId)) : 0);
      if (!share.ok) return share;
      const { walletToman, gatewayToman } = share.value;
      if (brake && gatewayToman > 0) return brake;
      await tx
        .insert(orderEvents)
        .values({ orderId: order.id, event: 'make', fromState: null, toState: 'awaiting-payment', actor: actorName(actor), facts: {}, at: ctx.now });
      const value: Placed = { orderId: order.id, code: order.code, paid: gatewayToman === 0 };
      const part = { payableId: subject, userId, amountToman: walletToman };
      const audit: AuditLine[] = [
        ...(before ? [before.value.audit] : []),
        ...(terms.value ? [terms.value] : []),
        { action: 'orders.made', subject, facts: { code: order.code, totalToman: priced.totalToman, discountCode: code?.code ?? null, walletToman } },
      ];
      if (value.paid) {
        const at = await lockPayable(tx, ctx, subject);
        if (!at) throw new Error('an order was not made');
        const placed = await payFromWallet(tx, ctx, at);
        return 'ok' in placed ? placed : { ...placed, value, audit: [...audit, ...([placed.audit].flat() as AuditLine[])] };
      }
      if (walletToman > 0) {
        const kept = await holdCredit(tx, ctx, part);
        if (!kept.ok) return kept;
      }
      await newAttempt(tx, ctx, { payable, amountToman: gatewayToman, nextCheckAt: until });
      return {
        value,
        audit,
        tell: [
          ...(before?.value.tell ?? []),
          { queue: 'orders', kind: 'end-hold', payload: { orderId: order.id }, dueAt: until, id: `end-hold:${order.id}` },
          { queue: 'orders', kind: 'end-unpaid', payload: { orderId: order.id }, dueAt: unpaidEndsAt(ctx.now), id: `end-unpaid:${order.id}` },
        ],
      };
    },
    { orders_code_idx: refuse('common.busy', undefined, { status: 503 }) },
  );
});

function short(facts: Record<string, unknown>, nameOf: (variantId: number) => string) {
  const name = nameOf(Number(facts['variantId']));
  const left = Number(facts['left']);
  return left === 0 ? refuse('orders.stock.gone', { name }, { status: 409 }) : refuse('orders.stock.short', { name, left }, { status: 409 });
}
