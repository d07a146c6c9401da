import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let editor: Person;
const ids: Record<string, number> = {};
beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
  for (const { slug, id } of (await cms.payload.find({ collection: 'kinds', depth: 0, pagination: false })).docs) ids[slug] = Number(id);
});
afterAll(() => cms.stop());

const post = (slug: string, body: object, by = editor) => cms.rest('POST', `/cms-api/${slug}?locale=fa`, { cookie: by.cookie, body });
const doc = (answer: { body: Record<string, unknown> }) => answer.body['doc'] as Record<string, unknown> & { id: number };
const pageOf = (more: object) => ({
  slug: 'nb1',
  kind: ids['blood-pressure'],
  drawing: 'nb1',
  title: 'فشارسنج',
  useLine: 'در خانه',
  summary: 'فشار خون',
  ...more,
});

test('[DISC-1] staff create codes of a percentage or an amount; a code is kept in capitals and Latin digits', async () => {
  expect(doc(await post('discount-codes', { code: ' mehr۰۵ ', kind: 'percent', value: 5 }))['code']).toBe('MEHR05');
  expect((await post('discount-codes', { code: 'MEHR05', kind: 'percent', value: 5 })).status).toBe(400);
  const terms = {
    code: 'WELCOME',
    kind: 'amount',
    value: 300_000,
    minimumToman: 5_000_000,
    maximumToman: 300_000,
    usesLimit: 100,
    perUserLimit: 1,
    startsAt: '2026-11-21T00:00:00Z',
    endsAt: '2026-12-21T00:00:00Z',
  };
  expect((await post('discount-codes', terms)).status).toBe(201);
});

test.each([
  ['a percentage above a hundred', { kind: 'percent', value: 101 }],
  ['no percentage', { kind: 'percent', value: 0 }],
  ['an amount with a fraction', { kind: 'amount', value: 10.5 }],
  ['an amount of nothing', { kind: 'amount', value: 0 }],
  ['letters that are not Latin', { code: 'مهر', kind: 'percent', value: 5 }],
  ['an end before its start', { kind: 'percent', value: 5, startsAt: '2026-12-21T00:00:00Z', endsAt: '2026-11-21T00:00:00Z' }],
  ['a limit of half a use', { kind: 'percent', value: 5, usesLimit: 0.5 }],
  ['a minimum with a fraction', { kind: 'percent', value: 5, minimumToman: 1.5 }],
])('[DISC-1] %s is refused beside its field, in Persian', async (_, terms) => {
  const answer = await post('discount-codes', { code: `T${Math.random().toString(36).slice(2, 8)}`, ...terms });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toMatch(/[؀-ۿ]/);
});

test('[PROD-1: prices] staff keep products, features and units; prices are whole toman', async () => {
  ids['colour'] = doc(await post('features', { code: 'navy', type: 'COLOR', title: 'سرمه‌ای' })).id;
  ids['product'] = doc(await post('products', pageOf({ _status: 'published' }))).id;
  ids['variant'] = doc(await post('variants', { sku: 'nb1', product: ids['product'], title: 'فشارسنج NB1', priceToman: 3_290_000 })).id;
  for (const priceToman of [0, -1, 1.5, 'x', null]) {
    expect((await cms.rest('PATCH', `/cms-api/variants/${ids['variant']}?locale=fa`, { cookie: editor.cookie, body: { priceToman } })).status).toBe(400);
  }
  expect(
    (await cms.rest('PATCH', `/cms-api/variants/${ids['variant']}?locale=fa`, { cookie: editor.cookie, body: { priceToman: 3_390_000 } })).body,
  ).toMatchObject({ doc: { priceToman: 3_390_000 } });
});

test('[PROD-2: ten colours] a stethoscope is published with exactly ten colours; a package holds something', async () => {
  expect(
    (await post('products', pageOf({ slug: 'ns9', kind: ids['stethoscope'], drawing: 'ns1', colours: [ids['colour']], _status: 'published' }))).status,
  ).toBe(400);
  expect((await post('products', pageOf({ slug: 'family-x', kind: ids['family-package'], _status: 'published' }))).status).toBe(400);
  expect(
    (
      await post(
        'products',
        pageOf({ slug: 'family-x', kind: ids['family-package'], contents: [{ variant: ids['variant'], quantity: 1 }], _status: 'published' }),
      )
    ).status,
  ).toBe(201);
});

test('[PROD-1: delete] what orders, packages or units refer to is not deleted, and the answer says what to do instead', async () => {
  for (const [slug, id] of [
    ['variants', ids['variant']],
    ['products', ids['product']],
  ] as const) {
    const answer = await cms.rest('DELETE', `/cms-api/${slug}/${id}`, { cookie: editor.cookie });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toMatch(/حذف نمی‌شود/);
  }
  expect((await cms.rest('DELETE', `/cms-api/features/${ids['colour']}`, { cookie: editor.cookie })).status).toBe(200);
});

test('[PAGE-11: told] an editor’s save tells every process which content changed, when it is committed', async () => {
  const listener = new pg.Client({ connectionString: cms.database.url });
  await listener.connect();
  await listener.query('listen content_changed');
  const heard = new Set<string>();
  listener.on('notification', ({ payload }) => heard.add(payload ?? ''));
  const page = doc(
    await post('pages', {
      slug: 'about',
      title: 'درباره‌ی ما',
      sections: [{ blockType: 'prose', anchor: 'us', title: 'ما', text: 'ضربان' }],
      _status: 'published',
    }),
  );
  await cms.rest('PATCH', `/cms-api/pages/${page.id}?locale=en`, { cookie: editor.cookie, body: { title: 'About us', _status: 'published' } });
  await cms.rest('PATCH', `/cms-api/variants/${ids['variant']}?locale=fa`, { cookie: editor.cookie, body: { priceToman: 3_190_000 } });
  await expect.poll(() => [...heard]).toEqual(expect.arrayContaining(['pages', 'pages_locales', 'variants']));
  await listener.end();
  const { rows } = await cms.database.pool.query('select _locale, title from pages_locales order by _locale');
  expect(rows).toEqual(
    [
      { _locale: 'fa', title: 'درباره‌ی ما' },
      { _locale: 'en', title: 'About us' },
    ].sort((a, b) => (a._locale < b._locale ? 1 : -1)),
  );
});

test('[ADM-2: drafts] a draft changes nothing that is published; its versions are kept and a publication is planned and done by its planner’s rights', async () => {
  const read = async () =>
    (await cms.database.pool.query<{ title: string }>(`select title from products_locales where _locale = 'fa' and _parent_id = $1`, [ids['product']])).rows[0]
      ?.title;
  await cms.rest('PATCH', `/cms-api/products/${ids['product']}?draft=true&locale=fa`, {
    cookie: editor.cookie,
    body: { title: 'فشارسنج تازه', _status: 'draft' },
  });
  expect(await read()).toBe('فشارسنج');
  expect((await cms.rest('GET', `/cms-api/products/versions?where[parent][equals]=${ids['product']}`, { cookie: editor.cookie })).body['totalDocs']).toBe(2);
  const { publishDue } = await import('../scheduled/due');
  const plan = (by: Person, at: Date) =>
    cms.payload.jobs.queue({
      task: 'schedulePublish' as never,
      waitUntil: at,
      input: {
        type: 'publish',
        locale: 'fa',
        doc: { relationTo: 'products', value: String(ids['product']) },
        user: { relationTo: 'staff', value: by.id },
      } as never,
    });
  await plan(editor, new Date(Date.now() + 3_600_000));
  await publishDue();
  expect(await read()).toBe('فشارسنج');
  await plan(await cms.full('support'), new Date(Date.now() - 1000));
  await publishDue();
  expect(await read()).toBe('فشارسنج');
  await plan(editor, new Date(Date.now() - 1000));
  await publishDue();
  expect(await read()).toBe('فشارسنج تازه');
});

test('[JOB-3: holidays] a holiday is written Jalali or Gregorian in any digits, once a day; staff of the desk keep them', async () => {
  const support = await cms.full('support');
  const holiday = (day: string, by = support) => post('holidays', { day, title: 'تعطیل', kind: 'decree', certainty: 'official' }, by);
  expect(doc(await holiday('۱۴۰۵/۹/۳۰'))['day']).toBe('2026-12-21');
  expect(doc(await holiday('2026-12-22'))['day']).toBe('2026-12-22');
  expect((await holiday('1405-09-30')).status).toBe(400);
  for (const wrong of ['1405/12/31', '2026-02-30', 'فردا', '']) expect((await holiday(wrong)).status).toBe(400);
  expect((await holiday('1405/10/10', editor)).status).toBe(403);
});

test('[PROD-2] editors are asked for nothing that nothing reads', () => {
  const named = (slug: string) => cms.payload.config.collections.find((one) => one.slug === slug)?.flattenedFields.map(({ name }) => name) ?? [];
  expect(named('features')).toEqual(expect.arrayContaining(['code', 'type', 'title', 'extraToman', 'available']));
  expect(named('features')).not.toContain('rank');
  expect(named('products')).toContain('gallery');
  expect(named('products')).not.toContain('tags');
});

test('[LANG-7] the name that a published article gives up is kept by the save that changes it, a draft’s is not; editors end it', async () => {
  const text = { title: 'نوشته', summary: 'خلاصه', category: 'public' };
  const { id } = doc(await post('posts', { slug: 'working-name', ...text, _status: 'draft' }));
  const rename = (slug: string, draft = '') =>
    cms.rest('PATCH', `/cms-api/posts/${id}?locale=fa${draft}`, { cookie: editor.cookie, body: { slug, _status: draft ? 'draft' : 'published' } });
  const kept = async () =>
    (await cms.database.pool.query<{ id: number; slug: string }>(`select id, slug from redirects where ref = $1 order by id`, [id])).rows;
  expect((await rename('first-name')).status).toBe(200);
  expect(await kept()).toEqual([]);
  await rename('thought-of', '&draft=true');
  expect(await kept()).toEqual([]);
  await rename('second-name');
  await rename('third-name');
  const rows = await kept();
  expect(rows.map(({ slug }) => slug)).toEqual(['first-name', 'second-name']);
  // Taken down and renamed meanwhile: what was public once still leads on.
  await cms.rest('POST', `/cms-api/posts/${id}/do/take-down`, { cookie: editor.cookie, body: { lang: 'fa' } });
  await rename('fourth-name');
  expect((await kept()).map(({ slug }) => slug)).toEqual(['first-name', 'second-name', 'third-name']);
  const support = await cms.full('support');
  const end = (by: Person) => cms.rest('DELETE', `/cms-api/redirects/${rows[0]?.id}`, { cookie: by.cookie });
  expect((await end(support)).status).toBe(403);
  expect((await cms.rest('PATCH', `/cms-api/redirects/${rows[0]?.id}`, { cookie: editor.cookie, body: { ref: 1 } })).status).toBe(403);
  expect((await end(editor)).status).toBe(200);
  expect((await kept()).map(({ slug }) => slug)).toEqual(['second-name', 'third-name']);
});
