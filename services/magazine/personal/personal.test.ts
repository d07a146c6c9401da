import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_PER_PAGE } from '#domain/articles/personal';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { userOf, withFile } from '../../../tests/health';
import { buyer, openShop, type Shop } from '../../../tests/shop';
import { testContext } from '../../../tests/test-context';
import type { Ctx } from '../../context';
import { addReading } from '../../health/add-reading';
import { newRef } from '../../unguessable';
import { followTopic, readByRecords, setArticleAside } from './choose';
import { personalArticles } from './list';
import { articlesAside } from './set-aside';

const NOW = new Date('2026-11-21T05:00:00.000Z');
let shop: Shop;
const topics: Record<string, number> = {};
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T>(text, values)).rows;

async function topic(slug: string, { parent = null as string | null, types = [] as string[] } = {}): Promise<void> {
  const [row] = await rows<{ id: number }>('insert into topics (slug, parent_id) values ($1, $2) returning id', [slug, parent && topics[parent]]);
  topics[slug] = row?.id ?? 0;
  for (const lang of ['fa', 'en']) await rows('insert into topics_locales (_parent_id, _locale, title) values ($1, $2, $3)', [row?.id, lang, slug]);
  for (const [at, type] of types.entries())
    await rows('insert into topics_record_types ("order", parent_id, value) values ($1, $2, $3)', [at + 1, row?.id, type]);
}
let made = 0;
/** An article on a topic, each newer than the one before. */
async function write(
  slug: string,
  on: string | null,
  { lang = 'fa', kind = 'article', due = null as string | null, status = 'published' } = {},
): Promise<number> {
  made += 1;
  const [row] = await rows<{ id: number }>(`insert into posts (slug, kind, category, _status, review_due_at) values ($1, $2, 'public', $3, $4) returning id`, [
    ...[slug, kind, status, due],
  ]);
  const at = new Date(NOW.getTime() - (500 - made) * 86_400_000).toISOString();
  await rows('insert into posts_locales (_parent_id, _locale, title, summary, shown_from) values ($1, $2, $3, $3, $4)', [row?.id, lang, slug, at]);
  if (on) await rows(`insert into posts_rels (parent_id, path, "order", topics_id) values ($1, 'topics', 1, $2)`, [row?.id, topics[on]]);
  return row?.id ?? 0;
}
const slugs = async (ctx: Ctx) => (await personalArticles(ctx)).posts.map(({ slug, reason }) => [slug, reason.why]);
const follow = (ctx: Ctx, slug: string, on = true) => followTopic(ctx, { id: topics[slug] ?? 0, on });
/** A reader; the articles of other readers’ tests are on other topics. */
const reader = (number: number) => buyer(shop, number);
const seen = async (ctx: Ctx) => (await rows<{ n: number }>('select count(*)::int as n from health_seen where user_id = $1', [userOf(ctx)]))[0]?.n;

beforeAll(async () => {
  shop = await openShop();
  await topic('heart', { types: ['heart-rate'] });
  await topic('pressure', { parent: 'heart', types: ['blood-pressure'] });
  await topic('lungs');
  await topic('many');
  await write('on-heart', 'heart');
  await write('on-pressure', 'pressure');
  await write('on-lungs', 'lungs');
  await write('old-review', 'heart', { due: '2020-01-01' });
  await write('draft', 'heart', { status: 'draft' });
  await write('english', 'heart', { lang: 'en' });
  await write('news', 'heart', { kind: 'news' });
});
afterAll(() => shop.stop());

test('[MAG-4: topics] a reader gets what they follow and what lies under it, each with its reason, once however often it is pressed; who chose nothing reads the newest; nobody sees another’s choice', async () => {
  const [ctx, other] = [await reader(1), await reader(2)];
  expect(await slugs(ctx)).toEqual([
    ['on-lungs', 'newest'],
    ['on-pressure', 'newest'],
    ['on-heart', 'newest'],
  ]);
  const pressed = await Promise.all(Array.from({ length: 6 }, () => follow(ctx, 'heart')));
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  expect(await rows('select * from topic_follows where user_id = $1', [userOf(ctx)])).toHaveLength(1);
  const { posts, topics: shown } = await personalArticles(ctx);
  expect(posts.map(({ slug, reason }) => [slug, reason])).toEqual([
    ['on-pressure', { why: 'follow', name: 'heart' }],
    ['on-heart', { why: 'follow', name: 'heart' }],
  ]);
  expect(shown.map(({ slug, followed }) => [slug, followed])).toEqual([
    ['heart', true],
    ['pressure', false],
    ['lungs', false],
    ['many', false],
  ]);
  expect(await slugs({ ...ctx, lang: 'en' })).toEqual([['english', 'follow']]);
  expect((await personalArticles(other)).topics.some(({ followed }) => followed)).toBe(false);
  await follow(ctx, 'heart', false);
  await follow(ctx, 'heart', false);
  expect((await slugs(ctx))[0]).toEqual(['on-lungs', 'newest']);
});

test('[MAG-4: paging] a long list goes on by the key of its last article, none twice, none left out', async () => {
  const ctx = await reader(3);
  await follow(ctx, 'many');
  const all = [];
  for (let at = 0; at < PERSONAL_PER_PAGE * 2 + 1; at += 1) (all.push(`many-${at}`), await write(`many-${at}`, 'many'));
  const got: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof personalArticles>> = await personalArticles(ctx, { after });
    got.push(...page.posts.map(({ slug }) => slug));
    after = page.next;
  } while (after);
  expect(got).toEqual(all.reverse());
  await rows(`update posts set _status = 'draft' where slug like 'many-%'`);
});

test('[MAG-4: not interested] an article leaves the list of whoever said so and of nobody else, and comes back', async () => {
  const [ctx, other] = [await reader(4), await reader(5)];
  for (const one of [ctx, other]) await follow(one, 'lungs');
  const [post] = await rows<{ id: number }>(`select id from posts where slug = 'on-lungs'`);
  const id = post?.id ?? 0;
  await Promise.all(Array.from({ length: 4 }, () => setArticleAside(ctx, { id, on: true })));
  expect(await personalArticles(ctx)).toMatchObject({ posts: [], setAside: 1 });
  expect(await slugs(other)).toEqual([['on-lungs', 'follow']]);
  expect((await articlesAside(ctx, null)).posts.map(({ slug }) => slug)).toEqual(['on-lungs']);
  expect((await articlesAside(other, null)).posts).toEqual([]);
  expect(await setArticleAside(other, { id, on: false })).toMatchObject({ ok: true });
  expect(await personalArticles(ctx)).toMatchObject({ setAside: 1 });
  expect(await setArticleAside(ctx, { id, on: false })).toMatchObject({ ok: true });
  expect(await slugs(ctx)).toEqual([['on-lungs', 'follow']]);
});

test('[MAG-4: who and what] without an account nothing is chosen; a topic or article that is not there is refused, and what goes takes its choices along', async () => {
  const guest = testContext(shop.rt);
  expect(await follow(guest, 'heart')).toMatchObject({ ok: false });
  expect(await readByRecords(guest, { on: true })).toMatchObject({ ok: false });
  expect(await personalArticles(guest)).toMatchObject({ topics: [], posts: [] });
  const ctx = await reader(6);
  expect(await followTopic(ctx, { id: 999_999_999, on: true })).toMatchObject({ ok: false, status: 404, code: 'magazine.topic.gone' });
  const [draft] = await rows<{ id: number }>(`select id from posts where slug = 'draft'`);
  expect(await setArticleAside(ctx, { id: draft?.id ?? 0, on: true })).toMatchObject({ ok: false, status: 404, code: 'magazine.article.gone' });
  await topic('brief');
  await follow(ctx, 'brief');
  await rows(`delete from topics_locales where _parent_id = $1`, [topics['brief']]);
  await rows(`delete from topics where id = $1`, [topics['brief']]);
  expect(await rows('select * from topic_follows where user_id = $1', [userOf(ctx)])).toEqual([]);
});

test('[MAG-4: records] the file of health is read by nobody’s leave but its owner’s: off at first, then only which types were measured of late, with the line of the look, and not at all once it is off again', async () => {
  const file = await withFile(shop, 7);
  const { ctx } = file;
  await follow(ctx, 'lungs');
  const reading = readReading(recordType('blood-pressure')!, { high: '118', low: '76', pulse: '70' }, NOW);
  if (!reading.ok) throw new Error('a reading is refused');
  const added = await addReading(ctx, { of: null, type: 'blood-pressure', reading: reading.value, clientId: newRef(), confirmed: null });
  expect(added).toMatchObject({ ok: true });
  const before = await seen(ctx);
  expect(await slugs(ctx)).toEqual([['on-lungs', 'follow']]);
  expect(await seen(ctx)).toBe(before);
  for (let press = 0; press < 2; press += 1) expect(await readByRecords(ctx, { on: true })).toEqual({ ok: true, value: { on: true } });
  const { posts, byRecords } = await personalArticles(ctx);
  expect(byRecords).toBe(true);
  expect(posts.map(({ slug, reason }) => [slug, reason])).toEqual([
    ['on-lungs', { why: 'follow', name: 'lungs' }],
    ['on-pressure', { why: 'records', type: 'blood-pressure' }],
  ]);
  expect(await seen(ctx)).toBe((before ?? 0) + 1);
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 120 * 86_400_000) };
  expect(await slugs(later)).toEqual([['on-lungs', 'follow']]);
  await readByRecords(ctx, { on: false });
  expect(await slugs(ctx)).toEqual([['on-lungs', 'follow']]);
  expect(await rows(`select action from audit where subject = $1 and action like 'articles.%' order by id`, [`user:${userOf(ctx)}`])).toEqual([
    { action: 'articles.records-on' },
    { action: 'articles.records-off' },
  ]);
});

test('[MAG-4: records] who has no file gets none by reading articles', async () => {
  const ctx = await reader(8);
  await readByRecords(ctx, { on: true });
  expect(await slugs(ctx)).toContainEqual(['on-lungs', 'newest']);
  expect(await rows('select 1 from members where account_id = $1', [userOf(ctx)])).toEqual([]);
});
