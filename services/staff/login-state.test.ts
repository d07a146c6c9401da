import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import { loginState } from './login-state';

const now = new Date('2026-11-22T08:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`insert into staff (id, name, email) select n, 'همکار', n || '@zarban.example' from generate_series(1, 5) n`);
  await database.pool.query(
    `insert into factors (staff_id, secret, confirmed_at, locked_until) values
     (2, 's', null, null), (3, 's', now(), null), (4, 's', now(), '2026-11-22T08:00:01Z'), (5, 's', now(), '2026-11-22T08:00:00Z')`,
  );
});
afterAll(() => database.drop());

test('[ADM-5] a colleague is invited until the second factor is enrolled, locked while the lock lasts, else ready', async () => {
  const administrator = testContext(
    testRuntime(database, () => now),
    { actor: { kind: 'staff', staffId: 99, name: '', roles: ['administrator'] } },
  );
  const states = await Promise.all([1, 2, 3, 4, 5, 6].map(async (id) => (await loginState(administrator, id))?.state));
  expect(states).toEqual(['invited', 'invited', 'ready', 'locked', 'ready', undefined]);
});
