import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { isUnreachable } from './unreachable';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('[SHELL-11: a rush] no free connection in time, none at the address, one that was ended: the database cannot be reached; a statement that is wrong is a bug', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const taken = await pool.connect();
  // Whoever comes now waits for the one connection; the one itself may take its time on a busy machine.
  pool.options.connectionTimeoutMillis = 50;
  expect(isUnreachable(await faultOf(pool.query('select 1')))).toBe(true);
  taken.on('error', () => {});
  const { rows } = await taken.query('select pg_backend_pid() as pid');
  const asleep = faultOf(taken.query('select pg_sleep(20)'));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  expect(isUnreachable(await asleep)).toBe(true);
  expect(isUnreachable(await faultOf(taken.query('select 1')))).toBe(true);
  taken.release(true);
  expect(isUnreachable(new Error('as services see it', { cause: await faultOf(new pg.Client({ host: '127.0.0.1', port: 1 }).connect()) }))).toBe(true);
  expect(isUnreachable(await faultOf(database.pool.query('select nothing_of_the_kind')))).toBe(false);
  expect(isUnreachable(undefined)).toBe(false);
  await pool.end();
});
