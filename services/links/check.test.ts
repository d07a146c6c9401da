import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Heard } from '#domain/content/link-check';
import { pageAt } from '#server/page-at';
import { makeArticle } from '../../tests/article';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { seedContent } from '../../tests/seed-content';
import { testRuntime } from '../../tests/test-context';
import { clockContext } from '../clock-context';
import { brokenLinks } from './broken';
import { checkLinks } from './check';

let database: TestDatabase;
let now = new Date('2026-11-27T08:00:00Z');
let production = false;
const asked: string[] = [];
const answers = new Map<string, Heard>();
const ask = (url: string): Promise<Heard> => {
  asked.push(url);
  return Promise.resolve(answers.get(url) ?? { status: 200 });
};
const round = async (hours = 0) => {
  now = new Date(now.getTime() + hours * 3_600_000);
  const rt = testRuntime(database, () => now);
  return checkLinks(clockContext({ ...rt, settings: { ...rt.settings, production }, pageAt }, 'test'), ask);
};
const link = (url: string, words: string) => ({ type: 'link', fields: { url }, children: [{ type: 'text', text: words }] });
const bodyOf = (...links: [string, string][]) => ({ root: { children: [{ type: 'paragraph', children: links.map(([to, words]) => link(to, words)) }] } });
const write = (id: number, lang: 'fa' | 'en', ...links: [string, string][]) =>
  database.pool.query(
    `with w as (update posts_locales set body = $3 where _parent_id = $1 and _locale = $2) update posts set updated_at = now() where id = $1`,
    [id, lang, JSON.stringify(bodyOf(...links))],
  );
// The seeded few cite an article that is not among them.
const broken = async () =>
  (await brokenLinks(database.pool))
    .filter((one) => one.collection === 'posts' && one.id === id)
    .map(({ lang, url, words, heard }) => `${lang} ${words} → ${url} (${heard})`);

let id: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedContent(database.pool);
  for (let first = true; first || (await round()).read > 0; first = false);
  // What the seeded articles cite is asked by none of these tests.
  await database.pool.query(`update links set next_at = '2100-01-01' where url like 'https:%'`);
  ({ post: id } = await makeArticle(database.pool, 'leads-on', ['fa', 'en']));
});
afterAll(() => database.drop());

test('[ADM-2: links] [JOB-1: links] links to pages of ours are known by the page table and the documents, at once, and mended ones are forgotten', async () => {
  await write(
    id,
    'fa',
    ['/shop/nb1', 'فشارسنج'],
    ['/shop/nothing', 'نیست'],
    ['/no/such/page', 'هیچ'],
    ['/media/%E0%A4%A', 'بدنوشته'],
    ['/community/tools/bmi', 'ابزار'],
    ['#here', 'همین‌جا'],
    ['tel:115', '۱۱۵'],
  );
  await write(
    id,
    'en',
    ['/magazine/leads-on?text=1', 'itself'],
    ['/shop/nb1', 'monitor'],
    ['/en/community/tools/none', 'no tool'],
    ['/en/magazine/gone', 'gone'],
  );
  expect((await round(1)).read).toBe(1);
  expect((await broken()).sort()).toEqual([
    'en gone → /en/magazine/gone (no-page)',
    'en no tool → /en/community/tools/none (no-page)',
    'fa بدنوشته → /media/%E0%A4%A (no-page)',
    'fa نیست → /shop/nothing (no-page)',
    'fa هیچ → /no/such/page (no-page)',
  ]);
  // An old address that leads on is one.
  await database.pool.query(`update products set slug = 'nb1-later' where slug = 'nb1'`);
  await round(2);
  expect(await broken()).toHaveLength(5);
  expect((await database.pool.query(`select from links where url = '/en/shop/nb1' and state = 'fine'`)).rowCount).toBe(1);
  await write(id, 'fa', ['/en/shop/nb1-later', 'فشارسنج']);
  await write(id, 'en', ['/en/magazine/leads-on', 'itself']);
  await round(1);
  expect(await broken()).toEqual([]);
});

test('[ADM-2: links] others are asked a few a round, one of each host, again before a link is called broken, and never from a portal that is tried out', async () => {
  const many = Array.from({ length: 30 }, (_, at): [string, string] => [`https://h${at % 26}.example/${at}`, `${at}`]);
  await write(id, 'fa', ...many, ['https://gone.example/page', 'رفته']);
  answers.set('https://gone.example/page', { status: 404 });
  expect(await round()).toMatchObject({ asked: 0 });
  expect(asked).toEqual([]);
  production = true;
  for (let count = 0; count < 4; count += 1) {
    const before = asked.length;
    await round(0.5);
    const hosts = asked.slice(before).map((url) => new URL(url).host);
    expect(hosts.length).toBeLessThanOrEqual(20);
    expect(new Set(hosts).size).toBe(hosts.length);
  }
  expect(new Set(asked)).toEqual(new Set([...many.map(([url]) => url), 'https://gone.example/page']));
  expect(await broken()).toEqual([]);
  for (let count = 0; count < 6; count += 1) await round(12);
  expect(await broken()).toEqual(['fa رفته → https://gone.example/page (404)']);
  answers.set('https://gone.example/page', { status: 200 });
  await round(24 * 8);
  expect(await broken()).toEqual([]);
});

test('[ADM-2: links] two workers at once ask each page once; what is taken down is asked no more', async () => {
  await write(id, 'fa', ['https://twice.example/one', 'یک']);
  await round();
  await database.pool.query('update links set next_at = $1 where url like $2', [now, '%twice%']);
  asked.length = 0;
  await Promise.all([round(), round(), round()]);
  expect(asked).toEqual(['https://twice.example/one']);
  await database.pool.query(`update posts set _status = 'draft' where id = $1`, [id]);
  await round(24 * 40);
  const { rowCount } = await database.pool.query(`select from links where url like '%twice%'`);
  expect([asked.length, rowCount]).toEqual([1, 0]);
});
