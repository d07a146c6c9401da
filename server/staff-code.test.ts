import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/database';
import type { TestDatabase } from '../tests/database';
import { enrolled } from '../tests/enrolled';
import { testRuntime } from '../tests/test-context';
import { localSecrets } from './config/secrets';
import { staffCode } from './staff-code';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'zarban-staff-code-'));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query<{ id: number }>(`INSERT INTO staff (name, email) VALUES ('نرگس', 'narges@zarban.example') returning id`);
  await database.pool.query(`INSERT INTO staff (name, email) VALUES ('تازه', 'new@zarban.example')`);
  const rt = testRuntime(database);
  const secrets = localSecrets(dataDir);
  await enrolled({ ...rt, settings: { ...rt.settings, secrets } }, rows[0]?.id ?? 0);
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

test('[OPS-3] a staff account’s code is shown on a machine of one’s own', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  expect(await staffCode('narges@zarban.example', env)).toMatch(/^\d{6}$/);
  await expect(staffCode('nobody@zarban.example', env)).rejects.toThrow();
  await expect(staffCode('new@zarban.example', env)).rejects.toThrow('no second factor');
});

test('[OPS-3] and never in production', async () => {
  await expect(staffCode('narges@zarban.example', { PORTAL_ENV: 'production', DATABASE_URL: database.url })).rejects.toThrow('PORTAL_ENV=production');
});
