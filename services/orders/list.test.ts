import { afterEach, beforeEach, expect, test } from 'vitest';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { userOf } from '../../tests/wallet';
import { myOrders, ORDERS_PER_PAGE, type OrderList } from './list';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.stop());

test('[ORD-10: the list] the buyer’s own orders, newest first, ten on a page, each with date, code, items, amount paid, state and base price', async () => {
  const [ctx, other] = [await buyer(shop), await buyer(shop, 2)];
  for (const [who, count] of [
    [userOf(ctx), 23],
    [userOf(other), 3],
  ] as const) {
    await shop.database.pool.query(
      `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman,
         receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
       select 'ZR-' || $1::int || '-' || n, 'awaiting-payment', now(), $1, 'fa', n, 1000 * n, 0, 0, 1000 * n, 0, 'آوین', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه', '1456789012', 'WEBSITE'
       from generate_series(1, $2::int) n`,
      [who, count],
    );
  }
  const seen: string[] = [];
  let next: number | null = null;
  const sizes: number[] = [];
  do {
    const page: OrderList = await myOrders(ctx, next);
    sizes.push(page.rows.length);
    seen.push(...page.rows.map((row) => row.code));
    next = page.next;
  } while (next !== null);
  expect(ORDERS_PER_PAGE).toBe(10);
  expect(sizes).toEqual([10, 10, 3]);
  expect(seen).toEqual(Array.from({ length: 23 }, (_, at) => `ZR-${userOf(ctx)}-${23 - at}`));
  expect((await myOrders(other)).rows[0]).toMatchObject({
    code: `ZR-${userOf(other)}-3`,
    itemCount: 3,
    paidToman: 0,
    state: 'awaiting-payment',
    baseToman: 3000,
  });
  expect((await myOrders({ ...ctx, actor: { kind: 'guest' } })).rows).toEqual([]);
});
