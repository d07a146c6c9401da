import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { statesOfMany } from '../languages/list-states';

let cms: Cms;
let editor: Person;
beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
});
afterAll(() => cms.stop());

const ask = (method: string, path: string, body?: object, person = editor) =>
  cms.rest(method, `/cms-api/${path}`, { cookie: person.cookie, ...(body ? { body } : {}) });
const list = (text: string) => [{ blockType: 'list', title: text, items: [{ label: text }] }];
let count = 0;
async function page(lang: 'fa' | 'en', title: string, status = 'published'): Promise<number> {
  count += 1;
  const { body } = await ask('POST', `pages?locale=${lang}`, { slug: `side-${count}`, title, lead: title, sections: list(title), _status: status });
  return (body['doc'] as { id: number }).id;
}
const draft = async (id: number, lang: string) => (await ask('GET', `pages/${id}?locale=${lang}&draft=true&depth=0`)).body;
const live = async (id: number, lang: string) => (await ask('GET', `pages/${id}?locale=${lang}&depth=0`)).body;
const beside = (id: number, lang: string, words: object, before: object, person = editor) =>
  ask('POST', `pages/${id}/do/save-words`, { lang, words, before }, person);
const states = async (id: number) => (await statesOfMany(cms.payload, 'pages', [id])).get(id)?.states;

test('[ADM-2: side by side] what is written beside the form is kept as a draft of its language; neither language is published by it', async () => {
  const id = await page('fa', 'فارسی');
  expect((await beside(id, 'en', { title: 'English', sections: list('English') }, { title: null, sections: null })).status).toBe(200);
  expect(await draft(id, 'en')).toMatchObject({ title: 'English', sections: [{ title: 'English', items: [{ label: 'English' }] }] });
  expect((await live(id, 'en'))['title'] ?? null).toBeNull();
  expect(await draft(id, 'fa')).toMatchObject({ title: 'فارسی', lead: 'فارسی', sections: [{ title: 'فارسی' }] });
  // Persian is published afterwards, and English is still a draft.
  expect((await ask('PATCH', `pages/${id}?locale=fa`, { title: 'فارسی دو', _status: 'published' })).status).toBe(200);
  expect((await live(id, 'fa'))['title']).toBe('فارسی دو');
  expect((await live(id, 'en'))['title'] ?? null).toBeNull();
  expect((await draft(id, 'en'))['title']).toBe('English');
});

test('[ADM-2: side by side] words that a colleague changed meanwhile are not written over: the conflict is told, and other fields are kept', async () => {
  const id = await page('en', 'One', 'draft');
  const seen = await draft(id, 'en');
  await ask('PATCH', `pages/${id}?locale=en&draft=true`, { title: 'A colleague', _status: 'draft' });
  const refused = await beside(id, 'en', { title: 'Mine' }, { title: seen['title'] });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toMatch(/[؀-ۿ]/);
  expect((await draft(id, 'en'))['title']).toBe('A colleague');
  expect((await beside(id, 'en', { lead: 'Mine', sections: list('Mine') }, { lead: seen['lead'], sections: seen['sections'] })).status).toBe(200);
  expect(await draft(id, 'en')).toMatchObject({ title: 'A colleague', lead: 'Mine', sections: [{ title: 'Mine' }] });
});

test('[ADM-2: side by side] the words of a language alone are taken, from whoever may change the document', async () => {
  const id = await page('fa', 'صفحه');
  for (const [lang, words] of [
    ['en', { slug: 'other' }],
    ['en', { _status: 'published' }],
    ['en', {}],
    ['de', { title: 'x' }],
  ] as const)
    expect([words, (await beside(id, lang, words, {})).status]).toEqual([words, expect.toSatisfy((status: number) => status === 400 || status === 422)]);
  expect((await ask('POST', `pages/${id}/do/save-words`, { lang: 'en', words: 'x', before: [] })).status).toBe(400);
  const support = await cms.full('support');
  expect((await beside(id, 'en', { title: 'x' }, { title: null }, support)).status).toBe(403);
  expect((await draft(id, 'en'))['title'] ?? null).toBeNull();
});

test('[ADM-2: states] a list says of each language: not written, draft, on the site, edited since, behind the Persian, planned', async () => {
  const id = await page('fa', 'یک', 'draft');
  expect(await states(id)).toMatchObject({ fa: { state: 'draft', behind: false }, en: { state: 'none', behind: false } });
  await ask('PATCH', `pages/${id}?locale=fa`, { _status: 'published' });
  expect(await states(id)).toMatchObject({ fa: { state: 'live' }, en: { state: 'none', behind: false } });
  await beside(id, 'en', { title: 'One' }, { title: null });
  expect(await states(id)).toMatchObject({ fa: { state: 'live' }, en: { state: 'draft', behind: false } });
  await ask('PATCH', `pages/${id}?locale=en`, { _status: 'published' });
  expect(await states(id)).toMatchObject({ fa: { state: 'live' }, en: { state: 'live', behind: false } });
  await ask('PATCH', `pages/${id}?locale=fa&draft=true`, { title: 'دو', _status: 'draft' });
  expect(await states(id)).toMatchObject({ fa: { state: 'changed' }, en: { state: 'live', behind: false } });
  await ask('PATCH', `pages/${id}?locale=fa`, { _status: 'published' });
  expect(await states(id)).toMatchObject({ fa: { state: 'live' }, en: { state: 'live', behind: true } });
  await ask('PATCH', `pages/${id}?locale=en`, { title: 'Two', _status: 'published' });
  expect(await states(id)).toMatchObject({ fa: { state: 'live', plan: null }, en: { state: 'live', behind: false } });
  const at = new Date(Date.now() + 3_600_000);
  await ask('POST', `pages/${id}/do/plan`, { lang: 'en', at: at.toISOString() });
  expect((await states(id))?.en.plan?.getTime()).toBe(at.getTime());
});
