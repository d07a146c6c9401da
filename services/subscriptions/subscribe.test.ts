import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import { subscribe } from './subscribe';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('[SHELL-9: subscribe] an address or phone is stored once, and the answer does not tell whether it was there', async () => {
  const ctx = testContext(testRuntime(database));
  const mail = { channel: 'email', address: 'reader@example.com' } as const;
  const answers = await Promise.all([mail, mail, mail].map((contact) => subscribe(ctx, contact)));
  await subscribe(ctx, { channel: 'phone', address: '09120000000' });
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  const { rows } = await database.pool.query('select contact, channel, lang from subscriptions order by contact');
  expect(rows).toEqual([
    { contact: '09120000000', channel: 'phone', lang: 'fa' },
    { contact: 'reader@example.com', channel: 'email', lang: 'fa' },
  ]);
});
