import { afterAll, beforeAll, expect, test } from 'vitest';
import { atGateway, buyer, comeBack, openShop, order, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { moveOrder } from '../orders/move';
import { customerPage } from './customer-page';
import { orderBeside } from './order-beside';
import { readReports } from './reports/read';
import { todayFigures } from './today-figures';

let shop: Shop;
let nima: Ctx;
beforeAll(async () => {
  shop = await openShop();
  nima = await buyer(shop);
});
afterAll(() => shop.stop());

const desk = (now = nima.now) => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نوا', roles: ['support', 'administrator'] }, now });
const weekOn = () => new Date(nima.now.getTime() + 7 * 86_400_000);
const day = (at: Date) => at.toISOString().slice(0, 10);
async function figures() {
  const { promises } = await readReports(desk(weekOn()), { from: day(nima.now), to: day(weekOn()) });
  const ours = await todayFigures(desk(weekOn()));
  const customer = await customerPage(desk(weekOn()), nima.actor.kind === 'user' ? nima.actor.userId : 0);
  return { kinds: promises.map((one) => [one.kind, one.all]).sort(), today: ours?.promises, customer: customer?.promises };
}
async function paid() {
  const made = await order(shop, nima);
  await comeBack(shop, await atGateway(nima, made.code, 'pay'));
  return made;
}

test('[ADM-3: reports] what an order promised is void once it is cancelled before its time, and counts nowhere as kept', async () => {
  const { orderId } = await paid();
  expect(await moveOrder(desk(), { orderId, event: 'cancel', expectedState: 'placed', reason: 'خریدار نخواست' })).toMatchObject({ ok: true });
  const { promises } = await orderBeside(desk(shop.rt.clock()), { id: orderId, user: 1 });
  const voids = promises.filter((one) => one.void);
  expect(voids.map(({ kind }) => kind).sort()).toEqual(['orders.deliver', 'orders.dispatch', 'orders.queue']);
  expect(voids.every(({ closedAt }) => closedAt !== null)).toBe(true);
  expect(voids.find(({ kind }) => kind === 'orders.queue')?.clock).toMatch(/^desk /);
  // The money is owed still.
  const refund = [['orders.refund', 1]];
  expect(await figures()).toEqual({ kinds: refund, today: 1, customer: { all: 1, kept: 0 } });
  // What was kept before stays kept, and what was late before stays late.
  const second = await paid();
  expect(await moveOrder(desk(), { orderId: second.orderId, event: 'queue', expectedState: 'placed' })).toMatchObject({ ok: true });
  const late = new Date(nima.now.getTime() + 2 * 86_400_000);
  const cancelled = await moveOrder(desk(late), { orderId: second.orderId, event: 'cancel', expectedState: 'queued', reason: 'نشد' });
  expect(cancelled).toMatchObject({ ok: true });
  const rest = (await orderBeside(desk(shop.rt.clock()), { id: second.orderId, user: 1 })).promises;
  const wasVoid = Object.fromEntries(rest.map((one) => [one.kind, one.void]));
  expect(wasVoid).toMatchObject({ 'orders.queue': false, 'orders.call': false, 'orders.refund': false });
  expect((await figures()).kinds).toEqual(expect.arrayContaining([['orders.queue', 1], ['orders.call', 1]])); // prettier-ignore
});
