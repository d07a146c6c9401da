import { afterAll, beforeAll, expect, test } from 'vitest';
import { provideRuntime } from '#services/runtime';
import { makeArticle } from '../tests/article';
import { createTestDatabase, type TestDatabase } from '../tests/database';
import { DoorBrowser } from '../tests/door-browser';
import { seedContent } from '../tests/seed-content';
import { testRuntime } from '../tests/test-context';
import { locate, pages, type Page } from './routes';
import * as article from './routes/magazine/article';
import * as newsItem from './routes/magazine/news-item';
import * as product from './routes/shop/product';
import * as reviews from './routes/reviews/reviews';
import * as manual from './routes/guides/manual';
import * as course from './routes/academy/course';
import * as lesson from './routes/academy/lesson';
import * as tag from './routes/magazine/tag';

let database: TestDatabase;
const browser = new DoorBrowser('10.4.0.1');
const run = async (text: string, values: unknown[] = []) => (await database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const rename = (table: string, from: string, to: string) => run(`update ${table} set slug = $2 where slug = $1`, [from, to]);

beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  provideRuntime(testRuntime(database));
});
afterAll(() => database.drop());

type Route = Parameters<DoorBrowser['get']>[0];
const go = async (route: Route, path: string) => {
  const { status, location } = await browser.get(route, path, locate(new URL(path, 'http://x').pathname).params);
  return location ? `${status} ${location}` : status;
};

test('[LANG-7] the old address of an article answers 301 to the new one in each language, however often it moved, and keeps what was asked', async () => {
  await makeArticle(database.pool, 'first-name');
  await makeArticle(database.pool, 'only-fa', ['fa']);
  expect(await go(article, '/magazine/first-name')).toBe(200);
  await rename('posts', 'first-name', 'second-name');
  expect(await go(article, '/magazine/first-name')).toBe('301 /magazine/second-name');
  expect(await go(article, '/en/magazine/first-name?text=1')).toBe('301 /en/magazine/second-name?text=1');
  await rename('posts', 'second-name', 'third-name');
  for (const old of ['first-name', 'second-name']) expect(await go(article, `/magazine/${old}`)).toBe('301 /magazine/third-name');
  // What is missing in a language leads to that language’s list, by the present address.
  await rename('posts', 'only-fa', 'only-persian');
  expect(await go(article, '/en/magazine/only-fa')).toBe('301 /en/magazine/only-persian');
  expect(await go(article, '/en/magazine/only-persian')).toBe('302 /en/magazine');
  expect(await go(article, '/magazine/never-there')).toBe(404);
  expect(await go(article, `/magazine/${'x'.repeat(1_500)}`)).toBe(404);
});

test('[LANG-7] an article that becomes news, and one whose name another takes, are where they are', async () => {
  const { post } = await makeArticle(database.pool, 'becomes-news');
  await run(`update posts set kind = 'news' where id = $1`, [post]);
  expect(await go(article, '/magazine/becomes-news')).toBe('301 /company/news/becomes-news');
  await rename('posts', 'becomes-news', 'news-now');
  expect(await go(article, '/en/magazine/becomes-news')).toBe('301 /en/company/news/news-now');
  expect(await go(newsItem, '/company/news/becomes-news')).toBe('301 /company/news/news-now');
  const { post: other } = await makeArticle(database.pool, 'takes-it');
  await run(`update posts set slug = 'becomes-news' where id = $1`, [other]);
  expect(await go(article, '/magazine/becomes-news')).toBe(200);
  const { rowCount } = await database.pool.query(`select from redirects where collection = 'posts' and slug = 'becomes-news'`);
  expect(rowCount).toBe(0);
  // Back to its own first name: nothing leads in a circle.
  await rename('posts', 'third-name', 'first-name');
  expect(await go(article, '/magazine/first-name')).toBe(200);
  expect(await go(article, '/magazine/third-name')).toBe('301 /magazine/first-name');
});

test('[MAG-3] a comment that is sent to an article’s old address is sent on as it is', async () => {
  await makeArticle(database.pool, 'asked-before');
  await rename('posts', 'asked-before', 'asked-after');
  const fields = { intent: 'comment', name: 'آوین', body: 'سپاس از این نوشته.', website: '' };
  const sent = await browser.post(article, '/magazine/asked-before', fields, { slug: 'asked-before' });
  expect([sent.status, sent.location]).toEqual([308, '/magazine/asked-after']);
  expect((await browser.post(article, '/magazine/nobody', fields, { slug: 'nobody' })).status).toBe(404);
});

test('[LANG-7] products, their reviews and manuals, courses, lessons and tags lead on too', async () => {
  await rename('products', 'nb1', 'nb1-new');
  expect(await go(product, '/shop/nb1')).toBe('301 /shop/nb1-new');
  expect(await go(reviews, '/en/shop/nb1/reviews?after=x')).toBe('301 /en/shop/nb1-new/reviews?after=x');
  expect(await go(manual, '/guides/manuals/nb1/home')).toBe('301 /guides/manuals/nb1-new/home');
  const id = await run(`insert into courses (slug, published, level, hours, rank) values ('hearts', true, 'basic', 3, 1) returning id`);
  const other = await run(`insert into courses (slug, published, level, hours, rank) values ('lungs', true, 'basic', 3, 1) returning id`);
  const teach = (of: number) => run(`insert into lessons (course_id, slug, minutes, rank) values ($1, 'start', 5, 1) returning id`, [of]);
  const [first] = [await teach(id), await teach(other)];
  await rename('courses', 'hearts', 'heart-sounds');
  expect(await go(lesson, '/ai-academy/hearts/start')).toBe('301 /ai-academy/heart-sounds/start');
  await run(`update lessons set slug = 'begin' where id = $1`, [first]);
  expect(await go(lesson, '/en/ai-academy/hearts/start')).toBe('301 /en/ai-academy/heart-sounds/begin');
  expect(await go(lesson, '/ai-academy/heart-sounds/start')).toBe('301 /ai-academy/heart-sounds/begin');
  expect(await go(course, '/ai-academy/hearts')).toBe('301 /ai-academy/heart-sounds');
  const { rows } = await database.pool.query(`select slug, within from redirects where collection = 'lessons'`);
  expect(rows).toEqual([{ slug: 'start', within: String(id) }]);
  await run(`insert into tags (slug) values ('pulse')`);
  await rename('tags', 'pulse', 'heart-rate');
  expect(await go(tag, '/magazine/tag/pulse')).toBe('301 /magazine/tag/heart-rate');
});

test('[LANG-7] what was never public leaves no address, and what is gone takes its own along', async () => {
  const draft = await run(`insert into posts (slug, kind, _status) values ('draft-a', 'article', 'draft') returning id`);
  await rename('posts', 'draft-a', 'draft-b');
  await run('delete from posts where id = $1', [draft]);
  const gone = await run(`insert into tags (slug) values ('gone-a') returning id`);
  await rename('tags', 'gone-a', 'gone-b');
  expect((await database.pool.query(`select from redirects where slug in ('draft-a', 'gone-a')`)).rowCount).toBe(1);
  await run('delete from tags where id = $1', [gone]);
  expect((await database.pool.query(`select from redirects where slug in ('draft-a', 'gone-a')`)).rowCount).toBe(0);
});

test('[LANG-7] two who take one old name at once leave one way, and the database refuses a second', async () => {
  const ids = await Promise.all(['r1', 'r2'].map((slug) => run(`insert into tags (slug) values ($1) returning id`, [slug])));
  await Promise.all(Array.from({ length: 12 }, (_, at) => run(`update tags set slug = $2 where id = $1`, [ids[at % 2], `r${at}-${at % 2}`])));
  const { rows } = await database.pool.query<{ slug: string; n: string }>(`select slug, count(*) as n from redirects where collection = 'tags' group by slug`);
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter(({ n }) => n !== '1')).toEqual([]);
  await expect(run(`insert into redirects (collection, slug, ref) select collection, slug, ref from redirects limit 1`)).rejects.toThrow(/redirects_once/);
});

test('every page whose address names such a document says so in the table', () => {
  const lists =
    /^\/(?:shop|magazine|company\/news|pages|centres|guides\/manuals)\/(?:(?:tag|author)\/)?:slug|^\/ai-academy\/:slug|^\/community\/questions\/topic\/:slug/;
  const silent = (Object.entries(pages) as [string, Page][]).filter(([, page]) => lists.test(page.path) !== (page.moved !== undefined)).map(([name]) => name);
  expect(silent).toEqual([]);
});
