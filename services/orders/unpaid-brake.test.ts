import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_OF_VARIANT, UNPAID_A_DAY, UNPAID_AT_ADDRESS } from '#domain/orders/unpaid';
import { buyer, HOME, homeOf, openShop, order, orderForm, stockOf, type Shop } from '../../tests/shop';
import { addCredit } from '../../tests/wallet';
import { addToCart } from '../cart/add';
import { cartView } from '../cart/view';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { expireHolds, giveUp } from './end-unpaid';
import { placeOrder } from './place';
import type { PlaceOrder } from './to-place';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.stop());

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
async function place(ctx: Ctx, more: Partial<PlaceOrder> = {}) {
  return placeOrder({ ...ctx, now: shop.rt.clock() }, orderForm((await cartView(ctx, 'tehran')).priced.totalToman, { address: homeOf(ctx), ...more }));
}
const fill = (ctx: Ctx, quantity = 1) => addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity });

test('[ORD-4, CART-7: pieces] one order holds so many pieces of a model over all its lines, packages counted; staff set how many', async () => {
  const ctx = await buyer(shop);
  await fill(ctx, 12);
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.copper], engraving: [], quantity: 9 });
  expect(await place(ctx)).toMatchObject({ ok: false, code: 'cart.order.over-limit', status: 409, facts: { limit: MOST_OF_VARIANT } });
  expect(await stockOf(shop)).toBe(100);
  await rows('insert into order_rules (most_of_variant) values (21)');
  expect((await place(ctx)).ok).toBe(true);
  // A package that holds two of the other model counts twice for it.
  const other = await buyer(shop, 2);
  await rows(`insert into products_contents (_order, _parent_id, id, variant_id, quantity) select 1, product_id, 'u1', $2, 2 from variants where id = $1`, [
    shop.unit.variantId,
    shop.other.variantId,
  ]);
  await fill(other, 10);
  await addToCart(other, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 2 });
  expect(await place(other)).toMatchObject({ code: 'cart.order.over-limit', facts: { name: 'فشارسنج NB1', limit: 21 } });
});

test('[ORD-4: unpaid] after so many orders that ended unpaid in a day the next is refused until a moment that is said; what the wallet pays goes on', async () => {
  const ctx = await buyer(shop);
  await fill(ctx);
  for (let time = 0; time < UNPAID_A_DAY; time += 1) {
    const placed = await place(ctx);
    if (!placed.ok) throw new Error(placed.code);
    // One is given up, the others run out.
    if (time === 0) await giveUp({ ...ctx, now: shop.rt.clock() }, placed.value.code);
    else {
      shop.at(new Date(shop.rt.clock().getTime() + 61 * 60_000));
      await expireHolds(clockContext(shop.rt, 'test'));
    }
  }
  expect(await stockOf(shop)).toBe(100);
  const refused = await place(ctx);
  expect(refused).toMatchObject({ ok: false, code: 'orders.unpaid.account', status: 429, facts: { count: UNPAID_A_DAY } });
  await addCredit(shop, { ...ctx, now: shop.rt.clock() }, 20_000_000);
  expect((await place(ctx, { pay: { by: 'wallet' } })).ok).toBe(true);
  await fill(ctx);
  const again = refused.ok ? undefined : (refused.facts?.['againFrom'] as Date);
  expect(again?.getTime()).toBeGreaterThan(shop.rt.clock().getTime());
  shop.at(new Date((again?.getTime() ?? 0) + 1_000));
  expect((await place(ctx)).ok).toBe(true);
});

test('[ORD-4: unpaid] many accounts with one address hold as little as few', async () => {
  const people = await Promise.all(Array.from({ length: UNPAID_AT_ADDRESS + 3 }, (_, at) => buyer(shop, 10 + at)));
  for (const ctx of people) await fill(ctx);
  const answers = await Promise.all(people.map((ctx) => place(ctx, { address: HOME })));
  expect(answers.filter((one) => one.ok)).toHaveLength(UNPAID_AT_ADDRESS);
  expect(new Set(answers.flatMap((one) => (one.ok ? [] : [one.code])))).toEqual(new Set(['orders.unpaid.held']));
  expect(await stockOf(shop)).toBe(100 - UNPAID_AT_ADDRESS);
});

test('[ORD-13: unpaid] a hundred orders of one account at once: one holds its goods', async () => {
  const ctx = await buyer(shop);
  await fill(ctx, 3);
  const answers = await Promise.all(Array.from({ length: 100 }, () => place(ctx)));
  expect(answers.filter((one) => one.ok)).toHaveLength(1);
  expect(await stockOf(shop)).toBe(97);
  expect((await order(shop, await buyer(shop, 2))).code).toMatch(/^ZR-/);
});
