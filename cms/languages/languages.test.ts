import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../tests/attack/arena';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { publishDue } from '../scheduled/due';

type Lang = 'fa' | 'en';
type Said = Record<Lang, string | null>;

let cms: Cms;
let editor: Person;
let count = 0;
beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
});
afterAll(() => cms.stop());

const ask = (method: string, path: string, body?: object) => cms.rest(method, `/cms-api/${path}`, { cookie: editor.cookie, ...(body ? { body } : {}) });
const words = (text: string) => ({ title: text, summary: text, category: 'public' });
const create = async (lang: Lang, body: object) => {
  count += 1;
  const { body: made, status } = await ask('POST', `posts?locale=${lang}`, { slug: `post-${count}`, ...body });
  expect(status).toBe(201);
  return (made['doc'] as { id: number }).id;
};
const save = (id: number, lang: Lang, text: string) => ask('PATCH', `posts/${id}?locale=${lang}&draft=true`, { ...words(text), _status: 'draft' });
const publish = (id: number, lang: Lang, more: object = {}) => ask('PATCH', `posts/${id}?locale=${lang}`, { ...more, _status: 'published' });
const move = (id: number, event: string, body: object) => ask('POST', `posts/${id}/do/${event}`, body);

/** What the site says: published, in a language, and nothing else. */
async function onSite(id: number): Promise<Said> {
  const { rows } = await cms.database.pool.query<{ lang: Lang; title: string }>(
    `select _locale as lang, title from posts join posts_locales on _parent_id = posts.id where posts.id = $1 and _status = 'published' and title is not null`,
    [id],
  );
  const said: Said = { fa: null, en: null };
  for (const { lang, title } of rows) said[lang] = title;
  return said;
}

async function drafts(id: number): Promise<Said> {
  const of = async (lang: Lang) => ((await ask('GET', `posts/${id}?locale=${lang}&draft=true&depth=0`)).body['title'] as string | undefined) ?? null;
  return { fa: await of('fa'), en: await of('en') };
}

test('[ADM-2: by language] publishing Persian leaves the half-written English alone, and the other way round', async () => {
  const id = await create('fa', { ...words('فشار خون'), _status: 'draft' });
  await save(id, 'en', 'Half writ');
  expect((await publish(id, 'fa')).status).toBe(200);
  expect(await onSite(id)).toEqual({ fa: 'فشار خون', en: null });
  expect(await drafts(id)).toEqual({ fa: 'فشار خون', en: 'Half writ' });
  await save(id, 'fa', 'نیمه‌کاره');
  await publish(id, 'en', words('Blood pressure'));
  expect(await onSite(id)).toEqual({ fa: 'فشار خون', en: 'Blood pressure' });
  expect(await drafts(id)).toEqual({ fa: 'نیمه‌کاره', en: 'Blood pressure' });
});

test('[ADM-2: by language] the first publication of English does not carry a Persian draft that was never published', async () => {
  const id = await create('fa', { ...words('هنوز نه'), _status: 'draft' });
  await publish(id, 'en', words('Now'));
  expect(await onSite(id)).toEqual({ fa: null, en: 'Now' });
  expect((await drafts(id)).fa).toBe('هنوز نه');
});

test('[ADM-2: by language] what names no language, or does not say what it is, publishes nothing', async () => {
  const id = await create('fa', { ...words('یک'), _status: 'published' });
  await save(id, 'fa', 'دو');
  for (const [path, body] of [
    [`posts/${id}`, { _status: 'published' }],
    [`posts/${id}?locale=all`, { _status: 'published' }],
    [`posts?where[id][equals]=${id}&draft=true`, { _status: 'published' }],
    [`posts/${id}?locale=fa`, { title: 'سه' }],
    [`posts/${id}?locale=fa`, { _status: 'draft' }],
  ] as const) {
    const answer = await ask('PATCH', path, body);
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
    expect(JSON.stringify(answer.body)).toMatch(/[؀-ۿ]/);
  }
  expect((await ask('POST', 'posts', { slug: 'no-language', ...words('x'), _status: 'published' })).status).toBe(422);
  expect(await onSite(id)).toEqual({ fa: 'یک', en: null });
});

test('[ADM-2: by language] many at once are published in the language that is named', async () => {
  const ids = [await create('fa', { ...words('الف'), _status: 'draft' }), await create('fa', { ...words('ب'), _status: 'draft' })];
  for (const id of ids) await save(id, 'en', 'Not yet');
  expect((await ask('PATCH', `posts?where[id][in]=${ids.join(',')}&locale=fa&draft=true`, { _status: 'published' })).status).toBe(200);
  expect(await Promise.all(ids.map(onSite))).toEqual([
    { fa: 'الف', en: null },
    { fa: 'ب', en: null },
  ]);
});

test('[ADM-2: by language] one language is taken down and stays as a draft; published again later, it brings nothing else along', async () => {
  const id = await create('fa', { ...words('فارسی'), _status: 'published' });
  await publish(id, 'en', words('English'));
  await save(id, 'fa', 'فارسی تازه');
  expect((await move(id, 'take-down', { lang: 'en' })).status).toBe(200);
  expect(await onSite(id)).toEqual({ fa: 'فارسی', en: null });
  expect(await drafts(id)).toEqual({ fa: 'فارسی تازه', en: 'English' });
  expect((await move(id, 'take-down', { lang: 'en' })).status).toBe(409);
  await publish(id, 'fa');
  expect(await onSite(id)).toEqual({ fa: 'فارسی تازه', en: null });
  await move(id, 'take-down', { lang: 'fa' });
  expect(await onSite(id)).toEqual({ fa: null, en: null });
  await publish(id, 'en');
  expect(await onSite(id)).toEqual({ fa: null, en: 'English' });
});

test('[ADM-2: by language] a plan names its language, publishes it alone and can be taken back; support plans nothing', async () => {
  const id = await create('fa', { ...words('برنامه'), _status: 'draft' });
  await save(id, 'en', 'Draft');
  const soon = () => new Date(Date.now() + 400).toISOString();
  expect((await move(id, 'plan', { at: soon() })).status).toBe(422);
  expect((await move(id, 'plan', { lang: 'fa', at: new Date(Date.now() - 1000).toISOString() })).status).toBe(422);
  const support = await cms.full('support');
  expect((await cms.rest('POST', `/cms-api/posts/${id}/do/plan`, { cookie: support.cookie, body: { lang: 'fa', at: soon() } })).status).toBe(403);
  const bare = { type: 'publish', doc: { relationTo: 'posts', value: String(id) }, user: { relationTo: 'staff', value: editor.id } };
  await expect(cms.payload.jobs.queue({ task: 'schedulePublish' as never, waitUntil: new Date(), input: bare as never })).rejects.toThrow();
  const planned = await move(id, 'plan', { lang: 'fa', at: soon() });
  const [made] = (planned.body['value'] as { plans: { id: number; at: string }[] }).plans;
  const told = async () => (await cms.database.pool.query(`select due_at from outbox where queue = 'content' and id = $1`, [`plan-${made?.id}`])).rows;
  expect((await told())[0]).toEqual({ due_at: new Date(made?.at ?? '') });
  await move(id, 'cancel-plan', { plan: made?.id });
  expect(await told()).toEqual([]);
  await move(id, 'plan', { lang: 'fa', at: soon() });
  await expect.poll(async () => (await publishDue(), await onSite(id)), { timeout: 5000 }).toEqual({ fa: 'برنامه', en: null });
  await move(id, 'plan', { lang: 'fa', at: soon(), type: 'unpublish' });
  await expect.poll(async () => (await publishDue(), await onSite(id)), { timeout: 5000 }).toEqual({ fa: null, en: null });
});

test('[ADM-2: by language] a day that is still to come is refused beside its field, and a publication without one takes its own', async () => {
  const id = await create('fa', { ...words('تاریخ'), _status: 'draft' });
  const later = { publishedAt: new Date(Date.now() + 3_600_000).toISOString() };
  for (const answer of [await publish(id, 'fa', later), await ask('PATCH', `posts/${id}?locale=fa&draft=true`, { ...later, _status: 'draft' })]) {
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ data: { errors: [{ path: 'publishedAt' }] } }] });
  }
  await publish(id, 'fa');
  const { rows } = await cms.database.pool.query<{ published_at: Date }>('select published_at from posts where id = $1', [id]);
  expect(rows[0]?.published_at.getTime()).toBeLessThanOrEqual(Date.now());
});

const ORDERS = 60;

test(`[ADM-2: by language] after ${ORDERS} random orders of saving, publishing, planning, restoring and taking down, the site says what was published and the drafts what was written`, async () => {
  const random = randomFrom('languages');
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const id = await create('fa', { ...words('آغاز'), _status: 'draft' });
  const live: Said = { fa: null, en: null };
  const draft: Said = { fa: 'آغاز', en: null };
  for (let step = 0; step < ORDERS; step += 1) {
    const lang = pick(['fa', 'en'] as const);
    const deed = pick(['save', 'publish', 'publish-new', 'bulk', 'plan', 'restore', 'take-down'] as const);
    const text = `${lang} ${step}`;
    if (deed === 'save') {
      await save(id, lang, text);
      draft[lang] = text;
    } else if (deed === 'restore') {
      const { body } = await ask('GET', `posts/versions?where[parent][equals]=${id}&locale=${lang}&limit=5&sort=-updatedAt&depth=0`);
      const version = pick(body['docs'] as { id: number; version: { title?: string | null } }[]);
      if (version.version.title) {
        expect((await ask('POST', `posts/versions/${version.id}?locale=${lang}`)).status).toBe(200);
        draft[lang] = version.version.title;
      }
    } else if (deed === 'take-down') {
      expect((await move(id, 'take-down', { lang })).status).toBe(live[lang] === null ? 409 : 200);
      live[lang] = null;
    } else if (deed === 'publish-new' || draft[lang] === null) {
      expect((await publish(id, lang, words(text))).status).toBe(200);
      live[lang] = draft[lang] = text;
    } else {
      if (deed === 'publish') expect((await publish(id, lang)).status).toBe(200);
      if (deed === 'bulk') expect((await ask('PATCH', `posts?where[id][equals]=${id}&locale=${lang}&draft=true`, { _status: 'published' })).status).toBe(200);
      if (deed === 'plan') {
        await cms.payload.jobs.queue({
          task: 'schedulePublish' as never,
          waitUntil: new Date(Date.now() - 1000),
          input: { type: 'publish', locale: lang, doc: { relationTo: 'posts', value: String(id) }, user: { relationTo: 'staff', value: editor.id } } as never,
        });
        await publishDue();
      }
      live[lang] = draft[lang];
    }
    expect([step, deed, lang, await onSite(id), await drafts(id)]).toEqual([step, deed, lang, live, draft]);
  }
}, 240_000);

test('[ADM-2: by language] after publishing nothing is changed; the way back gives up one language’s draft, and what both share', async () => {
  const id = await create('fa', { ...words('فشار'), _status: 'draft' });
  await publish(id, 'fa');
  await publish(id, 'en', words('Pressure'));
  const read = async () => (await ask('GET', `posts/${id}/languages`)).body as { states: object; shared: boolean };
  expect(await read()).toMatchObject({ states: { fa: 'live', en: 'live' }, shared: false, slug: `post-${count}` });
  await save(id, 'en', 'Half writ');
  await ask('PATCH', `posts/${id}?locale=fa&draft=true`, { ...words('نیمه'), drawing: 'ns1', _status: 'draft' });
  expect(await read()).toMatchObject({ states: { fa: 'changed', en: 'changed' }, shared: true });
  expect((await move(id, 'revert', { lang: 'fa' })).status).toBe(200);
  expect(await read()).toMatchObject({ states: { fa: 'live', en: 'changed' }, shared: false });
  expect(await drafts(id)).toEqual({ fa: 'فشار', en: 'Half writ' });
  expect(await onSite(id)).toEqual({ fa: 'فشار', en: 'Pressure' });
});

test('[ADM-2: by language] there is no way back where nothing is on the site', async () => {
  const id = await create('fa', { ...words('پیش‌نویس'), _status: 'draft' });
  expect((await move(id, 'revert', { lang: 'fa' })).status).toBe(409);
});

test('[ADM-2: lists] a row without a title in the list’s language has its other one, marked, and is found by both; the document itself keeps its empty field', async () => {
  const persian = await create('fa', { ...words('ضربان پنهان'), _status: 'draft' });
  const english = await create('en', { ...words('Hidden pulse'), _status: 'draft' });
  const list = async (lang: Lang, search: string) => {
    const asked = `where[or][0][title][like]=${encodeURIComponent(search)}&where[or][1][slug][like]=nothing-at-all`;
    const { body } = await ask('GET', `posts?locale=${lang}&draft=true&depth=0&limit=100&${asked}`);
    return (body['docs'] as { id: number; title: string }[]).map(({ id, title }) => [id, title]);
  };
  expect(await list('fa', 'Hidden pulse')).toEqual([[english, 'Hidden pulse (انگلیسی)']]);
  expect(await list('en', 'ضربان پنهان')).toEqual([[persian, 'ضربان پنهان (فارسی)']]);
  expect(await list('fa', 'ضربان پنهان')).toEqual([[persian, 'ضربان پنهان']]);
  expect(await drafts(english)).toEqual({ fa: null, en: 'Hidden pulse' });
});
