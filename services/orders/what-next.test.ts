import { afterEach, beforeEach, expect, test } from 'vitest';
import { REFUND_DUE_HOURS } from '#domain/orders/refund';
import { addWorkingHours } from '#domain/calendars/working-hours';
import { atGateway, buyer, comeBack, later, openShop, order, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { askToCancel } from './cancel-requests/ask';
import { orderDetail, type OrderDetail } from './detail';
import { giveUp } from './end-unpaid';
import { myOrders } from './list';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
});
afterEach(() => shop.stop());

async function seen(code: string, reader = ctx): Promise<OrderDetail> {
  const found = await orderDetail(reader, code);
  if ('ok' in found) throw new Error(found.code);
  return found;
}
const row = async (code: string) => (await myOrders(ctx)).rows.find((one) => one.code === code);

test('[ORD-9, ORD-10] the list says of each order what its page says: what happens next and by when; nothing of what has come to rest', async () => {
  const unpaid = await order(shop, ctx);
  expect(await row(unpaid.code)).toMatchObject({ next: { key: 'awaiting-payment', facts: { untilTime: expect.any(Date) as Date } } });
  expect((await row(unpaid.code))?.next).toEqual((await seen(unpaid.code)).next);
  await comeBack(shop, await atGateway(ctx, unpaid.code, 'pay'));
  expect(await row(unpaid.code)).toMatchObject({ next: { key: 'placed', facts: { promisedDay: expect.any(Date) as Date } }, answerBy: null });
  expect((await row(unpaid.code))?.next).toEqual((await seen(unpaid.code)).next);
  const given = await order(shop, ctx);
  await giveUp(ctx, given.code);
  expect(await row(given.code)).toMatchObject({ state: 'cancelled', next: null });
});

test('[ORD-5, ORD-9] by when a wish to cancel is answered is the same before it is sent, after it, and in the list', async () => {
  const { code } = await order(shop, ctx);
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  const before = (await seen(code)).cancel.answerBy;
  expect(before).toEqual(expect.any(Date));
  await askToCancel(ctx, { code, words: null });
  const { cancel } = await seen(code);
  expect(cancel).toMatchObject({ mayAsk: false, answerBy: null, wish: { state: 'open', answerBy: before } });
  expect((await row(code))?.answerBy).toEqual(before);
});

test('[ORD-4, ORD-9] of a payment that failed is known by when money that left all the same is back; not before the bank has said so, nor once it is paid', async () => {
  const { code } = await order(shop, ctx);
  expect((await seen(code)).failed).toBeNull();
  await comeBack(shop, await atGateway(ctx, code, 'refuse'));
  const { failed } = await seen(code, later(shop, ctx, 3));
  expect(failed?.backBy).toEqual(addWorkingHours('orders', failed?.at ?? ctx.now, REFUND_DUE_HOURS, new Set()));
  const second = await atGateway(ctx, code, null);
  expect((await seen(code)).failed).toBeNull();
  await comeBack(shop, second);
  await comeBack(shop, await atGateway(ctx, code, 'pay'));
  expect((await seen(code)).failed).toBeNull();
});
