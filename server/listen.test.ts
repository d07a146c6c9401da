import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
import { keptContent } from '#services/content/kept';
import { listKinds } from '#services/content/kinds';
import { seedContent } from '../tests/seed-content';
import { testContext, testRuntime } from '../tests/test-context';
import { listen } from './listen';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const log = { debug() {}, info() {}, warn() {}, error() {} };

test('an editor’s change is heard on commit; a broken line is told and comes back', async () => {
  const heard: string[] = [];
  const line: boolean[] = [];
  const listener = listen({
    url: database.url,
    channels: ['content_changed'],
    heard: (_, table) => heard.push(table),
    line: (up) => line.push(up),
    log,
    retryMs: 50,
  });
  await expect.poll(() => listener.connected()).toBe(true);

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`UPDATE products SET updated_at = now()`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toEqual([]);
  await client.query('COMMIT');
  await expect.poll(() => heard).toEqual(['products']);

  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'zarban-listen' AND datname = current_database()`);
  await expect.poll(() => line).toEqual([true, false, true]);
  await client.query(`UPDATE products SET updated_at = now()`);
  await expect.poll(() => heard).toEqual(['products', 'products']);
  await listener.close();
  await client.end();
});

test('[PROD-7: at once] [PAGE-11: told] a process that keeps the kinds hears of a new one with its first product, and that it is taken down', async () => {
  await seedContent(database.pool);
  const kept = keptContent();
  const listener = listen({ url: database.url, channels: ['content_changed'], heard: (_, table) => kept.changed(table), line: (up) => kept.setOpen(up), log });
  try {
    await expect.poll(() => listener.connected()).toBe(true);
    const ctx = testContext({ ...testRuntime(database), kept });
    const slugs = async () => (await listKinds(ctx)).map(({ slug }) => slug);
    expect(await slugs()).not.toContain('oximeter');
    await database.pool.query(`insert into kinds (slug, rank) values ('oximeter', 35)`);
    await database.pool.query(`insert into kinds_locales (_parent_id, _locale, title) select id, 'fa', 'پالس اکسیمتر' from kinds where slug = 'oximeter'`);
    expect(await slugs()).not.toContain('oximeter');
    await database.pool.query(
      `with kind as (select id from kinds where slug = 'oximeter'),
        product as (insert into products (slug, kind_id, stage, rank, _status) select 'no1', id, 'mist', 3, 'published' from kind returning id)
       insert into products_locales (_parent_id, _locale, title, use_line, summary) select id, 'fa', 'NO1', 'x', 'x' from product`,
    );
    await expect.poll(slugs).toContain('oximeter');
    await database.pool.query(`update products set _status = 'draft' where slug = 'no1'`);
    await expect.poll(slugs).not.toContain('oximeter');
  } finally {
    await listener.close();
  }
});
