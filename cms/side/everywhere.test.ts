import type { Field } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let editor: Person;
beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
});
afterAll(() => cms.stop());

const ask = (method: string, path: string, body?: object, person = editor) =>
  cms.rest(method, `/cms-api/${path}`, { cookie: person.cookie, ...(body ? { body } : {}) });
const made = async (collection: string, body: object) =>
  ((await ask('POST', `${collection}?locale=fa`, body)).body['doc'] as { id: number } | undefined)?.id ?? 0;
const beside = (path: string, words: object, before: object, person = editor) => ask('POST', `${path}/do/save-words`, { lang: 'en', words, before }, person);
const read = async (path: string, lang: string) => (await ask('GET', `${path}?locale=${lang}&depth=0&draft=true`)).body;

type Named = { name?: string; type: string; localized?: boolean; admin?: { components?: Record<string, unknown> } };
type Holder = Named & { fields?: Field[]; blocks?: { slug: string; fields: Field[] }[] };
const BESIDE = '/fields/other-language#OtherLanguage';
/** Days and numbers that a language has of its own: nothing to translate. */
const WORDLESS = ['number', 'date'];
/** Fields of words without a place beside them for the other language, and lists of words whose rows say nothing of it. */
function alone(at: string, fields: readonly Field[], inWords = false): string[] {
  return (fields as unknown as Holder[]).flatMap((field) => {
    if (!field.name || field.type === 'ui' || field.name === 'id' || field.name === 'blockName') return [];
    const here = `${at}.${field.name}`;
    const words = inWords || (field.localized === true && !WORDLESS.includes(field.type));
    const inside = [...(field.fields ? [field.fields] : []), ...(field.blocks ?? []).map((block) => block.fields)];
    const own = words && !JSON.stringify(field.admin?.components?.['afterInput'] ?? []).includes(BESIDE) ? [here] : [];
    const heads = inside.filter((rows) => words && (rows as Named[])[0]?.name !== 'sideRow').map(() => `${here}: rows`);
    return [...own, ...heads, ...inside.flatMap((rows) => alone(here, rows, words))];
  });
}

test('[ADM-2: side by side] every field of words of every collection and of what there is one of has its other language beside it, row by row', () => {
  const { collections, globals } = cms.payload.config;
  const own = [...collections.filter(({ slug }) => !slug.startsWith('payload-')), ...globals];
  expect(own.flatMap(({ slug, fields }) => alone(slug, fields))).toEqual([]);
  // And each such document has the switch.
  const spoken = own.filter(({ flattenedFields }) => flattenedFields.some((field) => 'localized' in field && field.localized));
  expect(spoken.length).toBeGreaterThan(12);
  expect(spoken.filter(({ fields }) => !(fields as Named[]).some(({ name }) => name === 'languages')).map(({ slug }) => slug)).toEqual([]);
});

test('[ADM-2: side by side] a document without drafts keeps the other language beside its form, over what its writer saw and nothing else', async () => {
  const id = await made('kinds', { slug: 'oximeter', title: 'پالس اکسیمتر', names: 'اکسیژن‌سنج' });
  expect((await beside(`kinds/${id}`, { title: 'Pulse oximeter' }, { title: null })).status).toBe(200);
  expect(await read(`kinds/${id}`, 'en')).toMatchObject({ title: 'Pulse oximeter' });
  expect(await read(`kinds/${id}`, 'fa')).toMatchObject({ title: 'پالس اکسیمتر', names: 'اکسیژن‌سنج', slug: 'oximeter' });
  await ask('PATCH', `kinds/${id}?locale=en`, { title: 'A colleague' });
  const refused = await beside(`kinds/${id}`, { title: 'Mine' }, { title: 'Pulse oximeter' });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringMatching(/[؀-ۿ]/)]);
  expect((await read(`kinds/${id}`, 'en'))['title']).toBe('A colleague');
  for (const words of [{ slug: 'x' }, {}, { rank: 1 }]) expect((await beside(`kinds/${id}`, words, {})).status).toBe(400);
  expect((await beside('kinds/99999', { title: 'x' }, { title: null })).status).toBe(404);
  const support = await cms.full('support');
  expect((await beside(`kinds/${id}`, { title: 'x' }, { title: 'A colleague' }, support)).status).toBe(403);
});

test('[ADM-2: side by side] two writers of one text in the same moment: one is kept, the other is told', async () => {
  const id = await made('tags', { slug: 'at-once', title: 'هم‌زمان' });
  const other = await cms.full('editor');
  const answers = await Promise.all([
    beside(`tags/${id}`, { title: 'One' }, { title: null }),
    beside(`tags/${id}`, { title: 'Two' }, { title: null }, other),
    beside(`tags/${id}`, { title: 'Three' }, { title: null }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('[ADM-2: side by side] what there is one of is written beside its form too, by whoever may change it', async () => {
  const site = { phone: '02100000000', termsVersion: '1' };
  const persian = { ...site, address: 'تهران', supportHours: '۸ تا ۱۶', footerLine: 'ضربان' };
  expect((await ask('POST', 'globals/site?locale=fa', persian)).status).toBe(200);
  const words = { address: 'Tehran', supportHours: '8 to 16', footerLine: 'Zarban' };
  const before = { address: null, supportHours: null, footerLine: null };
  expect((await beside('globals/site', words, before)).status).toBe(200);
  expect(await read('globals/site', 'en')).toMatchObject({ ...words, phone: site.phone });
  expect(await read('globals/site', 'fa')).toMatchObject(persian);
  expect((await beside('globals/site', { address: 'Shiraz' }, { address: null })).status).toBe(409);
  expect((await beside('globals/site', { phone: '1' }, {})).status).toBe(400);
  const support = await cms.full('support');
  expect((await beside('globals/site', { address: 'Shiraz' }, { address: 'Tehran' }, support)).status).toBe(403);
  expect((await read('globals/site', 'en'))['address']).toBe('Tehran');
});

test('[ADM-2: side by side] rich text is kept beside its form like any other word', async () => {
  const text = (words: string) => ({
    root: {
      ...{ type: 'root', direction: null, format: '', indent: 0, version: 1 },
      children: [
        {
          type: 'paragraph',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          textFormat: 0,
          textStyle: '',
          children: [{ type: 'text', version: 1, text: words, detail: 0, format: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  });
  const id = await made('posts', { slug: 'rich', category: 'public', title: 'متن', summary: 'متن', body: text('متن'), _status: 'published' });
  expect((await beside(`posts/${id}`, { body: text('A text') }, { body: null })).status).toBe(200);
  expect(JSON.stringify((await read(`posts/${id}`, 'en'))['body'])).toContain('A text');
  expect(JSON.stringify((await read(`posts/${id}`, 'fa'))['body'])).toContain('متن');
});
