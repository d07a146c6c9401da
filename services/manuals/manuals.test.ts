import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualParts, manualWarnings } from '#domain/manuals/readers';
import { manualHtml } from '../../app/components/manuals/manual-html';
import { seedManuals } from '../../tests/around';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent } from '../../tests/seed-content';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { publishedAddresses } from '../content/addresses';
import { readProduct } from '../content/product';
import { listManuals } from './list';
import { manualPdf, readManual } from './read';

let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  await seedManuals(database.pool);
  ctx = testContext(testRuntime(database));
});
afterAll(() => database.drop());

test('[PAGE-9: manuals] manuals are listed by model in both languages, home before doctors, and each opens filled in', async () => {
  for (const lang of ['fa', 'en'] as const) {
    const list = await listManuals({ ...ctx, lang });
    expect(list).toHaveLength(12);
    expect(list.slice(0, 2).map(({ slug, reader }) => [slug, reader])).toEqual([
      ['ns1', 'home'],
      ['ns1', 'doctor'],
    ]);
    for (const { slug, reader } of list) {
      const found = await readManual({ ...ctx, lang }, slug, reader);
      if (!found.ok) throw new Error(found.code);
      expect(found.value).toMatchObject({ slug, reader, readers: ['home', 'doctor'], langs: ['fa', 'en'] });
      expect(JSON.stringify(found.value)).not.toMatch(/\{\w+\}/);
    }
  }
  for (const [slug, reader] of [
    ['nb1', 'nurse'],
    ['nothing', 'home'],
    ['family-heart', 'home'],
  ] as const)
    expect(await readManual(ctx, slug, reader)).toMatchObject({ ok: false, status: 404 });
  expect(await manualPdf(ctx, 'nb1', 'home')).toMatchObject({ ok: false, status: 404 });
});

test('[PAGE-9: alternates] the languages of a page stand in one order, wherever the database holds their rows', async () => {
  const order = async () => {
    const [manual, product, addresses] = [await readManual(ctx, 'nh1', 'home'), await readProduct(ctx, 'nh1'), await publishedAddresses(ctx)];
    return [manual.ok && manual.value.langs, product.ok && product.value.langs, addresses.map(({ of, slug, reader, lang }) => [of, slug, reader, lang].join())];
  };
  const before = await order();
  for (const table of ['manuals_locales', 'products_locales', 'pages_locales'])
    await database.pool.query(`update ${table} set title = title || '' where _locale = 'fa'`);
  expect(await order()).toEqual(before);
});

test('[PAGE-2: manuals on the page] a product’s page names its manuals; a draft is none', async () => {
  expect(await readProduct(ctx, 'nb1')).toMatchObject({ ok: true, value: { manuals: ['home', 'doctor'] } });
  await database.pool.query(`update manuals set _status = 'draft' where reader = 'doctor' and product_id = (select id from products where slug = 'nb1')`);
  expect(await readProduct(ctx, 'nb1')).toMatchObject({ ok: true, value: { manuals: ['home'] } });
  expect(await readManual(ctx, 'nb1', 'doctor')).toMatchObject({ ok: false });
  expect(await readProduct(ctx, 'family-heart')).toMatchObject({ ok: true, value: { manuals: [] } });
});

test('[PAGE-9: file] the file to take along holds every part, asks nobody for anything, and runs nothing', async () => {
  const found = await readManual(ctx, 'nh1', 'home');
  if (!found.ok) throw new Error(found.code);
  const { title, lead, sections } = found.value;
  const parts = manualParts(sections);
  const html = manualHtml({ lang: 'fa', title: `${title}<script>`, lead, notes: manualWarnings(sections), parts, foot: ['a & b'] });
  expect(html).toContain('<html lang="fa" dir="rtl">');
  expect(html).not.toMatch(/<script|src=|href=|url\(|@import/);
  for (const part of parts) expect(html).toContain(part.title);
  expect(html).toContain('a &#38; b');
});
