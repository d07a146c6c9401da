import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSeen, seenOf, writeSeen } from '#domain/orders/price-change';
import { atGateway, buyer, comeBack, DEVICE_TOMAN, later, openShop, orderForm, OTHER_TOMAN, state, stockOf, type Shop } from '../../tests/shop';
import { addToCart } from '../cart/add';
import { cartView } from '../cart/view';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { applyCode } from '../cart/apply-code';
import { startPayment } from './start-payment';
import { payOrderFromWallet } from './pay-from-wallet';
import { acceptPrice } from './accept-price';
import { expireHolds } from './end-unpaid';
import { placeOrder } from './place';
import { orderPriceNow } from './price-now';

let shop: Shop;
let ctx: Ctx;
beforeEach(async () => {
  shop = await openShop();
  ctx = await buyer(shop);
  await rows(`insert into discount_codes (code, kind, value) values ('MEHR', 'percent', 10)`);
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  await addToCart(ctx, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 2 });
  await applyCode(ctx, 'mehr');
});
afterEach(() => shop.stop());

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows;
const TOTAL = (DEVICE_TOMAN + 2 * OTHER_TOMAN) * 0.9;
async function lastLook() {
  const { priced, code } = await cartView(ctx, 'tehran');
  return orderForm(priced.totalToman, { seen: readSeen(writeSeen(seenOf(priced, code?.code ?? null))) });
}
const changesOf = (answer: { ok: boolean; facts?: Record<string, unknown> }) => JSON.parse(String(answer.facts?.['changes']));

test('[PROD-3: A19] a price or code that changed between view and payment stops at the review: per line what it was and is and why, and nothing is written', async () => {
  const form = await lastLook();
  await rows('update variants set price_toman = price_toman + 100000 where id = $1', [shop.other.variantId]);
  const dearer = await placeOrder(ctx, form);
  expect(dearer).toMatchObject({ ok: false, code: 'orders.price.changed', status: 409, facts: { shownToman: TOTAL, nowToman: TOTAL + 180_000 } });
  expect(changesOf(dearer as never)).toEqual([
    { name: 'فشارسنج NB1', wasToman: OTHER_TOMAN * 2 * 0.9, isToman: (OTHER_TOMAN + 100_000) * 2 * 0.9, why: 'price' },
  ]);
  await rows('update variants set price_toman = price_toman - 100000 where id = $1', [shop.other.variantId]);
  await rows('update discount_codes set active = false');
  const without = await placeOrder(ctx, form);
  expect(without).toMatchObject({ ok: false, code: 'discounts.code.unknown', status: 409, facts: { shownToman: TOTAL, nowToman: TOTAL / 0.9 } });
  expect(changesOf(without as never).map((one: { why: string }) => one.why)).toEqual(['code', 'code']);
  // Two changes that leave the total as it was stop too.
  await rows('update discount_codes set active = true');
  await rows('update variants set price_toman = price_toman + 20 where id = $1', [shop.unit.variantId]);
  await rows('update variants set price_toman = price_toman - 10 where id = $1', [shop.other.variantId]);
  const same = await placeOrder(ctx, form);
  expect(same).toMatchObject({ code: 'orders.price.changed', facts: { shownToman: TOTAL, nowToman: TOTAL } });
  expect(changesOf(same as never)).toHaveLength(2);
  expect((await rows('select count(*)::int as n from orders'))[0].n).toBe(0);
  expect(await stockOf(shop)).toBe(100);
  expect((await placeOrder(ctx, await lastLook())).ok).toBe(true);
});

test('[PROD-3: A19] while its goods are held an order keeps its price; after that a changed price is shown before anybody is sent to the gateway, and accepting it makes an order of the same things in one commit', async () => {
  const placed = await placeOrder(ctx, await lastLook());
  if (!placed.ok) throw new Error(placed.code);
  const { orderId, code } = placed.value;
  await rows('update variants set price_toman = price_toman + 100000 where id = $1', [shop.unit.variantId]);
  expect(await orderPriceNow(ctx, orderId)).toBeNull();
  expect(await acceptPrice(ctx, { key: 'key-0000000000000001', code, shownToman: TOTAL })).toMatchObject({ status: 409 });
  ctx = later(shop, ctx, 20);
  await expireHolds(clockContext(shop.rt, 'test'));
  const now = TOTAL + 90_000;
  const changed = { code: 'orders.price.changed', status: 409, facts: { shownToman: TOTAL, nowToman: now } };
  expect(await startPayment(ctx, { code, callbackUrl: 'http://127.0.0.1:1/' })).toMatchObject(changed);
  expect(await payOrderFromWallet(ctx, { key: 'key-0000000000000002', code, shownToman: TOTAL })).toMatchObject(changed);
  expect(await orderPriceNow(ctx, orderId)).toMatchObject({ wasToman: TOTAL, nowToman: now, changes: [{ name: 'گوشی پزشکی دیجیتال NS1', why: 'price' }] });
  expect(await orderPriceNow(await buyer(shop, 2), orderId)).toBeNull();
  expect(await acceptPrice(await buyer(shop, 2), { key: 'key-0000000000000003', code, shownToman: now })).toMatchObject({ status: 404 });
  expect(await acceptPrice(ctx, { key: 'key-0000000000000004', code, shownToman: now - 1 })).toMatchObject({ code: 'orders.price.changed' });
  expect(await state(shop, code)).toMatchObject({ state: 'awaiting-payment' });
  // Terms that came into force meanwhile are asked for with it.
  await rows(`update site set terms_version = terms_version || '+'`);
  expect(await acceptPrice(ctx, { key: 'key-0000000000000007', code, shownToman: now })).toMatchObject({ field: 'terms' });
  const twice = await Promise.all(
    ['key-0000000000000005', 'key-0000000000000006'].map((key) => acceptPrice(ctx, { key, code, shownToman: now, acceptsTerms: true })),
  );
  expect(twice.filter((one) => one.ok)).toHaveLength(1);
  const made = twice.find((one) => one.ok);
  if (!made?.ok) throw new Error('none was made');
  expect(await state(shop, code)).toMatchObject({ state: 'cancelled', events: ['make', 'give-up'] });
  expect(await state(shop, made.value.code)).toMatchObject({ state: 'awaiting-payment', total_toman: now, holds: ['held', 'held'] });
  // It was not the buyer who changed it: the code holds, once.
  expect(await rows('select state from code_uses order by order_id')).toEqual([{ state: 'released' }, { state: 'held' }]);
  expect(await rows('select used from code_counters')).toEqual([{ used: 1 }]);
  await comeBack(shop, await atGateway(ctx, made.value.code, 'pay'));
  expect(await state(shop, made.value.code)).toMatchObject({ state: 'placed', paid_toman: now });
});

test('[PROD-3: A19, DISC-4] after the hold a code that others used up is said before paying; an unchanged price and an open session go on as they were', async () => {
  await rows('update discount_codes set uses_limit = 1');
  const placed = await placeOrder(ctx, await lastLook());
  if (!placed.ok) throw new Error(placed.code);
  const { orderId, code } = placed.value;
  ctx = later(shop, ctx, 20);
  await expireHolds(clockContext(shop.rt, 'test'));
  expect(await orderPriceNow(ctx, orderId)).toBeNull();
  const other = await buyer(shop, 2);
  await addToCart(other, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  await applyCode(other, 'mehr');
  const theirs = await placeOrder(other, orderForm(DEVICE_TOMAN * 0.9));
  if (!theirs.ok) throw new Error(theirs.code);
  expect(await orderPriceNow(ctx, orderId)).toMatchObject({ nowToman: TOTAL / 0.9, changes: [{ why: 'code' }, { why: 'code' }] });
  await rows('update discount_codes set uses_limit = 2');
  await atGateway(ctx, code, null);
  await rows('update discount_codes set uses_limit = 1');
  expect((await startPayment(ctx, { code, callbackUrl: 'http://127.0.0.1:1/' })).ok).toBe(true);
});
