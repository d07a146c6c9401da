import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockContext } from '#services/clock-context';
import { listManuals } from '#services/manuals/list';
import { readManual } from '#services/manuals/read';
import { askForCall, askQuestion } from '#services/inquiries/ask';
import { salePage } from '#services/sale/sale-page';
import { refreshSearch } from '#services/search/refresh';
import { search } from '#services/search/search';
import { say } from '#locales/say';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { testContext } from '../../tests/test-context';
import { seed } from '../seed/seed';

let cms: Cms;
let editor: Person;
let support: Person;
const guest = (lang: 'fa' | 'en' = 'fa') => testContext(cms.rt, { lang });
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;

beforeAll(async () => {
  cms = await openCms();
  await seed({ databaseUrl: cms.database.url, secret: cms.rt.settings.secrets.payload, production: false, root: process.cwd(), keep: () => {} });
  await refreshSearch(clockContext(cms.rt, 'test'));
  editor = await cms.full('editor');
  support = await cms.full('support');
}, 120_000);
afterAll(() => cms.stop());

test('[PAGE-9: editors] the first start has every manual; editors change one in a language of its own, and a device has one for each reader', async () => {
  for (const lang of ['fa', 'en'] as const) expect(await listManuals(guest(lang))).toHaveLength(12);
  const { docs } = await cms.payload.find({ collection: 'manuals', where: { 'product.slug': { equals: 'nb1' }, reader: { equals: 'home' } }, depth: 0 });
  const manual = docs[0] as unknown as { id: number; product: number };
  const again = { product: manual.product, reader: 'home', title: 'دومی', _status: 'published' };
  expect((await cms.rest('POST', '/cms-api/manuals?locale=fa', { cookie: editor.cookie, body: again })).status).toBe(400);
  const changed = await cms.rest('PATCH', `/cms-api/manuals/${manual.id}?locale=fa`, {
    cookie: editor.cookie,
    body: { title: 'راهنمای زعفرانی', _status: 'published' },
  });
  expect(changed.status).toBe(200);
  expect(await readManual(guest(), 'nb1', 'home')).toMatchObject({ ok: true, value: { title: 'راهنمای زعفرانی' } });
  expect(await readManual(guest('en'), 'nb1', 'home')).toMatchObject({ ok: true, value: { title: 'NB1 manual for home' } });
  expect((await search(guest(), 'زعفرنی')).results[0]).toMatchObject({ kind: 'manual', slug: 'nb1', reader: 'home' });
  expect(
    (await cms.rest('PATCH', `/cms-api/manuals/${manual.id}?locale=fa`, { cookie: support.cookie, body: { title: 'نه', _status: 'published' } })).status,
  ).toBe(403);
});

test('[PROD-4: editors’ words] editors write search words in both languages, which the next search knows; what says nothing is refused beside its field', async () => {
  const [product] = (await cms.payload.find({ collection: 'products', where: { slug: { equals: 'nb1' } }, depth: 0 })).docs;
  const words = { name: 'نام تازه', kind: 'name', phrases: 'بازونگار', products: [product?.id] };
  expect((await cms.rest('POST', '/cms-api/search-terms', { cookie: support.cookie, body: words })).status).toBe(403);
  const made = await cms.rest('POST', '/cms-api/search-terms?locale=fa', { cookie: editor.cookie, body: words });
  expect(made.status).toBe(201);
  const { id } = (made.body as { doc: { id: number } }).doc;
  expect((await search(guest(), 'بازو نگار')).results[0]).toMatchObject({ kind: 'product', slug: 'nb1' });
  const change = (body: object) => cms.rest('PATCH', `/cms-api/search-terms/${id}?locale=fa`, { cookie: editor.cookie, body });
  const silent = await change({ kind: 'unsold', answer: '' });
  expect([silent.status, JSON.stringify(silent.body)]).toEqual([400, expect.stringContaining(say('fa', 'admin.invalid.answer'))]);
  expect(JSON.stringify((await change({ phrases: '؟؟؟' })).body)).toContain(say('fa', 'admin.invalid.phrases'));
  expect((await change({ kind: 'unsold', answer: 'بازونگار نمی‌فروشیم.' })).status).toBe(200);
  expect((await search(guest(), 'بازونگار')).unsold).toBe('بازونگار نمی‌فروشیم.');
  expect((await cms.rest('DELETE', `/cms-api/search-terms/${id}`, { cookie: editor.cookie })).status).toBe(200);
  expect(await search(guest(), 'بازونگار')).toMatchObject({ unsold: null });
});

test('[CONT-1: the desk’s list] requests are read and never written; who asked stands in no list, and applications are for fewer eyes', async () => {
  const sent = await askQuestion(guest(), {
    once: key(),
    name: 'آوین کهن‌سار',
    contact: { channel: 'email', address: 'avin@example.com' },
    topic: 'order',
    words: 'سفارش من کی می‌رسد؟',
  });
  const call = await askForCall(guest(), { once: key(), name: 'سهراب', phone: '09121112233', time: 'any', words: null });
  if (!sent.ok || !call.ok) throw new Error('not sent');
  await cms.database.pool.query(`update inquiries set kind = 'hiring' where code = $1`, [call.value.code]);
  const list = async (person: Person) =>
    (await cms.rest('GET', '/cms-api/inquiries?sort=dueAt', { cookie: person.cookie })).body as { docs?: { id: number; code: string }[] };
  const seen = await list(support);
  expect(seen.docs?.map((one) => one.code).sort()).toEqual([sent.value.code, call.value.code].sort());
  expect(JSON.stringify(seen)).not.toMatch(/آوین|avin@example|09121112233|سفارش من/);
  const after = await cms.full('after-sales');
  expect((await list(after)).docs?.map((one) => one.code)).toEqual([sent.value.code]);
  expect((await list(editor)).docs).toBeUndefined();
  const id = seen.docs?.find((one) => one.code === sent.value.code)?.id;
  for (const [method, path] of [
    ['PATCH', `/cms-api/inquiries/${id}`],
    ['DELETE', `/cms-api/inquiries/${id}`],
    ['POST', '/cms-api/inquiries'],
  ] as const)
    expect((await cms.rest(method, path, { cookie: support.cookie, body: { state: 'done' } })).status).toBe(403);
  const begin = (person: Person, expectedState: string) =>
    cms.rest('POST', `/cms-api/inquiries/${id}/do/begin`, { cookie: person.cookie, body: { expectedState } });
  expect((await begin(editor, 'new')).status).toBe(403);
  expect((await begin(after, 'new')).status).toBe(200);
  expect((await begin(support, 'new')).status).toBe(409);
  expect((await cms.rest('POST', `/cms-api/inquiries/${id}/do/fly`, { cookie: after.cookie, body: { expectedState: 'pending' } })).status).toBe(404);
  expect((await cms.rest('GET', `/cms-api/inquiries/${id}/cv`, { cookie: after.cookie })).status).toBe(404);
  expect((await cms.rest('GET', `/cms-api/inquiries/${id}/cv`)).status).toBe(404);
});

test('[CONT-2: staff] who keeps the codes opens the sale; others cannot', async () => {
  expect(await salePage(guest())).toMatchObject({ state: 'off', title: 'حراج شب یلدا' });
  const open = (person: Person) => cms.rest('POST', '/cms-api/globals/sale?locale=fa', { cookie: person.cookie, body: { active: true } });
  expect((await open(await cms.full('after-sales'))).status).toBe(403);
  expect((await open(support)).status).toBe(200);
  const sale = await salePage(guest('en'));
  expect(sale).toMatchObject({ state: 'open', title: 'Yalda night sale' });
  expect(sale.items.map(({ tile }) => tile.slug)).toEqual(['nb1', 'nh1', 'ns0', 'ns0-cardio']);
});

test('[PAGE-9: PDF] an editor’s file is looked into: what runs or is no PDF is not kept', async () => {
  const upload = (text: string) =>
    cms.payload.create({
      collection: 'documents',
      data: { title: 'راهنما' } as never,
      file: { data: Buffer.from(text), name: 'manual.pdf', mimetype: 'application/pdf', size: text.length },
    });
  await expect(upload('%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript>>>> endobj\n%%EOF\n')).rejects.toThrow();
  await expect(upload('<html>')).rejects.toThrow();
  expect((await cms.payload.count({ collection: 'documents' })).totalDocs).toBe(0);
});
