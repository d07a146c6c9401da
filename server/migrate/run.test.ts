import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { migrations } from '#cms/migrations/index';
import { migrate } from './run';
import { versionFits } from './state';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a migrated database fits this build, and migrating again does nothing', async () => {
  expect(await versionFits(database.pool)).toBe(true);
  expect(await migrate(database.url)).toBe(0);
});

test('what was applied stands in the table that Payload reads', async () => {
  const { rows } = await database.pool.query('SELECT name, batch::int FROM payload_migrations ORDER BY id');
  expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
  expect(rows.every((row) => row.batch === 1)).toBe(true);
});

test('a database that lacks a migration does not fit', async () => {
  await database.pool.query('DELETE FROM payload_migrations WHERE name = $1', [migrations[0]?.name]);
  expect(await versionFits(database.pool)).toBe(false);
});
