import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
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
