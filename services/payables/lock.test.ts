import { afterEach, beforeEach, expect, test } from 'vitest';
import type pg from 'pg';
import { atGateway, buyer, comeBack, homeOf, openShop, orderForm, type Shop } from '../../tests/shop';
import { addCredit } from '../../tests/wallet';
import { addToCart } from '../cart/add';
import { applyCode } from '../cart/apply-code';
import { cartView } from '../cart/view';
import type { PayWish } from '#domain/wallet/pay-share';
import type { Ctx } from '../context';
import { giveUp } from '../orders/end-unpaid';
import { placeOrder } from '../orders/place';

/** What several payables share and whoever moves money waits for, by its place in the list of `lock.ts`. */
const shared: readonly (readonly [number, string, RegExp])[] = [
  [4, 'cart', /from "carts".* for update/],
  [4, 'stock', /from "stock".* for update|^update "stock"/],
  [5, 'wallet', /from "wallets".* for (?:no key )?update|^update "wallets"/],
  [6, 'code', /from "code_user_counters".* for update|^update "code_user_counters"|^update "code_counters"/],
  [8, 'invoices', /"invoice_counters"/],
];

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  await shop.database.pool.query(`insert into discount_codes (code, kind, value, active) values ('MEHR', 'percent', 10, true)`);
});
afterEach(() => shop.stop());

/** The statements of each transaction while something is done. */
async function transactions(work: () => Promise<unknown>): Promise<string[][]> {
  const all: string[][] = [];
  const listen = (client: pg.PoolClient & { heard?: true }) => {
    if (client.heard) return;
    client.heard = true;
    const own = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: string | { text: string }, ...more: unknown[]) => {
      const text = (typeof config === 'string' ? config : config.text).trim();
      if (/^begin\b/i.test(text)) all.push([]);
      else all.at(-1)?.push(text);
      return own(config, ...more);
    }) as typeof client.query;
  };
  shop.rt.pool.on('acquire', listen as (client: pg.PoolClient) => void);
  try {
    await work();
  } finally {
    shop.rt.pool.off('acquire', listen as (client: pg.PoolClient) => void);
  }
  return all;
}

/** The order in which a transaction first locks each shared row. */
const waits = (statements: readonly string[]) => {
  const found = statements.flatMap((text) => shared.filter(([, , sign]) => sign.test(text.replace(/\s+/g, ' '))));
  return found.filter(([, name], at) => found.findIndex((one) => one[1] === name) === at);
};

async function place(ctx: Ctx, pay: PayWish): Promise<string> {
  await addCredit(shop, ctx, 20_000_000);
  await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
  await applyCode(ctx, 'MEHR');
  const { priced } = await cartView(ctx, 'tehran');
  const placed = await placeOrder(ctx, orderForm(priced.totalToman, { address: homeOf(ctx), pay }));
  if (!placed.ok) throw new Error(placed.code);
  return placed.value.code;
}

test('[ORD-4, DISC-4, WAL-3] whoever places, pays, gives up or pays from the wallet waits for what is shared in the one order that is written down', async () => {
  const both = { by: 'both', walletToman: 500_000 } as const;
  const [paying, leaving, whole] = [await buyer(shop, 1), await buyer(shop, 2), await buyer(shop, 3)];
  const done = await transactions(async () => {
    await comeBack(shop, await atGateway(paying, await place(paying, both), 'pay'));
    expect(await giveUp(leaving, await place(leaving, both))).toMatchObject({ ok: true, value: { outcome: 'cancelled' } });
    await place(whole, { by: 'wallet' });
  });
  const several = done.map(waits).filter((some) => some.length > 1);
  expect(several.flatMap((some) => some.map(([, name]) => name))).toEqual(expect.arrayContaining(['cart', 'stock', 'wallet', 'code']));
  for (const some of several) expect(some.map(([, name]) => name)).toEqual([...some].sort((a, b) => a[0] - b[0]).map(([, name]) => name));
});
