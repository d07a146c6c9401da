import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedManuals, seedSearchTerms } from '../../tests/around';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent } from '../../tests/seed-content';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { refreshSearch } from './refresh';
import { search } from './search';
import { textOf } from './text-of';
import { vocabularyOf } from './vocabulary';
import { clockContext } from '#services/clock-context';

let database: TestDatabase;
let ctx: Ctx;
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const found = async (query: string, lang: 'fa' | 'en' = 'fa') =>
  (await search({ ...ctx, lang }, query)).results.map(({ kind, slug, reader }) => [kind, slug, reader].filter(Boolean).join(' '));

beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  await seedManuals(database.pool);
  await seedSearchTerms(database.pool);
  ctx = testContext(testRuntime(database));
  await refreshSearch(clockContext(ctx.rt, 'test'));
});
afterAll(() => database.drop());

test('[PROD-4: search] products, manuals and pages are found by the words of their language, the best first', async () => {
  expect((await found('فشارسنج'))[0]).toBe('product nb1');
  expect((await found('نوار قلب')).slice(0, 1)).toEqual(['product nh1']);
  expect(await found('راهنمای فشارسنج')).toContain('manual nb1 home');
  expect(await found('حریم خصوصی')).toContain('page privacy-policy');
  expect((await found('stethoscope', 'en'))[0]).toMatch(/^product ns/);
  expect(await found('NH1')).toContain('product nh1');
  expect(await found('nh1', 'en')).toContain('manual nh1 doctor');
  // Editors’ words are of both languages.
  expect((await found('stethoscope'))[0]).toMatch(/^product ns/);
  expect((await found('گوشی پزشکی', 'en'))[0]).toMatch(/^product ns/);
  // What people also call a thing, though no page of it does.
  expect((await found('استتوسکوپ'))[0]).toMatch(/^product ns/);
  expect((await found('استتوسکپ'))[0]).toMatch(/^product ns/);
  expect((await found('ECG', 'en'))[0]).toBe('product nh1');
  expect(await found('xyzzyx')).toEqual([]);
  expect(await found('%_\\')).toEqual([]);
});

test('[PROD-4: search] the words are read once, not by each request: every request has a runtime of its own', async () => {
  const request = () => vocabularyOf({ ...ctx, rt: { ...ctx.rt } });
  const [first, second] = [await request(), await request()];
  expect(second.words).toBe(first.words);
  expect(second.phrases).toBe(first.phrases);
});

test('[PROD-4: typing errors] slips, sound-alikes, Arabic letters, joined words and the wrong keyboard find the same', async () => {
  for (const typed of ['فشارصنج', 'فشارسنح', 'فشاررسنج', 'فشار سنج', 'فشار‌سنج', 'tahvsk[', 'فشارسنج ']) {
    expect([typed, (await found(typed)).includes('product nb1')]).toEqual([typed, true]);
  }
  expect((await found('گوشي پزشكي'))[0]).toMatch(/^product ns/);
  expect((await found('stethosocpe', 'en'))[0]).toMatch(/^product ns/);
  expect((await search({ ...ctx, lang: 'en' }, 'stethosocpe')).meant).toBe('stethoscope');
  expect((await search(ctx, 'فشارسنج')).meant).toBeNull();
  expect((await search(ctx, 'فشارسنج آسمان‌خراش')).whole).toBe(false);
});

test('[PROD-4: fresh] what an editor publishes, changes or takes back is so in the next search; drafts are never found', async () => {
  await sql(`update products_locales set title = 'دستگاه زعفرانی' where _locale = 'fa' and _parent_id = (select id from products where slug = 'ni1')`);
  expect(await found('زعفرانی')).toContain('product ni1');
  expect((await found('زعفرنی'))[0]).toBe('product ni1');
  await sql(`update products set _status = 'draft' where slug = 'ni1'`);
  expect((await found('زعفرانی')).filter((one) => one.startsWith('product'))).toEqual([]);
  await sql(`update products set _status = 'published' where slug = 'ni1'`);
  expect(await found('زعفرانی')).toContain('product ni1');
  await sql(`delete from manuals where product_id = (select id from products where slug = 'ni1')`);
  expect((await found('سونوگرافی')).filter((one) => one.startsWith('manual ni1'))).toEqual([]);
});

test('an editor who saves while another’s search indexes is never lost: the change waits for its own transaction', async () => {
  const editor = await database.pool.connect();
  try {
    await sql(`insert into search_stale (kind, ref_id) select 'product', id from products where slug = 'nb1' on conflict do nothing`);
    await editor.query('begin');
    await editor.query(
      `update products_locales set title = 'فشارسنج لاجوردی' where _locale = 'fa' and _parent_id = (select id from products where slug = 'nb1')`,
    );
    await Promise.all([1, 2, 3].map(() => search(ctx, 'فشارسنج')));
    await editor.query('commit');
  } finally {
    editor.release();
  }
  expect((await found('لاجوردی'))[0]).toBe('product nb1');
});

test('many searches at once index a change once, and all answer', async () => {
  await sql(`insert into search_stale (kind, ref_id) select 'product', id from products union all select 'page', id from pages on conflict do nothing`);
  const answers = await Promise.all(Array.from({ length: 8 }, () => found('فشارسنج')));
  expect(new Set(answers.map((one) => one[0]))).toEqual(new Set(['product nb1']));
  expect((await sql(`select count(*)::int n from search_stale`)).rows[0].n).toBe(0);
  const twice = await sql(`select kind, ref_id, lang from search_entries group by 1, 2, 3 having count(*) > 1`);
  expect(twice.rows).toEqual([]);
});

test('[PROD-4: many edits] a search reads one lot of changes anew and answers; the clock reads the rest', async () => {
  // Documents that are gone cost a lot as much as others.
  await sql(`insert into search_stale (kind, ref_id) select 'manual', 900000 + n from generate_series(1, 50) n`);
  expect((await found('فشارسنج'))[0]).toBe('product nb1');
  expect((await sql(`select count(*)::int n from search_stale`)).rows[0].n).toBe(30);
  await refreshSearch(clockContext(ctx.rt, 'test'));
  expect((await sql(`select count(*)::int n from search_stale`)).rows[0].n).toBe(0);
});

test('[PROD-4: editors’ words] what an editor adds, changes or takes away in the search words is so in the next search, in every process', async () => {
  const other = testContext(testRuntime(database));
  const first = async (query: string) => (await search(other, query)).results[0]?.slug;
  expect(await first('کبودنگار')).toBeUndefined();
  await sql(
    `update search_terms_locales set phrases = phrases || E'\nکبودنگار' where _locale = 'fa' and _parent_id = (select id from search_terms where name = 'نوار قلب')`,
  );
  expect([await first('کبود نگار'), await first('کبودنگارر'), (await found('کبودنگار'))[0]]).toEqual(['nh1', 'nh1', 'product nh1']);
  await sql(`update search_terms set kind = 'unsold' where name = 'نوار قلب'`);
  await sql(
    `update search_terms_locales set answer = 'نمی‌فروشیم.' where _locale = 'fa' and _parent_id = (select id from search_terms where name = 'نوار قلب')`,
  );
  expect((await search(other, 'کبودنگار')).unsold).toBe('نمی‌فروشیم.');
  await sql(`update search_terms_locales set phrases = 'چیز دیگر' where _locale = 'fa' and _parent_id = (select id from search_terms where name = 'نوار قلب')`);
  expect((await search(other, 'کبودنگار')).unsold).toBeNull();
  await sql(`update search_terms set kind = 'name' where name = 'نوار قلب'`);
});

test('[PROD-4: not sold] what is not sold is said with what comes near; a product that is called so is sold', async () => {
  const asked = await search(ctx, 'تب‌سنج');
  expect([asked.unsold, asked.results[0]?.slug]).toEqual([expect.stringContaining('نمی‌فروشیم'), 'nb1']);
  await sql(`update products_locales set title = 'تب‌سنج لاکی' where _locale = 'fa' and _parent_id = (select id from products where slug = 'ni1')`);
  const sold = await search(ctx, 'تب سنج');
  expect([sold.unsold, sold.results.map(({ slug }) => slug)]).toEqual([null, expect.arrayContaining(['ni1'])]);
});

test('only words are read of a page, not its anchors or pictures', () => {
  expect(textOf([{ type: 'prose', anchor: 'zzz', title: 'عنوان', text: 'متن [پیوند](shop)' }])).toContain('متن پیوند');
  expect(textOf({ drawing: 'ns1', anchor: 'zzz' })).not.toContain('zzz');
});
