import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent } from '../../tests/seed-content';
import { testContext, testRuntime } from '../../tests/test-context';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { tilesOf } from '../content/tiles';
import { refreshSearch } from '../search/refresh';
import { shownIn } from '#domain/articles/facts';
import { languagesOfPost, readArticle } from './article';
import { writtenAddresses } from './addresses';
import { listPosts, POSTS_PER_PAGE } from './list';
import { listTags, tagNamed } from './named';
import { postNumbered } from './numbered';
import { relatedPosts } from './related';
import { searchMagazine } from './search';

let database: TestDatabase;
let ctx: Ctx;
const sql = async (text: string, values: unknown[] = []) => (await database.pool.query<Record<string, never>>(text, values)).rows;
const idOf = async (table: string, slug: string) => Number((await sql(`select id from ${table} where slug = $1`, [slug]))[0]?.['id']);
const english = () => ({ ...ctx, lang: 'en' as const });

/** An article of so many days ago, with these tags and topics. */
async function write(
  slug: string,
  { daysAgo = 0, lang = 'fa', kind = 'article', category = 'public', tags = [] as string[], topics = [] as string[], due = null as string | null } = {},
) {
  const [row] = await sql(`insert into posts (slug, kind, category, _status, review_due_at) values ($1, $2, $3, 'published', $4) returning id`, [
    slug,
    kind,
    category,
    due,
  ]);
  const id = Number(row?.['id']);
  const at = new Date(Date.UTC(2026, 8, 1) - daysAgo * 86_400_000).toISOString();
  await sql(`insert into posts_locales (_parent_id, _locale, title, summary, shown_from, words_changed_at, revised_at) values ($1, $2, $3, $3, $4, $4, $4)`, [
    id,
    lang,
    slug,
    at,
  ]);
  for (const [order, tag] of tags.entries())
    await sql(`insert into posts_rels (parent_id, path, "order", tags_id) values ($1, 'tags', $2, $3)`, [id, order + 1, await idOf('tags', tag)]);
  for (const [order, topic] of topics.entries())
    await sql(`insert into posts_rels (parent_id, path, "order", topics_id) values ($1, 'topics', $2, $3)`, [id, order + 1, await idOf('topics', topic)]);
  return id;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  ctx = testContext(testRuntime(database));
  for (const [table, slug, title] of [
    ['tags', 'rare', 'کمیاب'],
    ['tags', 'common', 'همگانی'],
    ['topics', 'heart', 'قلب'],
  ] as const) {
    const [row] = await sql(`insert into ${table} (slug) values ($1) returning id`, [slug]);
    for (const lang of ['fa', 'en'])
      await sql(`insert into ${table}_locales (_parent_id, _locale, title) values ($1, $2, $3)`, [Number(row?.['id']), lang, `${title} ${lang}`]);
  }
  for (let at = 0; at < 30; at += 1)
    await write(`old-${at}`, { daysAgo: 10 + Math.floor(at / 3), category: at % 2 ? 'statistics' : 'public', tags: at % 10 ? ['common'] : ['common', 'rare'] });
  await write('only-english', { lang: 'en', tags: ['rare'] });
  await write('opening', { kind: 'news' });
});
afterAll(() => database.drop());

test('[MAG-1: paging] a list goes on by the key of its last article, none twice, none left out, also where many came out at once', async () => {
  const whole = (
    await sql(
      `select slug from posts join posts_locales on _parent_id = posts.id and _locale = 'fa' where kind = 'article' and title is not null order by shown_from desc, posts.id desc`,
    )
  ).map(({ slug }) => slug);
  expect(whole).toHaveLength(33);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const list = await listPosts(ctx, { kind: 'article', after });
    expect(list.posts.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
    seen.push(...list.posts.map(({ slug }) => slug));
    after = list.next;
  } while (after);
  expect(seen).toEqual(whole);
  expect((await listPosts(ctx, { kind: 'article', after: 'nonsense' })).posts).toHaveLength(POSTS_PER_PAGE);
});

test('[MAG-1: categories, tags] [PAGE-4: news] a list holds its section, its tag, its language and its kind, and nothing else', async () => {
  const slugs = async (by: Omit<Parameters<typeof listPosts>[1], 'most'>, as = ctx) =>
    (await listPosts(as, { most: 100, ...by })).posts.map(({ slug }) => slug);
  expect(await slugs({ kind: 'news' })).toEqual(['opening']);
  expect(await slugs({ kind: 'news' }, english())).toEqual([]);
  expect((await slugs({ kind: 'article', category: 'statistics' })).every((slug) => slug === 'home-traces-in-numbers' || Number(slug.slice(4)) % 2 === 1)).toBe(
    true,
  );
  const rare = await tagNamed(ctx, 'rare');
  if (!rare.ok) throw new Error(rare.code);
  expect(await slugs({ kind: 'article', tag: rare.value.id })).toEqual(['old-0', 'old-10', 'old-20']);
  expect(await slugs({ kind: 'article', tag: rare.value.id }, english())).toEqual(['only-english']);
  expect((await listTags(ctx)).map(({ slug, count }) => [slug, count])).toEqual([
    ['common', 30],
    ['rare', 3],
  ]);
  expect(await tagNamed(ctx, 'none')).toMatchObject({ ok: false, status: 404 });
});

test('[MAG-1: search] the magazine is searched by title, summary, headings and tags, slips forgiven, and finds articles alone', async () => {
  await refreshSearch(clockContext(ctx.rt, 'test'));
  expect((await searchMagazine(ctx, 'سوفل بی‌خطر'))[0]?.slug).toBe('innocent-murmur');
  expect((await searchMagazine(ctx, 'سوفل بیخظر'))[0]?.slug).toBe('innocent-murmur');
  expect((await searchMagazine(ctx, 'کمیاب')).map(({ slug }) => slug)).toEqual(expect.arrayContaining(['old-0', 'old-10', 'old-20']));
  expect(await searchMagazine(ctx, 'xyzzyx')).toEqual([]);
});

test('[MAG-2: article] an article is read with all around it in three queries at most, in each of its languages', async () => {
  for (const slug of ['innocent-murmur', 'home-traces-in-numbers', 'morning-and-evening-pressure'])
    for (const as of [ctx, english()]) {
      let queries = 0;
      const query = database.pool.query.bind(database.pool);
      database.pool.query = ((...args: Parameters<typeof query>) => (queries++, query(...args))) as typeof database.pool.query;
      const found = await readArticle(as, 'article', slug);
      if (!found.ok) throw new Error(found.code);
      await Promise.all([tilesOf(as, { ids: shownIn(found.value.tree).products }), relatedPosts(as, found.value)]);
      database.pool.query = query;
      expect([slug, as.lang, queries <= 3, found.value.tree.length > 8, found.value.minutes > 1]).toEqual([slug, as.lang, true, true, true]);
    }
});

test('[LANG-1] [LANG-7] an article is absent where its language is missing, and it is known where it stands', async () => {
  expect(await readArticle(ctx, 'article', 'only-english')).toMatchObject({ ok: false, status: 404 });
  expect(await languagesOfPost(ctx, 'article', 'only-english')).toEqual(['en']);
  expect(await readArticle(ctx, 'news', 'innocent-murmur')).toMatchObject({ ok: false });
  expect(await languagesOfPost(ctx, 'article', 'nothing')).toEqual([]);
  const addresses = await writtenAddresses(ctx);
  const of = (slug: string) => addresses.filter((one) => one.slug === slug).map(({ of: kind, lang }) => [kind, lang]);
  expect([of('only-english'), of('opening'), of('common'), of('innocent-murmur')]).toEqual([
    [['article', 'en']],
    [['newsItem', 'fa']],
    [['magazineTag', 'fa']],
    [
      ['article', 'fa'],
      ['article', 'en'],
    ],
  ]);
});

test('[MAG-2: similar] beside an article stand an editor’s choice, then what shares a topic or tag, each with its reason, and nothing whose review has run out', async () => {
  const mine = await write('mine', { topics: ['heart'], tags: ['rare'] });
  await write('same-topic', { daysAgo: 300, topics: ['heart'] });
  await write('same-topic-old-review', { topics: ['heart'], due: '2020-01-01' });
  const chosen = await write('chosen', { daysAgo: 900 });
  await sql(`insert into posts_rels (parent_id, path, "order", posts_id) values ($1, 'related', 1, $2)`, [mine, chosen]);
  const related = await relatedPosts(ctx, { id: mine, kind: 'article' });
  expect(related.map(({ slug, reason }) => [slug, reason])).toEqual([
    ['chosen', { why: 'chosen' }],
    ['same-topic', { why: 'topic', name: 'قلب fa' }],
    ['old-0', { why: 'tag', name: 'کمیاب fa' }],
  ]);
});

test('[MAG-2: review] a review that has run out is said by itself, and a translation older than its original too', async () => {
  const id = await write('dated', { due: '2027-01-01' });
  const [person] = await sql(`insert into authors (slug) values ('somebody') returning id`);
  await sql(`insert into authors_locales (_parent_id, _locale, title, role) values ($1, 'fa', 'کسی', 'پزشک'), ($1, 'en', 'Somebody', 'Doctor')`, [
    Number(person?.['id']),
  ]);
  await sql(`update posts set reviewed_by_id = $2, reviewed_at = '2026-01-01' where id = $1`, [id, Number(person?.['id'])]);
  const at = async (now: string, lang: 'fa' | 'en' = 'fa') => {
    const found = await readArticle({ ...ctx, lang, now: new Date(now) }, 'article', 'dated');
    return found.ok ? { reviewed: found.value.reviewed, by: found.value.reviewer?.title, outdated: found.value.outdatedSince?.toISOString() ?? null } : null;
  };
  expect(await at('2026-12-31')).toEqual({ reviewed: true, by: 'کسی', outdated: null });
  expect(await at('2027-01-02')).toEqual({ reviewed: false, by: 'کسی', outdated: null });
  await sql(
    `insert into posts_locales (_parent_id, _locale, title, summary, shown_from, words_changed_at, revised_at) values ($1, 'en', 'Dated', 'x', '2026-10-01', '2026-10-01', '2026-10-01')`,
    [id],
  );
  expect(await at('2026-12-31', 'en')).toEqual({ reviewed: true, by: 'Somebody', outdated: null });
  await sql(`update posts_locales set words_changed_at = '2026-11-01T00:00:00Z' where _parent_id = $1 and _locale = 'fa'`, [id]);
  expect(await at('2026-12-31', 'en')).toEqual({ reviewed: true, by: 'Somebody', outdated: '2026-11-01T00:00:00.000Z' });
  await sql(`update posts_locales set revised_at = '2026-11-02' where _parent_id = $1 and _locale = 'en'`, [id]);
  expect(await at('2026-12-31', 'en')).toMatchObject({ outdated: null });
});

test('[MAG-2: short address] a number on paper leads to its article; what is no number leads nowhere', async () => {
  expect(await postNumbered(ctx, String(await idOf('posts', 'opening')))).toMatchObject({ ok: true, value: { kind: 'news', slug: 'opening' } });
  for (const odd of ['0', '999999999', '1e3', '-1', '', '99999999999999999999', `1'`])
    expect(await postNumbered(ctx, odd)).toMatchObject({ ok: false, status: 404 });
});

test('from ten articles to ten thousand a list looks at no more rows: no page is counted, and the newest are found by their index', async () => {
  await sql(`insert into posts (slug, kind, category, _status) select 'many-' || n, 'article', 'public', 'published' from generate_series(1, 10000) n`);
  await sql(
    `insert into posts_locales (_parent_id, _locale, title, summary, shown_from) select id, 'fa', slug, slug, '2020-01-01'::timestamptz + id * interval '1 hour' from posts where slug like 'many-%'`,
  );
  await sql('analyze posts, posts_locales');
  let asked = '';
  let values: unknown[] = [];
  const query = database.pool.query.bind(database.pool);
  database.pool.query = ((given: { text: string }, params: unknown[]) => (
    (asked = given.text),
    (values = params),
    query(given as never, params as never)
  )) as never;
  await listPosts(ctx, { kind: 'article', after: '1600000000000.5000' });
  database.pool.query = query;
  const plan = (await sql(`explain ${asked}`, values)).map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).toContain('posts_locales_newest');
  expect(`${asked}${plan}`).not.toMatch(/offset|Seq Scan on posts_locales/i);
});
