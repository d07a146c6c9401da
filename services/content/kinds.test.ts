import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseFilters } from '#domain/catalog/filters';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent } from '../../tests/seed-content';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { refreshSearch } from '../search/refresh';
import { search } from '../search/search';
import { modelsOfSerials } from '../warranty/models';
import { comparePage } from '../shop/compare';
import { listKinds } from './kinds';
import { listPackages } from './list-packages';
import { listDevices, listProducts } from '../shop/list-products';
import { readProduct } from './product';
import { clockContext } from '#services/clock-context';

let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  ctx = testContext(testRuntime(database));
  await refreshSearch(clockContext(ctx.rt, 'test'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(`delete from stock where variant_id in (select id from variants where sku = 'NO1')`);
  await database.pool.query(`delete from variants where sku = 'NO1'`);
  await database.pool.query(`delete from products where slug = 'no1'`);
});

const english = (): Ctx => ({ ...ctx, lang: 'en' });
const one = async (text: string, values: unknown[] = []) => (await database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;

/** A kind and a product of it, as an editor makes them: Persian alone, without a drawing. */
async function oximeter({ drawing = null, several = false }: { drawing?: string | null; several?: boolean } = {}): Promise<number> {
  await database.pool.query(`delete from kinds where slug = 'pulse-oximeter'`);
  const kind = await one(`insert into kinds (slug, rank, drawing, holds_several, compared) values ('pulse-oximeter', 35, $1, $2, true) returning id`, [
    drawing,
    several,
  ]);
  await database.pool.query(`insert into kinds_locales (_parent_id, _locale, title, names) values ($1, 'fa', 'پالس اکسیمتر', $2)`, [
    kind,
    'اکسیژن‌سنج\nساچوریشن',
  ]);
  const product = await one(`insert into products (slug, kind_id, stage, rank, _status) values ('no1', $1, 'mist', 3, 'published') returning id`, [kind]);
  await database.pool.query(
    `insert into products_locales (_parent_id, _locale, title, use_line, summary) values ($1, 'fa', 'دستگاه NO1', 'روی انگشت', 'سنجش')`,
    [product],
  );
  const unit = await one(`insert into variants (sku, product_id, price_toman) values ('NO1', $1, 2000000) returning id`, [product]);
  await database.pool.query(`insert into variants_locales (_parent_id, _locale, title) values ($1, 'fa', 'دستگاه NO1')`, [unit]);
  await database.pool.query(`insert into stock (variant_id, available) values ($1, 5)`, [unit]);
  return product;
}

test('[PROD-7] a kind that editors make is a filter of the shop at once, in the language that it stands in, and in its order', async () => {
  expect((await listKinds(ctx)).map(({ slug }) => slug)).not.toContain('pulse-oximeter');
  await oximeter();
  expect((await listKinds(ctx)).map(({ title }) => title)).toEqual([
    'گوشی پزشکی', 'نوار قلب خانگی', 'فشارسنج', 'پالس اکسیمتر', 'سونوگرافی همراه', 'بسته‌ی خانواده', 'بسته‌ی پزشک',
  ]); // prettier-ignore
  expect((await listKinds(english())).map(({ slug }) => slug)).not.toContain('pulse-oximeter');
  expect((await listProducts(ctx, parseFilters({ kind: 'pulse-oximeter' }))).products.map(({ slug }) => slug)).toEqual(['no1']);
  expect((await listProducts(ctx, parseFilters({ kind: 'no-such-kind' }))).products).toEqual([]);
});

test('[PROD-7] a kind’s name and other names find its products at the next search', async () => {
  await oximeter();
  for (const typed of ['پالس اکسیمتر', 'ساچوریشن', 'اکسیژن سنج']) {
    const { results } = await search(ctx, typed);
    expect([typed, results[0] && 'slug' in results[0] ? results[0].slug : null]).toEqual([typed, 'no1']);
  }
  await database.pool.query(`update kinds_locales set names = 'پالس‌متر' where title = 'پالس اکسیمتر'`);
  expect((await search(ctx, 'پالس‌متر')).results[0]).toMatchObject({ slug: 'no1' });
});

test('[PROD-7] home, packages, serials and comparison follow what a kind says of itself', async () => {
  await oximeter();
  expect((await listDevices(ctx, 6)).map(({ slug }) => slug)).toContain('no1');
  expect((await listPackages(ctx)).map(({ slug }) => slug)).not.toContain('no1');
  expect((await modelsOfSerials(ctx.rt, 'fa')).map(({ name }) => name)).toContain('دستگاه NO1 (NO1)');
  expect((await comparePage(ctx, 'pulse-oximeter')).models.map(({ variant }) => variant.sku)).toEqual(['NO1']);
  expect((await comparePage(ctx, null)).kind?.slug).toBe('stethoscope');
  await database.pool.query(`update kinds set holds_several = true where slug = 'pulse-oximeter'`);
  expect((await listDevices(ctx, 6)).map(({ slug }) => slug)).not.toContain('no1');
  expect((await listPackages(ctx)).map(({ slug }) => slug)).toContain('no1');
  expect((await modelsOfSerials(ctx.rt, 'fa')).map(({ name }) => name)).not.toContain('دستگاه NO1 (NO1)');
});

test('[PROD-7: looks] a product is shown by its first photo, else its drawing, else its kind’s, else plainly', async () => {
  const product = await oximeter();
  const looks = async () => (await listProducts(ctx, parseFilters({ kind: 'pulse-oximeter' }))).products[0]?.looks;
  expect(await looks()).toEqual(['']);
  await database.pool.query(`update kinds set drawing = 'nb1' where slug = 'pulse-oximeter'`);
  expect(await looks()).toEqual(['nb1']);
  await database.pool.query(`update products set drawing = 'nh1' where id = $1`, [product]);
  expect(await looks()).toEqual(['nh1']);
  for (const [order, name] of [[2, 'back'], [1, 'front']] as const) {
    const media = await one(`insert into media (filename, width, height, sizes_small_filename, sizes_small_width) values ($1, 1200, 900, $2, 480) returning id`, [`${name}.webp`, `${name}-480.webp`]);
    await database.pool.query(`insert into media_locales (_parent_id, _locale, alt) values ($1, 'fa', $2)`, [media, `نمای ${name}`]);
    await database.pool.query(`insert into products_gallery (id, _order, _parent_id, image_id) values ($1, $2, $3, $4)`, [name, order, product, media]);
  } // prettier-ignore
  expect(await looks()).toEqual(['/media/front-480.webp']);
  const page = await readProduct(ctx, 'no1');
  if (!page.ok) throw new Error(page.code);
  expect(page.value).toMatchObject({ kind: { slug: 'pulse-oximeter', title: 'پالس اکسیمتر' }, look: '/media/front-480.webp', drawing: 'nh1' });
  expect(page.value.pictures.map(({ alt }) => alt)).toEqual(['نمای front', 'نمای back']);
});

test('[PROD-7: database] what is on the site has a kind, and a kind in use stays', async () => {
  await oximeter();
  await expect(database.pool.query(`delete from kinds where slug = 'pulse-oximeter'`)).rejects.toThrow(/products_kind_id_kinds_id_fk/);
  await expect(database.pool.query(`update products set kind_id = null where slug = 'no1'`)).rejects.toThrow(/products_kind_known/);
});
