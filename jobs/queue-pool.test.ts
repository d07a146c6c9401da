import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
import { queuePoolConfig } from './queue-pool';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(['', '?options=-c%20statement_timeout%3D1234'])('queues read the schema bullmq, whatever the address asks besides (%s)', async (more) => {
  const given = new pg.Pool({ connectionString: `${database.url}${more}` });
  const pool = new pg.Pool(queuePoolConfig(given.options));
  const { rows } = await pool.query("select current_setting('search_path') as path, current_setting('statement_timeout') as timeout");
  expect(rows).toEqual([{ path: 'bullmq', timeout: more ? '1234ms' : '0' }]);
  await Promise.all([pool.end(), given.end()]);
});

test('a pool without an address keeps its parts', () => {
  const config = queuePoolConfig({ host: 'db', port: 5433, user: 'zarban', password: 'secret', database: 'shop' } as pg.PoolOptions);
  expect(config).toMatchObject({ host: 'db', port: 5433, user: 'zarban', password: 'secret', database: 'shop', options: '-c search_path=bullmq' });
});
