import { lineKey } from '#domain/cart/line';
import { TO_THE_BUYER } from '#domain/invoices/party';
import { holdUntil, unpaidEndsAt } from '#domain/orders/hold';
import { makeTrackingCode } from '#domain/orders/tracking-code';
import { refuse, type Refusal, type Result } from '#domain/result';
import { payShare } from '#domain/wallet/pay-share';
import { availableToman } from '#domain/wallet/wallet';
import { takeStock, wishes } from '../catalog/stock';
import { orderSubject } from '../deadlines/order-subject';
import { holdCode } from '../discounts/use';
import { orderOfShare } from '../groups/share';
import { keepParty } from '../invoices/party';
import { lockPayable } from '../payables/lock';
import { openPayable } from '../payables/row';
import { newAttempt } from '../payments/attempts';
import { payFromWallet } from '../payments/from-wallet';
import type { Tx } from '../runtime';
import { service, type By } from '../service';
import { commitOnce, type AuditLine, type Change } from '../store/commit';
import { holds, orderLines } from '../store/tables';
import { unguessable } from '../unguessable';
import { holdCredit } from '../wallet/hold';
import { lockWallet } from '../wallet/wallet';
import { ORDERS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { boughtLines } from './bought-lines';
import { partyFor } from './invoice/party-for';
import { ORDER } from './payable';
import { keepProof } from './price-proof';
import { toPlace, type PlaceOrder, type ToPlace } from './to-place';

/** `paid`: from the wallet, whole and at once. */
export type Placed = { orderId: number; code: string; paid: boolean };

/**
 * Makes an order of the cart in one commit: lines with every toman, the goods and the code's use held for fifteen
 * minutes, with them the wallet's part; a payment to be made for the rest, consent, audit and what must happen when
 * nobody pays. The cart stays until it is paid, so that whoever gives up has it still; what the wallet pays whole is
 * placed in the same commit. [ORD-1, ORD-4, ORD-13, PROD-3, DISC-4, LEGAL-2, WAL-3]
 */
export const placeOrder = service('checkout.start', (ctx, ask: PlaceOrder): Promise<Result<Placed>> => {
  const { key, ...body } = ask;
  return commitOnce<Placed>(
    ctx,
    { form: 'checkout', key, body },
    async (tx) => {
      const what = await toPlace(tx, ctx, ask);
      return what.ok ? makeOrder(tx, ctx, ask, what.value) : what;
    },
    { orders_code_idx: refuse('common.busy', undefined, { status: 503 }) },
  );
});

/** Makes the order with its holds, and the first attempt to pay it. */
async function makeOrder(tx: Tx, ctx: By<'checkout.start'>, ask: PlaceOrder, what: ToPlace): Promise<Change<Placed> | Refusal> {
  const { before, share, lines, terms, address, delivery, brake, units, code, priced } = what;
  const { userId } = ctx.actor;
  const until = holdUntil(ctx.now);
  const now = ctx.now.toISOString();
  const document = {
    code: makeTrackingCode(unguessable),
    user: userId,
    lang: ctx.lang,
    itemCount: priced.itemCount,
    goodsToman: priced.goodsToman,
    discountToman: priced.discountToman,
    deliveryToman: priced.deliveryToman,
    totalToman: priced.totalToman,
    paidToman: 0,
    discountCode: code?.code ?? null,
    ...address,
    courierNote: ask.courierNote,
    deliveryDay: delivery?.day ?? null,
    deliveryPart: delivery?.part ?? null,
    holdUntil: until.toISOString(),
    source: ctx.source,
    createdAt: now,
    updatedAt: now,
  };
  const order = await beginOne(tx, ctx, ORDERS, document, { event: 'make' });
  const subject = orderSubject(order.id);
  const made = { kind: ORDER, subject: String(order.id), userId, code: order.code, totalToman: priced.totalToman };
  const payable = await openPayable(tx, ctx, { ...made, payUntil: unpaidEndsAt(ctx.now) });
  if (share) await orderOfShare(tx, share.member.id, order.id);
  await tx.insert(orderLines).values(boughtLines(order.id, lines, units, priced.lines));
  const members = share ? (share.group.fixedMembers ?? share.group.members) : 0;
  const ofGroup = share ? { percent: share.percent, members } : null;
  await keepProof(tx, { payableId: subject, priced, keys: lines.map(lineKey), code: code?.code ?? null, share: ofGroup });
  await keepParty(tx, partyFor(order), before?.invoice ?? ask.invoice ?? TO_THE_BUYER);
  const taken = await takeStock(tx, ctx, lines, { cause: 'held', subject });
  if (!taken.ok) return short(taken.facts ?? {}, (id) => units.get(id)?.title[ctx.lang] ?? '');
  await tx.insert(holds).values(wishes(lines).map((one) => ({ orderId: order.id, ...one, state: 'held' as const, expiresAt: until })));
  const parts = payShare(ask.pay ?? { by: 'gateway' }, priced.totalToman, ask.pay ? availableToman(await lockWallet(tx, userId)) : 0);
  if (!parts.ok) return parts;
  const { walletToman, gatewayToman } = parts.value;
  if (brake && gatewayToman > 0) return brake;
  if (code) {
    const kept = await holdCode(tx, ctx, code, { payableId: subject, userId });
    if (!kept.ok) return kept;
  }
  const value: Placed = { orderId: order.id, code: order.code, paid: gatewayToman === 0 };
  const part = { payableId: subject, userId, amountToman: walletToman };
  const audit: AuditLine[] = [
    ...(before ? [before.audit] : []),
    ...(terms ? [terms] : []),
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
      ...(before?.tell ?? []),
      { queue: 'orders', kind: 'end-hold', payload: { orderId: order.id }, dueAt: until, id: `end-hold:${order.id}` },
      { queue: 'orders', kind: 'end-unpaid', payload: { orderId: order.id }, dueAt: unpaidEndsAt(ctx.now), id: `end-unpaid:${order.id}` },
    ],
  };
}

function short(facts: Record<string, unknown>, nameOf: (variantId: number) => string) {
  const name = nameOf(Number(facts['variantId']));
  const left = Number(facts['left']);
  return left === 0 ? refuse('orders.stock.gone', { name }, { status: 409 }) : refuse('orders.stock.short', { name, left }, { status: 409 });
}
