import { afterEach, beforeEach, expect, test } from 'vitest';
import { atGateway, books, buyer, comeBack, DEVICE_TOMAN, later, openShop, order, said, state, stockOf, type Shop } from '../../tests/shop';
import { dispatchForm } from '../../tests/dispatch';
import { testContext } from '../../tests/test-context';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { moveStock } from '../catalog/stock';
import { ORDERS_PER_PAGE, myOrders } from './list';
import { orderDetail } from './detail';
import { ownerOf } from '../ownership/claim';
import { moveOrder } from './move';
import { queuePlacedOrders } from './queue';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
});
afterEach(() => shop.stop());

const staff = (...roles: string[]) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نوا', roles } });
async function paid(quantity = 1): Promise<{ orderId: number; code: string }> {
  const made = await order(shop, ctx, quantity);
  await comeBack(shop, await atGateway(ctx, made.code, 'pay'));
  return made;
}

test('[ORD-6] on the next working day the order is queued, and its buyer told', async () => {
  const { code } = await paid();
  expect(await queuePlacedOrders(clockContext(shop.rt, 'test'))).toEqual({ queued: 0 });
  later(shop, ctx, 12 * 60);
  expect(await queuePlacedOrders(clockContext(shop.rt, 'test'))).toEqual({ queued: 0 });
  // Sunday 0:00 in Tehran.
  shop.at(new Date('2026-11-21T20:30:00Z'));
  expect(await Promise.all([queuePlacedOrders(clockContext(shop.rt, 'a')), queuePlacedOrders(clockContext(shop.rt, 'b'))])).toContainEqual({ queued: 1 });
  expect(await state(shop, code)).toMatchObject({ state: 'queued', events: ['make', 'pay', 'queue'] });
  expect((await said(shop)).map((one) => one.notice)).toEqual(['orders.placed', 'orders.queued']);
});

test('[ORD-6: holidays] a public holiday and a Friday are skipped', async () => {
  await shop.database.pool.query(`insert into holidays (day, kind, certainty) values ('2026-11-26', 'solar', 'official')`);
  // Wednesday; Thursday is a holiday, Friday is no working day.
  shop.at(new Date('2026-11-25T08:00:00Z'));
  ctx = await buyer(shop, 1, { now: new Date('2026-11-25T08:00:00Z') });
  const { code } = await paid();
  const detail = await orderDetail(ctx, code);
  expect(detail).toMatchObject({ queuedFor: new Date('2026-11-27T20:30:00Z') });
});

test('[ORD-5: up to delivered] staff move an order on by legal moves only; each is said to its buyer and stands in the timeline', async () => {
  const { orderId, code } = await paid();
  const desk = staff('support');
  const moves = [
    ['queue', 'placed', 'queued'],
    ['confirm', 'queued', 'confirmed'],
    ['dispatch', 'confirmed', 'dispatched'],
    ['deliver', 'dispatched', 'delivered'],
  ] as const;
  expect(await moveOrder(desk, { orderId, event: 'deliver', expectedState: 'placed' })).toMatchObject({
    ok: false,
    code: 'lifecycle.move.not-now',
    status: 409,
  });
  for (const [event, from, to] of moves) {
    const more = event === 'dispatch' ? { dispatch: await dispatchForm(shop, orderId) } : {};
    expect(await moveOrder(desk, { orderId, event, expectedState: from, ...more })).toMatchObject({ ok: true, value: { state: to } });
    expect(await moveOrder(desk, { orderId, event, expectedState: from })).toMatchObject({ ok: false, code: 'common.changed-meanwhile', status: 409 });
  }
  expect((await said(shop)).map((one) => one.notice)).toEqual(['orders.placed', 'orders.queued', 'orders.confirmed', 'orders.dispatched', 'orders.delivered']);
  const detail = await orderDetail(ctx, code);
  if ('ok' in detail) throw new Error(detail.code);
  expect(detail.timeline.map((step) => [step.step, step.when])).toEqual([
    ['placed', 'done'],
    ['queued', 'done'],
    ['confirmed', 'done'],
    ['dispatched', 'done'],
    ['delivered', 'done'],
  ]);
  expect((await shop.database.pool.query('select count(*)::int as n from deadlines where closed_at is null')).rows[0].n).toBe(0);
  const lines = (await shop.database.pool.query(`select action from audit where subject = $1 order by id`, [`order:${orderId}`])).rows.map((row) => row.action);
  expect(lines).toEqual(['orders.made', 'orders.paid', 'orders.queue', 'orders.confirm', 'orders.dispatch', 'orders.deliver']);
});

test('[ORD-5: cancelled] a cancelled order needs a reason, gives its goods back to the shop and its money back to the buyer by a day', async () => {
  const { orderId, code } = await paid(2);
  const desk = staff('support');
  expect(await moveOrder(desk, { orderId, event: 'cancel', expectedState: 'placed' })).toMatchObject({
    ok: false,
    code: 'lifecycle.reason.missing',
    field: 'reason',
  });
  expect(await moveOrder(desk, { orderId, event: 'cancel', expectedState: 'placed', reason: 'رنگ موجود نبود' })).toMatchObject({
    ok: true,
    value: { state: 'refund-pending' },
  });
  expect(await state(shop, code)).toMatchObject({ state: 'refund-pending', events: ['make', 'pay', 'cancel', 'start-refund'], holds: ['released'] });
  expect(await stockOf(shop)).toBe(100);
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 2 * DEVICE_TOMAN, sales: 0, 'refunds-due': -2 * DEVICE_TOMAN, all: 0 });
  const told = await said(shop);
  expect(told.map((one) => one.notice)).toEqual(['orders.placed', 'orders.cancelled', 'orders.refund-pending']);
  expect(told[1]?.body).toContain('رنگ موجود نبود');
  const detail = await orderDetail(ctx, code);
  expect(detail).toMatchObject({ refunds: [{ amountToman: 2 * DEVICE_TOMAN, second: false, dueAt: new Date('2026-11-24T05:00:00Z') }] });
  expect(await moveOrder(staff('operations'), { orderId, event: 'finish-refund', expectedState: 'refund-pending' })).toMatchObject({ ok: false, status: 409 });
  await carryOutRefunds(clockContext(shop.rt, 'test'));
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': 0, sales: 0, 'refunds-due': 0, all: 0 });
});

test('[ROLE-5: orders] nobody but staff with the role moves an order, and money’s own moves are no buttons', async () => {
  const { orderId } = await order(shop, ctx);
  expect(await moveOrder(staff('editor'), { orderId, event: 'cancel', expectedState: 'awaiting-payment', reason: 'x' })).toMatchObject({ ok: false });
  expect(await moveOrder(staff('administrator'), { orderId, event: 'pay', expectedState: 'awaiting-payment' })).toMatchObject({ ok: false, status: 409 });
  expect(await moveOrder(ctx, { orderId, event: 'cancel', expectedState: 'awaiting-payment', reason: 'x' })).toMatchObject({ ok: false, status: 403 });
  expect(await moveOrder(staff('support'), { orderId: 4711, event: 'queue', expectedState: 'placed' })).toMatchObject({ ok: false, status: 404 });
});

test('[ORD-7: many of one product] an order of eleven is reviewed first and is not queued by the clock', async () => {
  const { orderId, code } = await paid(11);
  expect(await state(shop, code)).toMatchObject({ state: 'under-review', events: ['make', 'pay', 'send-to-review'] });
  shop.at(new Date('2026-11-23T08:00:00Z'));
  expect(await queuePlacedOrders(clockContext(shop.rt, 'test'))).toEqual({ queued: 0 });
  expect(await moveOrder(staff('support'), { orderId, event: 'approve', expectedState: 'under-review' })).toMatchObject({
    ok: true,
    value: { state: 'queued' },
  });
});

test('[ORD-10: list] the buyer’s orders, newest first, a page at a time; another’s are not among them', async () => {
  const codes: string[] = [];
  for (let at = 0; at < ORDERS_PER_PAGE + 2; at += 1) codes.unshift((await paid()).code);
  const first = await myOrders(ctx);
  expect(first.rows.map((row) => row.code)).toEqual(codes.slice(0, ORDERS_PER_PAGE));
  expect(first.rows[0]).toMatchObject({ itemCount: 1, paidToman: DEVICE_TOMAN, baseToman: DEVICE_TOMAN, state: 'placed' });
  expect((await myOrders(ctx, first.next)).rows.map((row) => row.code)).toEqual(codes.slice(ORDERS_PER_PAGE));
  expect(await myOrders(await buyer(shop, 2))).toEqual({ rows: [], next: null });
  expect(await orderDetail(await buyer(shop, 2), codes[0] ?? '')).toMatchObject({ ok: false, status: 404 });
});

test('[PROD-1: stock] staff bring stock in and out with a reason, once per press, never below zero', async () => {
  const desk = staff('support');
  const move = { variantId: shop.unit.variantId, delta: 25, reason: 'رسید تولید', key: 'press-1' };
  expect(await moveStock(staff('editor'), move)).toMatchObject({ ok: false, status: 403 });
  const twice = await Promise.all([moveStock(desk, move), moveStock(desk, move)]);
  expect(twice).toEqual([twice[0], twice[0]]);
  expect(await stockOf(shop)).toBe(125);
  expect(await moveStock(desk, { ...move, delta: -126, key: 'press-2' })).toMatchObject({ ok: false, code: 'catalog.stock.short', facts: { left: 125 } });
  expect(await moveStock(desk, { ...move, delta: 0.5, key: 'press-3' })).toMatchObject({ ok: false, code: 'catalog.stock.delta' });
  expect(await moveStock(desk, { ...move, reason: ' ', key: 'press-4' })).toMatchObject({ ok: false, code: 'lifecycle.reason.missing' });
  expect(await stockOf(shop)).toBe(125);
});

test('[ADM-3: moved] who moves an order that is nobody’s is its owner from then on; a colleague’s stays theirs', async () => {
  const people = await shop.database.pool.query<{ id: number }>(
    `insert into staff (name, email) values ('سمن', 'saman@zarban.example'), ('نیک', 'nik@zarban.example') returning id`,
  );
  const [saman, nik] = people.rows.map(({ id }) => id) as [number, number];
  const of = (staffId: number) => testContext(shop.rt, { actor: { kind: 'staff', staffId, name: 'سمن', roles: ['support'] } });
  const { orderId } = await paid();
  const owner = async () => (await ownerOf(shop.rt.db, { collection: 'orders', id: orderId })).staffId;
  expect(await moveOrder(of(saman), { orderId, event: 'deliver', expectedState: 'placed' })).toMatchObject({ ok: false });
  expect(await owner()).toBeNull();
  expect(await moveOrder(of(saman), { orderId, event: 'queue', expectedState: 'placed' })).toMatchObject({ ok: true });
  expect(await owner()).toBe(saman);
  expect(await moveOrder(of(nik), { orderId, event: 'confirm', expectedState: 'queued' })).toMatchObject({ ok: true });
  expect(await owner()).toBe(saman);
});
