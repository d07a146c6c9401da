import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { seedContent } from '../../tests/seed-content';
import { failureSchema, successSchema } from './envelope';
import { magazineCalls } from './magazine-calls';

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
  await seedContent(server.database.pool);
  const { pool } = server.database;
  for (const [slug, fa, en] of [
    ['pressure', 'فشار', 'Pressure'],
    ['rhythm', 'ریتم', 'Rhythm'],
  ]) {
    await pool.query(
      `with made as (insert into tags (slug) values ($1) returning id) insert into tags_locales (title, _locale, _parent_id) select $2, 'fa'::_locales, id from made union all select $3, 'en'::_locales, id from made`,
      [slug, fa, en],
    );
  }
  for (let at = 0; at < 12; at++) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into posts (slug, kind, category, _status) values ($1, 'article', $2, 'published') returning id`,
      [`made-${at}`, at % 2 ? 'statistics' : 'public'],
    );
    const id = rows[0]?.id;
    // Three of one day, so that a page ends between rows of one key.
    await pool.query(`insert into posts_locales (_parent_id, _locale, title, summary, shown_from) values ($1, 'fa', $2, $2, $3)`, [
      id,
      `made ${at}`,
      new Date(Date.UTC(2026, 9, 1 + Math.floor(at / 3))),
    ]);
    await pool.query(`insert into posts_rels (parent_id, path, "order", tags_id) select $1, 'tags', 1, id from tags where slug = $2`, [
      id,
      at < 9 ? 'pressure' : 'rhythm',
    ]);
  }
});
afterAll(() => server.stop());

type Heard = { status: number; tag: string | null; data: never; errors: { code: string; field: string | null }[] };

/** Asks, and holds the answer against its own declaration. */
async function ask(path: string, { lang = 'fa', tag }: { lang?: string; tag?: string } = {}): Promise<Heard> {
  const response = await fetch(`${server.url}/v2/mag/${path}`, { headers: { 'Accept-Language': lang, ...(tag ? { 'If-None-Match': tag } : {}) } });
  const text = await response.text();
  const heard = (text ? JSON.parse(text) : { data: null, errors: [] }) as Pick<Heard, 'data' | 'errors'>;
  const [pathname = ''] = path.split('?');
  const call = magazineCalls.find(({ at }) => new RegExp(`^${at[0].replace(/\{slug\}/, '[^/]+')}$`).test(`/v2/mag/${pathname}`));
  if (response.status === 200 && call) expect(successSchema(call.data).safeParse(heard).error, path).toBeUndefined();
  if (response.status >= 400) expect(failureSchema.safeParse(heard).error, path).toBeUndefined();
  return { status: response.status, tag: response.headers.get('ETag'), ...heard };
}

type Post = { slug: string; title: string; category: string | null; shownAt: string; url: string };
type Page = { items: Post[]; next: string | null };
const pageOf = async (query: string, lang?: string) => (await ask(`post?${query}`, { lang })).data as Page;

describe('[API-2: tags, posts, similar] the magazine is asked for by rows', () => {
  test('tags of a language with their counts, those with most first; under each stand as many articles', async () => {
    const tags = (await ask('tag')).data as { slug: string; count: number }[];
    expect(tags.map(({ slug, count }) => [slug, count])).toEqual(
      expect.arrayContaining([
        ['pressure', 9],
        ['rhythm', 3],
      ]),
    );
    expect(tags.map(({ count }) => count)).toEqual(tags.map(({ count }) => count).toSorted((one, other) => other - one));
    for (const { slug, count } of tags.slice(0, 3)) expect((await pageOf(`tag=${slug}&limit=100`)).items).toHaveLength(count);
    expect(await ask('post?tag=no-such-tag')).toMatchObject({ status: 404, errors: [{ field: 'tag' }] });
  });

  test('pages by key give every article once, the newest first, and end', async () => {
    const all = (await pageOf('limit=100')).items;
    expect(all.length).toBeGreaterThan(8);
    const walked: Post[] = [];
    let after: string | null = '';
    for (let pages = 0; after !== null && pages < 40; pages++) {
      const page: Page = await pageOf(`limit=3${after ? `&after=${after}` : ''}`);
      expect(page.items.length).toBeLessThanOrEqual(3);
      walked.push(...page.items);
      after = page.next;
    }
    expect(after).toBeNull();
    expect(walked.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
    expect(all.map(({ shownAt }) => shownAt)).toEqual(
      all
        .map(({ shownAt }) => shownAt)
        .toSorted()
        .toReversed(),
    );
    for (const { category } of (await pageOf('category=public')).items) expect(category).toBe('public');
    expect((await pageOf('kind=news')).items.every(({ url }) => url.includes('/company/news/'))).toBe(true);
    expect((await pageOf('', 'en')).items.every(({ url }) => new URL(url).pathname.startsWith('/en/'))).toBe(true);
  });

  test('an article is given as blocks and as HTML, with its people, sources and languages; what is similar says why', async () => {
    const first = (await pageOf('limit=100')).items.find(({ slug }) => !slug.startsWith('made-'));
    const { data, tag } = await ask(`post/${first?.slug}`);
    const article = data as { title: string; html: string; blocks: { kind: string }[]; sources: unknown[]; langs: string[] };
    expect(article.title).toBe(first?.title);
    expect(article.blocks.length).toBeGreaterThan(3);
    expect(article.html).toContain('<p>');
    expect(article.html).not.toMatch(/class=|<script|style=/);
    expect(article.langs).toContain('fa');
    const similar = (await ask(`post/${first?.slug}/similar`)).data as { slug: string; why: string }[];
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.map(({ slug }) => slug)).not.toContain(first?.slug);
    expect(await ask(`post/${first?.slug}`, { tag: tag ?? '' })).toMatchObject({ status: 304 });
    for (const path of ['post/no-such-article', 'post/no-such-article/similar', `post/${'x'.repeat(200)}`, 'post/%00'])
      expect((await ask(path)).status, path).toBe(404);
  });

  test.each([
    ['after=1', 'after', 'api.after'],
    ["after=1.1' or 1=1", 'after', 'api.after'],
    ['limit=0', 'limit', 'api.limit.invalid'],
    ['limit=101', 'limit', 'api.limit.invalid'],
    ['limit=x', 'limit', 'api.limit.invalid'],
    ['category=none', 'category', 'api.choice'],
    ['kind=none', 'kind', 'api.choice'],
    [`q=${'x'.repeat(101)}`, 'q', 'api.words.too-long'],
  ])('%s is refused at its field', async (query, field, code) => {
    expect(await ask(`post?${query}`)).toMatchObject({ status: 422, errors: [{ code, field }] });
  });
});
