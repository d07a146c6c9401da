import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextSaleChange, saleState } from '#domain/sale/sale';
import { addToCart } from '../cart/add';
import { cartView } from '../cart/view';
import { applyCode } from '../cart/apply-code';
import { buyer, OTHER_TOMAN, openShop, said, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { salePage } from './sale-page';
import { tickSale } from './tick';
import { waitForSale } from './wait-for-sale';

let shop: Shop;
const sql = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);
const clock = () => testContext(shop.rt, { actor: { kind: 'clock', job: 'sale' } });

beforeAll(async () => {
  shop = await openShop();
  for (const [slug, fa] of [
    ['ns1', 'گوشی'],
    ['nb1', 'فشارسنج'],
  ] as const)
    await sql(`insert into products_locales (title, use_line, summary, _locale, _parent_id) select $2, 'x', 'x', 'fa', id from products where slug = $1`, [
      slug,
      fa,
    ]);
  await sql(`insert into discount_codes (code, kind, value, active) values ('YALDA', 'percent', 12, true)`);
  const { rows } = await sql(`insert into sale (active, code_id) values (false, (select id from discount_codes)) returning id`);
  await sql(`insert into sale_locales (title, lead, _locale, _parent_id) values ('حراج', 'مقدمه', 'fa', $1), ('Sale', 'Lead', 'en', $1)`, [rows[0].id]);
  await sql(`insert into sale_rels (parent_id, path, "order", products_id) select $1, 'products', 1, id from products where slug = 'nb1'`, [rows[0].id]);
  await sql(`insert into sale_rels (parent_id, path, "order", products_id) select $1, 'products', 2, id from products where slug = 'ns1'`, [rows[0].id]);
});
afterAll(() => shop.stop());

test('[CONT-2: switched on by staff] the list is there only while staff have switched the sale on and its time runs', async () => {
  const ctx = testContext(shop.rt);
  expect(await salePage(ctx)).toMatchObject({ state: 'off', items: [], code: null });
  await sql(`update sale set active = true`);
  const open = await salePage(ctx);
  expect(open).toMatchObject({ state: 'open', title: 'حراج', code: 'YALDA' });
  expect(open.items.map(({ tile }) => tile.slug)).toEqual(['nb1', 'ns1']);
  await sql(`update sale set starts_at = $1`, [new Date(ctx.now.getTime() + 60_000)]);
  expect(await salePage(ctx)).toMatchObject({ state: 'soon', items: [], code: null });
  await sql(`update sale set starts_at = null, ends_at = $1`, [ctx.now]);
  expect(await salePage(ctx)).toMatchObject({ state: 'ended', items: [] });
  await sql(`update sale set ends_at = null`);
  const at = new Date(1_000);
  expect(saleState({ active: true, startsAt: at, endsAt: null }, at)).toBe('open');
  expect(nextSaleChange({ active: true, startsAt: null, endsAt: at }, new Date(0))).toEqual(at);
});

test('[PROD-3: sale] the price beside each product is what the cart charges with the sale’s code; a code that does not hold shows none', async () => {
  const { items } = await salePage(testContext(shop.rt));
  const shown = items.find(({ tile }) => tile.slug === 'nb1')?.withCodeToman;
  expect(shown).toBe(Math.round(OTHER_TOMAN * 0.88));
  const ctx = await buyer(shop, 1);
  await addToCart(ctx, { variantId: shop.other.variantId, featureIds: [], engraving: [], quantity: 1 });
  await applyCode(ctx, 'yalda');
  const { priced } = await cartView(ctx, 'tehran');
  expect(priced.goodsToman - priced.discountToman).toBe(shown);
  await sql(`update discount_codes set ends_at = now() - interval '1 year'`);
  const after = await salePage(testContext(shop.rt, { now: new Date() }));
  expect([after.code, ...after.items.map((one) => one.withCodeToman)]).toEqual([null, null, null]);
  await sql(`update discount_codes set ends_at = null`);
});

test('[CONT-2: contact] who asked is kept once, told once when the sale is open, and never before', async () => {
  await sql(`update sale set active = false`);
  const mail = { channel: 'email', address: 'reader@example.com' } as const;
  await Promise.all([1, 2, 3].map(() => waitForSale(testContext(shop.rt), mail)));
  await waitForSale(testContext(shop.rt, { lang: 'en' }), { channel: 'phone', address: '09120000009' });
  expect(await tickSale(clock())).toEqual({ told: 0 });
  await sql(`update sale set active = true`);
  const both = await Promise.all([tickSale(clock()), tickSale(clock())]);
  expect(both.reduce((sum, one) => sum + one.told, 0)).toBe(2);
  expect(await tickSale(clock())).toEqual({ told: 0 });
  expect((await said(shop)).filter((one) => one.notice === 'sale.open').map((one) => [one.recipient, /Sale|حراج/.exec(one.body)?.[0]])).toEqual(
    expect.arrayContaining([
      ['reader@example.com', 'حراج'],
      ['09120000009', 'Sale'],
    ]),
  );
});
