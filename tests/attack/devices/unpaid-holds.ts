import { UNPAID_A_DAY, UNPAID_AT_ADDRESS } from '#domain/orders/unpaid';
import { addToCart } from '#services/cart/add';
import { cartView } from '#services/cart/view';
import { clockContext } from '#services/clock-context';
import type { Ctx } from '#services/context';
import { expireHolds } from '#services/orders/end-unpaid';
import { placeOrder } from '#services/orders/place';
import type { PlaceOrder } from '#services/orders/to-place';
import { buyer, HOME, homeOf, orderForm, type Shop } from '../../shop';
import type { Attack } from '../attack';
import { holds, inShop } from './shop';

const ORDERS = 100;
const PIECES = 20;
const ROUNDS = 12;

/** Goods are held without paying: by a hundred orders of one account at once, by many accounts to one address, and again and again. [ORD-4, ORD-13] */
export const unpaidHolds: Attack = {
  name: 'unpaid holds',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const one = await buyer(shop, 1);
      await fill(shop, one);
      const answers = await Promise.all(Array.from({ length: ORDERS }, () => place(shop, one, homeOf(one))));
      holds('orders of one account at once', answers.filter((answer) => answer.ok).length, 1);
      holds('pieces that they hold', await held(shop), PIECES);

      const house = await Promise.all(Array.from({ length: ORDERS }, (_, at) => buyer(shop, 100 + at)));
      for (const ctx of house) await fill(shop, ctx);
      const theirs = await Promise.all(house.map((ctx) => place(shop, ctx, HOME)));
      holds('orders to one address at once', theirs.filter((answer) => answer.ok).length, UNPAID_AT_ADDRESS);
      holds('pieces held in all', await held(shop), PIECES * (1 + UNPAID_AT_ADDRESS));

      const again = await buyer(shop, 5_000);
      await fill(shop, again);
      let made = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        if ((await place(shop, again, homeOf(again))).ok) made += 1;
        shop.at(new Date(shop.rt.clock().getTime() + 16 * 60_000));
        await expireHolds(clockContext(shop.rt, 'attack'));
      }
      holds('times that one account held goods in a day', made, UNPAID_A_DAY);
      holds('pieces held at the end', await held(shop), 0);
      return `${ORDERS} orders of one account at once: 1 holds ${PIECES} pieces; ${ORDERS} accounts to one address: ${UNPAID_AT_ADDRESS}; ${ROUNDS} times in a row: ${UNPAID_A_DAY}`;
    }),
};

async function fill(shop: Shop, ctx: Ctx): Promise<void> {
  const added = await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: PIECES });
  if (!added.ok) throw new Error(added.code);
}

async function place(shop: Shop, ctx: Ctx, address: PlaceOrder['address']) {
  const now = { ...ctx, now: shop.rt.clock() };
  return placeOrder(now, orderForm((await cartView(now, 'tehran')).priced.totalToman, { address }));
}

async function held(shop: Shop): Promise<number> {
  const { rows } = await shop.database.pool.query<{ n: number }>(`select coalesce(sum(quantity), 0)::int as n from holds where state = 'held'`);
  return rows[0]?.n ?? 0;
}
