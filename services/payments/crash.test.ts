import { closeChecked, openWithBuyer, pressLater } from '../../tests/gateway';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atGateway, books, DEVICE_TOMAN, later, order, state, stockOf, type Shop } from '../../tests/shop';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { expireHolds } from '../orders/end-unpaid';
import { paymentGateway } from '../gateways/gateway';
import { reconcilePayments } from './reconcile';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => void ({ shop, ctx } = await openWithBuyer()));
afterEach(() => closeChecked(shop));

/** Runs the jobs of the clock every five minutes up to a moment. */
async function clockUntil(minutes: number): Promise<void> {
  for (let minute = 0; minute <= minutes; minute += 5) {
    later(shop, ctx, minute);
    await expireHolds(clockContext(shop.rt, 'test'));
    await reconcilePayments(clockContext(shop.rt, 'test'));
  }
}

test('[ORD-13: killed after the order was made] nothing is paid: the hour ends it and the goods are back', async () => {
  const { code } = await order(shop, ctx);
  await clockUntil(65);
  expect(await state(shop, code)).toMatchObject({ state: 'cancelled', payments: ['failed'], holds: ['released'], paid_toman: 0 });
  expect(await stockOf(shop)).toBe(100);
});

test('[ORD-13: killed between the gateway’s answer and storing it] nobody was sent to that session, so nobody can pay it', async () => {
  const { code } = await order(shop, ctx);
  await paymentGateway(shop.rt).request({ amountToman: DEVICE_TOMAN, description: 'lost', callbackUrl: 'http://127.0.0.1:1/', orderCode: code });
  await clockUntil(65);
  expect(await state(shop, code)).toMatchObject({ state: 'cancelled', payments: ['failed'] });
});

test('[ORD-13: killed between paying and coming back] the order is placed within the reconciling job’s round', async () => {
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, 'pay-and-close');
  await clockUntil(5);
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['paid'], holds: ['sold'] });
});

test('[ORD-13: killed between verifying and writing it down] the gateway no longer lists it, and the due check finds it', async () => {
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, 'pay-and-close');
  expect(await paymentGateway(shop.rt).verify({ amountToman: DEVICE_TOMAN, authority })).toMatchObject({ kind: 'paid' });
  expect(await paymentGateway(shop.rt).unverified()).toEqual({ kind: 'list', authorities: [] });
  await clockUntil(10);
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['paid'] });
  expect(await books(shop)).toMatchObject({ 'gateway:sandbox': DEVICE_TOMAN, all: 0 });
});

test('[ORD-13: killed in the middle of settling] the transaction leaves nothing, and the next round does all of it', async () => {
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, 'pay-and-close');
  await shop.database.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await shop.database.pool.query(`create trigger killed before insert on outbox for each row execute function fail()`);
  await expect(reconcilePayments(clockContext(shop.rt, 'test'))).rejects.toThrow();
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment', payments: ['requested'], holds: ['held'], events: ['make'] });
  expect(await books(shop)).toEqual({ all: 0 });
  await shop.database.pool.query(`drop trigger killed on outbox`);
  await clockUntil(10);
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['paid'], events: ['make', 'pay'] });
});

test('[ORD-13: killed after a buyer gave up while the bank still took the money] it is owed back', async () => {
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, null);
  await clockUntil(65);
  expect(await state(shop, code)).toMatchObject({ state: 'cancelled' });
  await pressLater(shop, authority, 'pay-and-close');
  expect(await paymentGateway(shop.rt).verify({ amountToman: DEVICE_TOMAN, authority })).toMatchObject({ kind: 'paid' });
  await clockUntil(26 * 60);
  expect(await state(shop, code)).toMatchObject({ state: 'refund-pending', payments: ['paid'] });
  expect(await books(shop)).toMatchObject({ 'refunds-due': -DEVICE_TOMAN, all: 0 });
});
