import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from './pool';
import { createTestDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ env: { DATABASE_POOL: 2 } } as Parameters<typeof openPool>[0], database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('[OPS-1: the database ends a connection between two statements] the transaction fails, the process lives on', async () => {
  const client = await pool.connect();
  await client.query('begin');
  const { pid } = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0] ?? { pid: 0 };
  const lost = new Promise((resolve) => client.once('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  await lost;
  expect(client.listenerCount('error')).toBeGreaterThan(0);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
