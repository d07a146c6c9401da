import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import { takeQuotas } from '../limits/take';
import { commit, commitOnce, type Once } from './commit';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('[API-6: an answer without content] the same key answers it again and does nothing twice', async () => {
  const ctx = testContext(testRuntime(database));
  const once: Once = { form: 'test', key: 'k'.repeat(20), body: { a: 1 } };
  const press = (more: Partial<Once> = {}) =>
    commitOnce<null>(ctx, { ...once, ...more }, async () => ({ value: null, audit: { action: 'test', subject: 'test:1' } }));
  expect(await Promise.all([press(), press(), press()])).toEqual(Array(3).fill({ ok: true, value: null }));
  expect(await press({ body: { a: 2 } })).toMatchObject({ ok: false, code: 'common.once-key-reused', status: 409 });
  expect((await database.pool.query(`select 1 from audit where action = 'test'`)).rowCount).toBe(1);
});

test('the audit and the count of tries go on after two thousand million lines', async () => {
  for (const table of ['audit', 'attempts']) await database.pool.query(`select setval('${table}_id_seq', 2147483647)`);
  const ctx = testContext(testRuntime(database));
  const bucket = { bucket: 'test', limits: [{ requests: 2, seconds: 60 }] };
  const press = () =>
    commit(ctx, async (tx) => {
      const taken = await takeQuotas(tx, ctx, [bucket]);
      return { value: taken.ok, audit: { action: 'wide', subject: 'test:2' } };
    });
  expect([await press(), await press(), await press()]).toEqual([true, true, false].map((value) => ({ ok: true, value })));
  const { rows } = await database.pool.query(`select min(id) > 2147483647 as wide, count(*)::int as lines from audit where action = 'wide'`);
  expect(rows).toEqual([{ wide: true, lines: 3 }]);
});
