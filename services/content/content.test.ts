import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFilters } from '#domain/catalog/filters';
import { sectionOf } from '#domain/content/sections';
import { solutionAudiences } from '#domain/content/solutions';
import { termsAnchors } from '#domain/content/terms';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent, shapes } from '../../tests/seed-content';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { homePage } from '../shop/home';
import { solutionPage } from '../shop/solution';
import { listPackages } from './list-packages';
import { listProducts } from '../shop/list-products';
import { readPage } from './page';
import { readProduct } from './product';
import { site } from './site';

let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  ctx = testContext(testRuntime(database));
});
afterAll(() => database.drop());

const english = (): Ctx => ({ ...ctx, lang: 'en' });
const found = async (query: Parameters<typeof parseFilters>[0], size?: number) =>
  (await listProducts(ctx, parseFilters(query), { size })).products.map(({ slug }) => slug);

describe('words', () => {
  test('[PAGE-1: words] the home page has banner, shop, app, smart equipment, community, magazine, testimonials, academy and services in both languages', async () => {
    for (const lang of [ctx, english()]) {
      const home = await homePage(lang);
      if (!home.ok) throw new Error(home.code);
      const types = home.value.page.sections.map(({ type }) => type);
      for (const type of ['hero', 'devices', 'steps', 'app', 'quotes', 'chips', 'cards', 'list', 'articles', 'promo'] as const) expect(types).toContain(type);
      expect(home.value.devices.map(({ slug }) => slug)).toEqual(['ns1', 'nh1', 'nb1', 'ni1']);
      expect(home.value.posts).toHaveLength(3);
    }
  });
  test('[PAGE-1: not open yet] the home page promises no part as if it were open, and counts nobody that nobody counted', async () => {
    for (const [lang, soon] of [
      [ctx, /به‌زودی/],
      [english(), /\bsoon\b/],
    ] as const) {
      const home = await homePage(lang);
      if (!home.ok) throw new Error(home.code);
      const { sections } = home.value.page;
      expect(JSON.stringify(sections)).not.toMatch(/2,000|۲٬۰۰۰/);
      for (const section of sections) {
        if (section.type === 'cards') expect(section.items.map(({ page }) => page)).toEqual(['doctors', 'services', 'services', 'services']);
        if (section.type === 'promo') expect(section.actionPage).toBe('academy');
        if (section.type === 'app') expect(section.actionPage).toBe('platform');
        if (section.type === 'chips') expect(section.items.map(({ page }) => page)).toHaveLength(solutionAudiences.length);
        if (section.type === 'chips') for (const { page } of section.items) expect(page).toMatch(/^solution:/);
        // Online consultations are open by now.
        if (section.type === 'steps') expect(section.text).not.toMatch(soon);
      }
    }
  });
  test('[PAGE-7: reading] each audience has its page with the products that it names; another has none', async () => {
    for (const lang of [ctx, english()])
      for (const audience of solutionAudiences) {
        const found = await solutionPage(lang, audience);
        if (!found.ok) throw new Error(found.code);
        const named = sectionOf(found.value.page.sections, 'devices')?.slugs ?? [];
        expect([audience, found.value.devices.map(({ slug }) => slug).sort()]).toEqual([audience, [...named].sort()]);
        expect(JSON.stringify(found.value.page)).not.toMatch(/\{\w+\}/);
      }
    for (const audience of ['nobody', '', 'family/..']) expect(await solutionPage(ctx, audience)).toMatchObject({ ok: false, status: 404 });
  });
  test('[PAGE-11: links] a way to a product, an article or an audience that does not stand in the reader’s language is left out, and a card for it', async () => {
    const cards = JSON.stringify([
      {
        blockType: 'cards',
        title: 'a',
        items: ['product:ns1', 'product:gone', 'article:innocent-murmur', 'article:gone', 'solution:family', 'tool:bmi', 'shop', ''].map((page) => ({
          label: page || 'plain',
          text: 'b',
          page,
        })),
      },
      { blockType: 'promo', title: 'c', text: 'd', actionLabel: 'e', actionPage: 'demo:gone', items: [] },
    ]);
    await database.pool.query(
      `with p as (insert into pages (slug, _status) values ('leads', 'published') returning id) insert into pages_locales (_parent_id, _locale, title, sections) select id, l::_locales, 'x', $1::jsonb from p, unnest(array['fa', 'en']) l`,
      [cards],
    );
    const leads = async (from: Ctx) => {
      const found = await readPage(from, 'leads');
      if (!found.ok) throw new Error(found.code);
      const [list, promo] = [sectionOf(found.value.sections, 'cards'), sectionOf(found.value.sections, 'promo')];
      expect(promo).toMatchObject({ title: 'c', actionPage: undefined });
      return list?.items.map(({ label }) => label);
    };
    expect(await leads(ctx)).toEqual(['product:ns1', 'article:innocent-murmur', 'solution:family', 'tool:bmi', 'shop', 'plain']);
    await database.pool.query(
      `update posts_locales set title = null where _locale = 'en' and _parent_id = (select id from posts where slug = 'innocent-murmur')`,
    );
    expect(await leads(english())).toEqual(['product:ns1', 'solution:family', 'tool:bmi', 'shop', 'plain']);
  });
  test('[LEGAL-1] the terms have every section in both languages, each under its own anchor', async () => {
    for (const lang of [ctx, english()]) {
      const terms = await readPage(lang, 'terms-of-service');
      if (!terms.ok) throw new Error(terms.code);
      const anchors = terms.value.sections.flatMap((section) => (section.type === 'prose' && section.text.length > 100 ? [section.anchor] : []));
      expect(anchors).toEqual([...termsAnchors]);
    }
  });
  test('[PAGE-11: reading] a page in one language only is not found in the other, and a draft in none', async () => {
    await database.pool.query(
      `with p as (insert into pages (slug, _status) values ('only-fa', 'published') returning id) insert into pages_locales (_parent_id, _locale, title) select id, 'fa', 'تنها' from p`,
    );
    await database.pool.query(
      `with p as (insert into pages (slug, _status) values ('draft', 'draft') returning id) insert into pages_locales (_parent_id, _locale, title) select id, 'fa', 'پیش‌نویس' from p`,
    );
    expect(await readPage(ctx, 'only-fa')).toMatchObject({ ok: true, value: { langs: ['fa'], sections: [] } });
    expect(await readPage(english(), 'only-fa')).toMatchObject({ ok: false, status: 404 });
    expect(await readPage(ctx, 'draft')).toMatchObject({ ok: false, status: 404 });
  });
  test('[SHELL-9: contact] the site stands in both languages with the figures filled in', async () => {
    expect((await site(ctx)).footerLine).toContain('۵ سال خدمات');
    expect((await site(english())).footerLine).toContain('5 years of after-sales service');
  });
});

describe('products', () => {
  test('[PAGE-2: figures and choices] each of the six products opens in both languages, filled in, in at most 3 queries', async () => {
    for (const slug of ['ns0', 'ns0-cardio', 'ns1', 'nh1', 'nb1', 'ni1']) {
      for (const lang of [ctx, english()]) {
        let queries = 0;
        const query = database.pool.query.bind(database.pool);
        database.pool.query = ((...args: Parameters<typeof query>) => (queries++, query(...args))) as typeof database.pool.query;
        const product = await readProduct(lang, slug);
        database.pool.query = query;
        if (!product.ok) throw new Error(product.code);
        expect(queries).toBeLessThanOrEqual(3);
        expect(JSON.stringify(product.value)).not.toMatch(/\{\w+\}/);
        expect(product.value.figures.length).toBeGreaterThan(3);
        expect(product.value.variants.length).toBe(shapes[slug]?.units.length);
        expect(product.value.langs).toEqual(['fa', 'en']);
      }
    }
  });
  test('[PROD-1: models] NS1 is shown and not sold, SE and SE-Plus are, each with its price', async () => {
    const ns1 = await readProduct(ctx, 'ns1');
    if (!ns1.ok) throw new Error(ns1.code);
    expect(ns1.value.variants.map(({ sku, sellable, priceToman }) => [sku, sellable, priceToman])).toEqual([
      ['NS1', false, 7_000_000],
      ['NS1-SE', true, 8_000_000],
      ['NS1-SE-PLUS', true, 9_000_000],
    ]);
    expect(ns1.value.colours).toHaveLength(10);
    expect(ns1.value.engraving?.extraToman).toBe(250_000);
  });
  test('[PROD-1: packages] a package says what it holds and what that would cost singly', async () => {
    const pack = await readProduct(ctx, 'family-heart');
    if (!pack.ok) throw new Error(pack.code);
    expect(pack.value.holds.map(({ slug }) => slug)).toEqual(['nh1', 'nb1']);
    expect(pack.value.singlyToman).toBe(9_000_000);
    const list = await listPackages(ctx);
    expect(list.map(({ slug, fromToman, singlyToman }) => [slug, fromToman, singlyToman])[0]).toEqual(['family-heart', 8_500_000, 9_000_000]);
    expect(list).toHaveLength(4);
    expect(list[1]?.looks.sort()).toEqual(['nb1', 'nh1', 'ns1']);
  });
  test('an unknown product is not found', async () => {
    expect(await readProduct(ctx, 'nx9')).toMatchObject({ ok: false, status: 404 });
  });
});

describe('the shop', () => {
  test('[PROD-4] audience, type, price and colour narrow the list, alone and together', async () => {
    expect(await found({ kind: 'stethoscope' })).toEqual(['ns1', 'ns0', 'ns0-cardio']);
    expect(await found({ audience: 'cardiologist' })).toEqual(['ns0-cardio', 'doctor-cardio']);
    expect(await found({ from: '۲٬۵۰۰٬۰۰۰', to: '6,000,000' })).toEqual(['nh1', 'nb1']);
    expect(await found({ colour: 'navy' })).toEqual(['ns0-cardio']);
    expect(await found({ kind: 'ecg', audience: 'family', colour: 'white', to: '7000000' })).toEqual(['nh1']);
    expect(await found({ kind: 'ecg', colour: 'navy' })).toEqual([]);
  });
  test('[PROD-4] a search reads Arabic letters, digits of every script and half-spaces as ours', async () => {
    expect(await found({ q: 'نوار قلب' })).toContain('nh1');
    expect(await found({ q: 'گوشي پزشكي کاردیو' })).toEqual(['ns0-cardio']);
    expect(await found({ q: 'ns1-se-plus' })).toContain('ns1');
    expect(await found({ q: 'هیچ‌چنین' })).toEqual([]);
    expect(await found({ q: "'; drop table products; --" })).toEqual([]);
  });
  test.each([
    ['rank', ['ns1', 'ns0', 'ns0-cardio', 'nh1', 'nb1', 'ni1', 'family-heart', 'family-home', 'doctor-visit', 'doctor-cardio']],
    ['cheap', ['ns0', 'ns0-cardio', 'nb1', 'nh1', 'ns1', 'family-heart', 'doctor-visit', 'family-home', 'ni1', 'doctor-cardio']],
    ['dear', ['doctor-cardio', 'ni1', 'family-home', 'doctor-visit', 'family-heart', 'ns1', 'nh1', 'nb1', 'ns0-cardio', 'ns0']],
  ])('[PROD-4] ordered by %s, pages of three by key give every product once', async (sort, expected) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { products, next } = await listProducts(ctx, parseFilters({ sort, after }), { size: 3 });
      seen.push(...products.map(({ slug }) => slug));
      after = next;
    } while (after);
    expect(seen).toEqual(expected);
  });
  test('[PROD-4] more than a page of products of one price pages on without a gap', async () => {
    for (let at = 0; at < 25; at += 1) {
      await database.pool.query(
        `with p as (insert into products (slug, kind_id, drawing, rank, _status) values ($1, (select id from kinds where slug = 'ecg'), 'nh1', 500, 'published') returning id) insert into products_locales (_parent_id, _locale, title, use_line, summary) select id, 'fa', $1, 'x', 'x' from p`,
        [`more-${at}`],
      );
    }
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const list: Awaited<ReturnType<typeof listProducts>> = await listProducts(ctx, parseFilters({ after }));
      seen.push(...list.products.map(({ slug }) => slug));
      if (!(after = list.next)) break;
    }
    expect(new Set(seen).size).toBe(35);
    expect(seen).toHaveLength(35);
    await database.pool.query(`delete from products where slug like 'more-%'`);
  });
  test('[LIST-1] every product shows its colours from the list, in its order', async () => {
    const { products } = await listProducts(ctx, parseFilters({}));
    expect(products.find(({ slug }) => slug === 'ns1')?.colours).toHaveLength(10);
    expect(products.find(({ slug }) => slug === 'nh1')?.colours).toEqual(['black', 'white']);
  });
});
