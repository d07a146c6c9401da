import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import { commitOnce, type Once } from './commit';

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
