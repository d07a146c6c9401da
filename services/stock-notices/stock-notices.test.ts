import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer as buyerOf, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { moveStock } from '../catalog/stock';
import type { Ctx } from '../context';
import { myRequests } from '../inquiries/mine';
import { askForStock, forgetStockNotice, stockNoticePage } from './ask';
import { tellOfStock } from './tell';

let shop: Shop;
let buyer: Ctx;
let slug: string;
let variant: number;
const desk = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'o', roles: ['operations'] } });
const clock = () => testContext(shop.rt, { actor: { kind: 'clock', job: 'test' } });
const sql = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);
const said = async () => (await sql(`select recipient from messages where notice = 'stock.there'`)).rows;
const move = (delta: number, key: string) => moveStock(desk(), { variantId: variant, delta, reason: 'شمارش', key });

beforeAll(async () => {
  shop = await openShop();
  variant = shop.other.variantId;
  buyer = await buyerOf(shop, 42);
  await sql(`insert into products_locales (_parent_id, _locale, title) select product_id, 'fa', 'فشارسنج' from variants where id = $1`, [variant]);
  const { rows } = await sql(
    `select products.slug, stock.available from products join variants on variants.product_id = products.id join stock on stock.variant_id = variants.id where variants.id = $1`,
    [variant],
  );
  slug = rows[0].slug;
  await move(-rows[0].available, 'away');
}, 60_000);
afterAll(() => shop.stop());

test('[PROD-6: stock notice] who is logged in is told once when a unit is back; many presses are one row, a guest is nobody', async () => {
  expect(await askForStock(testContext(shop.rt), slug, { variant })).toMatchObject({ ok: false });
  await Promise.all([1, 2, 3, 4].map(() => askForStock(buyer, slug, { variant })));
  expect((await sql('select 1 from stock_notices')).rowCount).toBe(1);
  expect(await stockNoticePage(buyer, slug)).toMatchObject({
    ok: true,
    value: { units: expect.arrayContaining([expect.objectContaining({ id: variant, inStock: false, waiting: true })]) },
  });
  expect((await myRequests(buyer)).notices).toMatchObject([{ slug, toldAt: null }]);
  expect([await tellOfStock(clock()), await said()]).toEqual([{ told: 0 }, []]);
  await move(5, 'back');
  const told = await Promise.all([1, 2, 3].map(() => tellOfStock(clock())));
  expect(told.reduce((sum, one) => sum + one.told, 0)).toBe(1);
  expect(await said()).toEqual([{ recipient: '09120000042' }]);
  expect(await askForStock(buyer, slug, { variant })).toMatchObject({ ok: false, code: 'catalog.stock.there', field: 'variant' });
  await move(-5, 'gone');
  await move(5, 'again');
  expect([await tellOfStock(clock()), (await said()).length]).toEqual([{ told: 0 }, 1]);
});

test('[PROD-6: stock notice] a wish is taken back by its owner alone; an unknown unit is refused', async () => {
  await move(-5, 'gone-2');
  expect(await askForStock(buyer, slug, { variant })).toMatchObject({ ok: true });
  const waiting = async () => (await myRequests(buyer)).notices.filter((one) => one.toldAt === null);
  const notice = (await waiting())[0]?.id ?? 0;
  await forgetStockNotice(testContext(shop.rt, { actor: { kind: 'user', userId: 999_999, sessionId: 's' } }), { notice });
  expect(await waiting()).toHaveLength(1);
  await forgetStockNotice(buyer, { notice });
  expect(await waiting()).toEqual([]);
  expect(await askForStock(buyer, slug, { variant: 987_654 })).toMatchObject({ ok: false, code: 'catalog.product.unknown' });
});

test('[PROD-6: stock notice] for a model that staff do not sell just now one may wait too; who waits is told once it is sold', async () => {
  await move(5, 'there');
  await tellOfStock(clock());
  const before = (await said()).length;
  await sql('update variants set sellable = false where id = $1', [variant]);
  expect(await stockNoticePage(buyer, slug)).toMatchObject({
    value: { units: expect.arrayContaining([expect.objectContaining({ id: variant, inStock: false })]) },
  });
  expect(await askForStock(buyer, slug, { variant })).toMatchObject({ ok: true });
  expect([await tellOfStock(clock()), (await said()).length]).toEqual([{ told: 0 }, before]);
  await sql('update variants set sellable = true where id = $1', [variant]);
  expect([await tellOfStock(clock()), (await said()).length]).toEqual([{ told: 1 }, before + 1]);
});
