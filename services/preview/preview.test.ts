import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent } from '../../tests/seed-content';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { homePage } from '../shop/home';
import { readPage } from '../content/page';
import { readProduct } from '../content/product';
import { pages } from '../store/schema.generated';
import { draftDb } from './draft-db';
import type { Draft } from './draft-rows';
import { openPreview } from './open';
import { placeOf } from './place';
import { readTicket, sealTicket, TICKET_MINUTES } from './ticket';

let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  ctx = testContext(testRuntime(database));
});
afterAll(() => database.drop());

const idOf = async (table: string, slug: string) =>
  (await database.pool.query<{ id: number }>(`select id from ${table} where slug = $1`, [slug])).rows[0]?.id ?? 0;
const drafting = (draft: Draft): Ctx => ({ ...ctx, lang: draft.lang, rt: { ...ctx.rt, db: draftDb(database.pool, draft) } });
const value = <T>(found: { ok: true; value: T } | { ok: false; code: string }): T => {
  if (!found.ok) throw new Error(found.code);
  return found.value;
};

test('[ADM-2: preview] a product is read as its form would leave it: words, figures, colours, drawing and sections; the tables stay as they were', async () => {
  const before = value(await readProduct(ctx, 'nb1'));
  const white = await database.pool.query<{ id: number }>(`select id from features where code = 'white'`);
  const values = {
    slug: 'nb1',
    kind: await idOf('kinds', 'blood-pressure'),
    drawing: 'nh1',
    rank: '',
    title: 'فشارسنج تازه',
    useLine: 'یک خط',
    summary: before.summary,
    figures: [{ id: 'a', name: 'نام', value: '۱۲' }],
    colours: [white.rows[0]?.id],
    engraving: null,
    contents: 0,
    audiences: ['family', 'doctor'],
    sections: [{ blockType: 'prose', anchor: 'x', title: 'بخش تازه', text: 'متن' }],
  };
  const draft = { collection: 'products', id: await idOf('products', 'nb1'), lang: 'fa', values } as const;
  const shown = value(await readProduct(drafting(draft), 'nb1'));
  expect(shown).toMatchObject({ title: 'فشارسنج تازه', useLine: 'یک خط', drawing: 'nh1', figures: [{ name: 'نام', value: '۱۲' }], variants: before.variants });
  expect(shown.colours.map(({ code }) => code)).toEqual(['white']);
  expect(shown.sections).toMatchObject([{ type: 'prose', title: 'بخش تازه' }]);
  expect(value(await readProduct(ctx, 'nb1'))).toEqual(before);
  // The other language is what the site has.
  expect(value(await readProduct({ ...drafting(draft), lang: 'en' }, 'nb1')).title).toBe(value(await readProduct({ ...ctx, lang: 'en' }, 'nb1')).title);
});

test('[ADM-2: preview] what was never published, and a language that was never written, are read in a preview and nowhere else', async () => {
  const { rows } = await database.pool.query<{ id: number }>(`insert into pages (slug, _status) values ('not-yet', 'draft') returning id`);
  const draft = { collection: 'pages', id: rows[0]?.id ?? 0, lang: 'en', values: { slug: 'not-yet', title: 'Not yet', lead: 'A lead' } } as const;
  expect(value(await readPage(drafting(draft), 'not-yet'))).toMatchObject({ title: 'Not yet', lead: 'A lead', sections: [] });
  expect(await readPage({ ...ctx, lang: 'en' }, 'not-yet')).toMatchObject({ ok: false, status: 404 });
});

test('[ADM-2: preview] a draft equal to what is published gives the same page, with everything around it', async () => {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select slug, title, lead, meta_title as "metaTitle", meta_description as "metaDescription", sections from pages join pages_locales on _parent_id = pages.id where slug = 'home' and _locale = 'fa'`,
  );
  const draft = { collection: 'pages', id: await idOf('pages', 'home'), lang: 'fa', values: rows[0] ?? {} } as const;
  expect(value(await homePage(drafting(draft)))).toEqual(value(await homePage(ctx)));
});

test('[ADM-2: preview] nothing is written through a preview', async () => {
  const { rt } = drafting({ collection: 'pages', id: await idOf('pages', 'home'), lang: 'fa', values: {} });
  await expect(rt.db.update(pages).set({ slug: 'gone' })).rejects.toThrow();
  await expect(rt.db.delete(pages)).rejects.toThrow();
  expect(await idOf('pages', 'home')).toBeGreaterThan(0);
});

test('[ADM-2: preview] words in a form are values and never a part of a query', async () => {
  const values = { slug: 'home', title: `'; drop table pages; --`, lead: `$1 "pages" with`, sections: [] };
  const draft = { collection: 'pages', id: await idOf('pages', 'home'), lang: 'fa', values } as const;
  expect(value(await readPage(drafting(draft), 'home'))).toMatchObject({ title: values.title, lead: values.lead });
  expect(await placeOf(ctx.rt.db, draft)).toEqual({ collection: 'pages', slug: 'home' });
});

test('[ADM-2: preview] a ticket is read by the secret that sealed it, for its quarter of an hour, and as it was sealed', () => {
  const ticket = { collection: 'pages', id: 7, lang: 'fa', staffId: 3, sid: 'one' } as const;
  const at = new Date('2026-11-22T08:00:00Z');
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const sealed = sealTicket('a secret', ticket, at);
  expect(readTicket('a secret', sealed, after(TICKET_MINUTES - 1))).toEqual(ticket);
  expect(readTicket('a secret', sealed, after(TICKET_MINUTES))).toBeNull();
  expect(readTicket('another', sealed, at)).toBeNull();
  const [body = '', mark = ''] = sealed.split('.');
  const other = Buffer.from(JSON.stringify({ ...ticket, id: 8, until: after(5).getTime() })).toString('base64url');
  for (const forged of ['', '.', 'x', body, `${body}.`, `${other}.${mark}`, `${body}.${mark}.${mark}`, `${body.slice(0, -1)}.${mark}`, `.${mark}`])
    expect([forged, readTicket('a secret', forged, at)]).toEqual([forged, null]);
});

test('[ADM-2: preview] a ticket whose session ended, or that names what has no page, opens nothing', async () => {
  const { secrets } = ctx.rt.settings;
  for (const collection of ['pages', 'orders', 'constructor']) {
    const sealed = sealTicket(secrets.payload, { collection, id: 1, lang: 'fa', staffId: 1, sid: 'gone' }, ctx.rt.clock());
    expect(await openPreview(ctx.rt, sealed)).toBeNull();
  }
});
