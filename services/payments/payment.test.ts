import { closeChecked, pressLater } from '../../tests/gateway';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atGateway, books, buyer, comeBack, DEVICE_TOMAN, later, openShop, order, orderForm, said, state, stockOf, type Shop } from '../../tests/shop';
import { addToCart } from '../cart/add';
import { cartCount } from '../cart/count';
import { clockContext } from '../clock-context';
import { endHold, endUnpaid, expireHolds, giveUp } from '../orders/end-unpaid';
import { placeOrder } from '../orders/place';
import { reconcilePayments } from './reconcile';
import { startPayment } from '../orders/start-payment';

let shop: Shop;
beforeEach(async () => void (shop = await openShop()));
afterEach(() => closeChecked(shop));
const clock = () => clockContext(shop.rt, 'test');

test('[ORD-4: request, redirect, callback, verify] [ORD-6: SMS with the tracking code] a paid order is placed, its goods sold, its cart emptied, its books balanced', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  expect(await cartCount(ctx)).toBe(1);
  const authority = await atGateway(ctx, code, 'pay');
  expect(await comeBack(shop, authority)).toEqual({ kind: 'placed', code, lang: 'fa' });
  expect(await state(shop, code)).toMatchObject({ state: 'placed', paid_toman: DEVICE_TOMAN, payments: ['paid'], holds: ['sold'], events: ['make', 'pay'] });
  expect(await stockOf(shop)).toBe(99);
  expect(await cartCount(ctx)).toBe(0);
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': DEVICE_TOMAN, sales: -DEVICE_TOMAN, all: 0 });
  const [sms] = await said(shop);
  expect(sms).toMatchObject({ notice: 'orders.placed', recipient: '09120000001' });
  expect(sms?.body).toContain(code);
});

test('[ORD-4: the same callback fifty times at once] one effect', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, 'pay');
  const answers = await Promise.all(Array.from({ length: 50 }, () => comeBack(shop, authority)));
  expect(new Set(answers.map((one) => one.kind))).toEqual(new Set(['placed']));
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['paid'], events: ['make', 'pay'] });
  expect(await said(shop)).toHaveLength(1);
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': DEVICE_TOMAN, all: 0 });
});

test('[ORD-4: forged] a callback that nobody paid for changes nothing, and the buyer may still pay', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, null);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'checking', code });
  expect(await comeBack(shop, 'S'.padEnd(36, '0'))).toEqual({ kind: 'unknown' });
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment', payments: ['requested'], holds: ['held'] });
  await pressLater(shop, authority);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'placed' });
});

test('[ORD-4: refused and paid again] a refused payment leaves the order payable; the second attempt places it', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  expect(await comeBack(shop, await atGateway(ctx, code, 'refuse'))).toMatchObject({ kind: 'not-paid' });
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment', payments: ['failed'], holds: ['held'] });
  expect(await comeBack(shop, await atGateway(ctx, code, 'pay'))).toMatchObject({ kind: 'placed' });
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['failed', 'paid'] });
});

test('[ORD-4: never] a buyer who pays and closes the tab has the order after the reconciling job', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, 'pay-and-close');
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment' });
  expect(await reconcilePayments(clock())).toMatchObject({ settled: 1, unverified: 1 });
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['paid'] });
  expect(await reconcilePayments(clock())).toMatchObject({ settled: 0 });
});

test('[ORD-4: late, stock is left] the hold ends after fifteen minutes; a payment verified later takes stock again', async () => {
  const ctx = await buyer(shop);
  const { code, orderId } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, null);
  later(shop, ctx, 14);
  await endHold(clock(), orderId);
  expect(await stockOf(shop)).toBe(99);
  later(shop, ctx, 15);
  await expireHolds(clock());
  await endHold(clock(), orderId);
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment', holds: ['released'] });
  expect(await stockOf(shop)).toBe(100);
  await pressLater(shop, authority);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'placed' });
  expect(await stockOf(shop)).toBe(99);
  expect(await state(shop, code)).toMatchObject({ state: 'placed', holds: ['sold'] });
});

test('[ORD-4: late, sold out] [ORD-9: due date] the whole amount is owed back by a day that the buyer is told', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, null);
  later(shop, ctx, 20);
  await expireHolds(clock());
  await shop.database.pool.query(`update stock set available = 0 where variant_id = $1`, [shop.unit.variantId]);
  await pressLater(shop, authority);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'refund' });
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'refund' });
  expect(await state(shop, code)).toMatchObject({ state: 'refund-pending', paid_toman: DEVICE_TOMAN, events: ['make', 'refuse-late-payment', 'start-refund'] });
  expect(await stockOf(shop)).toBe(0);
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': DEVICE_TOMAN, 'refunds-due': -DEVICE_TOMAN, all: 0 });
  const due = (await shop.database.pool.query(`select kind, due_at, starts_at from deadlines where closed_at is null`)).rows;
  // Saturday 8:50 in Tehran and 72 working hours: Tuesday, the same time.
  expect(due).toEqual([{ kind: 'orders.refund', starts_at: new Date('2026-11-21T05:20:00Z'), due_at: new Date('2026-11-24T05:20:00Z') }]);
  expect((await said(shop)).map((one) => one.notice)).toEqual(['orders.refund-pending']);
});

test('[ORD-4: unpaid] after an hour the order is cancelled once, its goods and its buyer are free', async () => {
  const ctx = await buyer(shop);
  const { code, orderId } = await order(shop, ctx);
  await atGateway(ctx, code, 'refuse');
  later(shop, ctx, 60);
  await Promise.all([expireHolds(clock()), expireHolds(clock()), endUnpaid(clock(), orderId)]);
  expect(await state(shop, code)).toMatchObject({ state: 'cancelled', holds: ['released'], events: ['make', 'expire'] });
  expect(await stockOf(shop)).toBe(100);
  expect(await cartCount(ctx)).toBe(1);
  expect((await said(shop)).map((one) => one.notice)).toEqual(['orders.expired']);
});

test('[ORD-4: late, after the end] money that arrives for a cancelled order is owed back', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, null);
  expect(await giveUp(ctx, code)).toMatchObject({ ok: true, value: { outcome: 'cancelled' } });
  expect(await stockOf(shop)).toBe(100);
  await pressLater(shop, authority, 'pay-and-close');
  await reconcilePayments(clock());
  expect(await state(shop, code)).toMatchObject({ state: 'refund-pending', payments: ['paid'], events: ['make', 'give-up', 'start-refund'] });
  expect(await books(shop)).toMatchObject({ 'refunds-due': -DEVICE_TOMAN, all: 0 });
});

test('[ORD-13: paid twice] two sessions of one order are paid: one order, the second amount owed back', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  const first = await atGateway(ctx, code, null);
  await shop.database.pool.query(`update payments set state = 'failed' where authority = $1`, [first]);
  const second = await atGateway(ctx, code, 'pay');
  await pressLater(shop, first);
  const both = await Promise.all([comeBack(shop, second), comeBack(shop, first)]);
  expect(both.map((one) => one.kind).sort()).toEqual(['placed', 'refund']);
  const now = await state(shop, code);
  expect(now.state).toBe('placed');
  expect(now.payments.sort()).toEqual(['paid', 'unusable']);
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 2 * DEVICE_TOMAN, sales: -DEVICE_TOMAN, 'refunds-due': -DEVICE_TOMAN, all: 0 });
});

test('giving up an order that was just paid keeps it paid', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, 'pay-and-close');
  expect(await giveUp(ctx, code)).toMatchObject({ ok: true, value: { outcome: 'paid' } });
  expect(await state(shop, code)).toMatchObject({ state: 'placed' });
});

test('a gateway that does not answer ends no hold before the time to pay is over, and nothing is lost when it answers again', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, 'pay-and-close');
  shop.rt.settings.payment.url = 'http://127.0.0.1:9';
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'checking' });
  later(shop, ctx, 20);
  expect(await expireHolds(clock())).toMatchObject({ unknown: 1 });
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment', holds: ['held'] });
  shop.rt.settings.payment.url = shop.gateway.url;
  await expireHolds(clock());
  expect(await state(shop, code)).toMatchObject({ state: 'placed' });
});

test('two presses go to one session, and a buyer with an open order pays or gives it up first', async () => {
  const ctx = await buyer(shop);
  const { code } = await order(shop, ctx);
  const go = () => startPayment(ctx, { code, callbackUrl: 'http://127.0.0.1:3000/payment/return' });
  const presses = await Promise.all([go(), go(), go()]);
  expect(new Set(presses.map((one) => (one.ok ? one.value.payUrl : one.code))).size).toBe(1);
  await addToCart(ctx, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 1 });
  expect(await placeOrder(ctx, orderForm(1))).toMatchObject({ ok: false, code: 'orders.payment.open', status: 409, facts: { code } });
});

test('another buyer neither pays nor gives up an order', async () => {
  const { code } = await order(shop, await buyer(shop));
  const stranger = await buyer(shop, 2);
  expect(await giveUp(stranger, code)).toMatchObject({ ok: false, status: 404 });
  expect(await startPayment(stranger, { code, callbackUrl: 'http://127.0.0.1/' })).toMatchObject({ ok: false, status: 404 });
});
