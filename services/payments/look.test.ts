import { closeChecked, openWithBuyer, pressLater } from '../../tests/gateway';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atGateway, buyer, comeBack, later, order, state, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { startTopUp } from '../top-ups/start';
import { myWallet } from '../wallet/wallet';
import { lookForAll, lookForOne } from './look';

const lookForOrder = (by: Ctx, code: string) => lookForOne(by, 'order', code);
const lookForOrders = (by: Ctx) => lookForAll(by, 'order');

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => void ({ shop, ctx } = await openWithBuyer()));
afterEach(() => closeChecked(shop));

const asked = async () => (await shop.database.pool.query<{ looked_at: Date | null; answered: boolean }>('select looked_at, answered from payments')).rows[0];
test('[ORD-4: never] who has paid and closed the tab finds the order placed as soon as they look', async () => {
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, 'pay-and-close');
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment' });
  expect(await lookForOrder(ctx, code)).toEqual({ kind: 'none' });
  expect(await state(shop, code)).toMatchObject({ state: 'placed', payments: ['paid'] });
});

test('[ORD-4] while the bank’s page is open it is said so, and by when it is sure; before and after there is nothing to say', async () => {
  const { code } = await order(shop, ctx);
  expect(await lookForOrder(ctx, code)).toEqual({ kind: 'none' });
  const authority = await atGateway(ctx, code, null);
  const by = new Date(ctx.now.getTime() + 60 * 60_000);
  expect(await lookForOrder(ctx, code)).toEqual({ kind: 'open', by });
  expect((await lookForOrders(ctx)).map((one) => one.code)).toEqual([code]);
  await pressLater(shop, authority, 'refuse');
  const then = later(shop, ctx, 1);
  expect(await lookForOrder(then, code)).toEqual({ kind: 'none' });
  expect((await lookForOrders(then)).length).toBe(0);
});

test('[ORD-4] a bank that answers late is not said to have refused: money may be on its way', async () => {
  const { code } = await order(shop, ctx);
  const authority = await atGateway(ctx, code, null);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'checking' });
});

test('[ORD-4] a bank that cannot be reached is one that has not answered; when it answers again, that is said', async () => {
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, null);
  const { url } = shop.rt.settings.payment;
  shop.rt.settings.payment.url = 'http://127.0.0.1:9';
  expect(await lookForOrder(ctx, code)).toMatchObject({ kind: 'unanswered' });
  shop.rt.settings.payment.url = url;
  expect(await lookForOrder(later(shop, ctx, 1), code)).toMatchObject({ kind: 'open' });
});

test('[ORD-4] however many look at once, the bank is asked once every few seconds', async () => {
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, null);
  let asks = 0;
  const before = globalThis.fetch;
  globalThis.fetch = (...request) => {
    asks += String(request[0]).includes('verify') ? 1 : 0;
    return before(...request);
  };
  try {
    await Promise.all(Array.from({ length: 8 }, () => lookForOrder(ctx, code)));
    expect(asks).toBe(1);
    expect((await asked())?.looked_at).toEqual(ctx.now);
    await lookForOrder({ ...ctx, now: new Date(ctx.now.getTime() + 4_000) }, code);
    expect(asks).toBe(1);
    await lookForOrder({ ...ctx, now: new Date(ctx.now.getTime() + 6_000) }, code);
    expect(asks).toBe(2);
  } finally {
    globalThis.fetch = before;
  }
});

test('[ORD-4] another’s order is not looked at', async () => {
  const { code } = await order(shop, ctx);
  await atGateway(ctx, code, null);
  const other = await buyer(shop, 900);
  expect(await lookForOrder(other, code)).toEqual({ kind: 'none' });
  expect((await lookForOrders(other)).length).toBe(0);
  expect((await asked())?.looked_at).toBeNull();
});

test('[WAL-1, WAL-2] credit that is on its way has a row of its own, and stands in the wallet as soon as somebody looks', async () => {
  const begun = await startTopUp(ctx, { key: 'k'.repeat(26), amountToman: 50_000, provider: 'sandbox', returnTo: null, callbackUrl: 'http://127.0.0.1:9/' });
  const authority = /StartPay\/(\w+)/.exec(begun.ok ? begun.value.payUrl : '')?.[1] ?? '';
  expect(await lookForAll(ctx, 'top-up')).toMatchObject([{ totalToman: 50_000, standing: { kind: 'open' } }]);
  await pressLater(shop, authority, 'pay-and-close');
  expect(await lookForAll(later(shop, ctx, 1), 'top-up')).toEqual([]);
  expect(await myWallet(ctx)).toMatchObject({ balanceToman: 50_000 });
});
