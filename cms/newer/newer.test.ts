import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Answer, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let editor: Person;
let admin: Person;
beforeAll(async () => {
  cms = await openCms();
  [editor, admin] = [await cms.full('editor'), await cms.full('administrator')];
});
afterAll(() => cms.stop());

type Doc = { id: number; title: string; slug: string; updatedAt: string };
const docOf = ({ body }: Answer) => (body['doc'] ?? body['result'] ?? body) as Doc;
const read = async (path: string, more = '') => docOf(await cms.rest('GET', `/cms-api/${path}?locale=fa&depth=0&draft=true${more}`, { cookie: editor.cookie }));
const save = (path: string, body: object, by: Person = editor, more = '') =>
  cms.rest('PATCH', `/cms-api/${path}?locale=fa&depth=0${more}`, { cookie: by.cookie, body });
const saidOf = ({ body }: Answer) => (body['errors'] as { message: string; data: { errors: { path: string }[] } }[])[0];

let made = 0;
async function create(list: 'tags' | 'pages', more = ''): Promise<string> {
  made += 1;
  const body = { title: `نوشته ${made}`, slug: `newer-${made}`, ...(list === 'pages' ? { _status: 'draft' } : {}) };
  const answer = await cms.rest('POST', `/cms-api/${list}?locale=fa&depth=0${more}`, { cookie: editor.cookie, body });
  expect(answer.status).toBe(201);
  return `${list}/${docOf(answer).id}`;
}

test('[ADM-4: saved meanwhile] of two forms that were opened alike and are sent at once one is kept; the other is told by whom and when, and may be saved over it', async () => {
  const path = await create('tags');
  const { updatedAt } = await read(path);
  const both = await Promise.all([save(path, { title: 'یکم', updatedAt }), save(path, { title: 'دوم', updatedAt }, admin)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [kept, lost] = both[0].status === 200 ? [both[0], both[1]] : [both[1], both[0]];
  expect((await read(path)).title).toBe(docOf(kept).title);
  expect(saidOf(lost)?.message).toMatch(/ذخیره/);
  expect(saidOf(lost)?.data.errors).toMatchObject([{ path: 'updatedAt' }]);
  const newest = (await read(path)).updatedAt;
  expect(docOf(kept).updatedAt).toBe(newest);
  expect((await save(path, { title: 'سوم', updatedAt: newest })).status).toBe(200);
  expect((await read(path)).title).toBe('سوم');
});

test('[ADM-4: saved meanwhile] two devices of one person are told alike; who saves on and on from one form is never told', async () => {
  const path = await create('tags');
  const opened = (await read(path)).updatedAt;
  let mine = opened;
  for (const title of ['الف', 'ب', 'پ']) {
    const answer = await save(path, { title, updatedAt: mine });
    expect(answer.status).toBe(200);
    mine = docOf(answer).updatedAt;
  }
  const other = await save(path, { title: 'ت', updatedAt: opened });
  expect([other.status, saidOf(other)?.message.startsWith('شما')]).toEqual([409, true]);
  const colleague = await save(path, { title: 'ت', updatedAt: opened }, admin);
  expect([colleague.status, saidOf(colleague)?.message.startsWith('شما')]).toEqual([409, false]);
  expect((await read(path)).title).toBe('پ');
});

test('[ADM-4: saved meanwhile] drafts and publications alike, and a form that is opened after a publication is as new as it', async () => {
  const path = await create('pages', '&draft=true');
  const whole = { _status: 'published' };
  const opened = (await read(path)).updatedAt;
  const draft = await save(path, { title: 'پیش‌نویس', updatedAt: opened, _status: 'draft' }, editor, '&draft=true');
  expect(draft.status).toBe(200);
  const published = await save(path, { ...whole, title: 'منتشر', updatedAt: docOf(draft).updatedAt }, editor, '&publishSpecificLocale=fa');
  expect(published.status).toBe(200);
  for (const more of ['&draft=true', '&publishSpecificLocale=fa'])
    expect(
      (await save(path, { ...whole, title: 'کهنه', updatedAt: opened, _status: more.includes('draft') ? 'draft' : 'published' }, admin, more)).status,
    ).toBe(409);
  const again = await read(path);
  expect(docOf(published).updatedAt).toBe(again.updatedAt);
  // Another language is no matter of this form, what both share is.
  const en = (more: object) =>
    cms.rest('PATCH', `/cms-api/${path}?locale=en&depth=0&draft=true`, { cookie: admin.cookie, body: { _status: 'draft', ...more } });
  expect((await en({ title: 'English' })).status).toBe(200);
  const next = await save(path, { title: 'تازه', updatedAt: again.updatedAt, _status: 'draft' }, admin, '&draft=true');
  expect(next.status).toBe(200);
  const newest = docOf(next).updatedAt;
  expect((await en({ title: 'English', slug: `${again.slug}-2` })).status).toBe(200);
  expect((await save(path, { title: 'هنوز', updatedAt: newest, _status: 'draft' }, editor, '&draft=true')).status).toBe(409);
  const last = await save(path, { ...whole, title: 'تازه‌تر', updatedAt: (await read(path)).updatedAt }, admin, '&publishSpecificLocale=fa');
  expect(last.status).toBe(200);
});

test('[ADM-4: saved meanwhile] what there is one of too; what says nothing of its age writes as before, and who may not write learns nothing', async () => {
  const one = 'globals/order-rules';
  const get = async () => docOf(await cms.rest('GET', `/cms-api/${one}?locale=fa&depth=0`, { cookie: admin.cookie }));
  const rules = { reviewQuantity: 10, reviewTotalToman: 500_000_000, mostOfVariant: 20, unpaidADay: 5, unpaidAtAddress: 5 };
  const post = (body: object, by: Person) => cms.rest('POST', `/cms-api/${one}?locale=fa&depth=0`, { cookie: by.cookie, body: { ...rules, ...body } });
  expect((await post({ vatPercent: 9 }, admin)).status).toBe(200);
  const { updatedAt } = await get();
  const both = await Promise.all([post({ vatPercent: 8, updatedAt }, admin), post({ vatPercent: 7, updatedAt }, admin)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await post({ vatPercent: 10 }, admin)).status).toBe(200);
  expect((await post({ vatPercent: 6, updatedAt }, editor)).status).toBe(403);
  const path = await create('tags');
  const support = await cms.full('support');
  const old = '2020-01-01T00:00:00.000Z';
  expect((await save(path, { title: 'نه', updatedAt: old }, support)).status).toBe(403);
  expect((await save(path, { title: 'بی‌زمان' })).status).toBe(200);
  await cms.payload.update({ collection: 'tags', id: Number(path.split('/')[1]), locale: 'fa', data: { title: 'کار', updatedAt: old } });
  expect((await read(path)).title).toBe('کار');
});
