import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
import { staffCode } from './staff-code';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`INSERT INTO staff (name, email) VALUES ('نرگس', 'narges@zarban.example')`);
});
afterAll(() => database.drop());

test('[OPS-3] a staff account’s code is shown on a machine of one’s own', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: '/tmp/zarban-staff-code-test' };
  expect(await staffCode('narges@zarban.example', env)).toMatch(/^\d{6}$/);
  await expect(staffCode('nobody@zarban.example', env)).rejects.toThrow();
});

test('[OPS-3] and never in production', async () => {
  await expect(staffCode('narges@zarban.example', { PORTAL_ENV: 'production', DATABASE_URL: database.url })).rejects.toThrow('PORTAL_ENV=production');
});
