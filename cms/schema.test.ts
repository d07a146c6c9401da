import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateSchema, payload } from './generate.mjs';

const committed = path.resolve('services/store/schema.generated.ts');

test('the tables that services read are what the collections say', async () => {
  const fresh = path.resolve('services/store', `.schema-${process.pid}.ts`);
  try {
    await (generateSchema as (file: string) => Promise<void>)(fresh);
    expect(readFileSync(fresh, 'utf8')).toBe(readFileSync(committed, 'utf8'));
  } finally {
    rmSync(fresh, { force: true });
  }
}, 120_000);

const run = payload as (command: string[]) => string;

test('the migrations bring a database to exactly these tables: nothing is left to migrate', () => {
  const folder = path.resolve('cms/migrations');
  const before = readdirSync(folder);
  const index = readFileSync(path.join(folder, 'index.ts'), 'utf8');
  run(['migrate:create', 'check_only', '--skip-empty']);
  const made = readdirSync(folder).filter((file) => !before.includes(file));
  for (const file of made) rmSync(path.join(folder, file));
  writeFileSync(path.join(folder, 'index.ts'), index);
  expect(made).toEqual([]);
}, 120_000);

test('every component that a collection names is in the admin’s import map', () => {
  const file = path.resolve('cms/app/(payload)/admin/importMap.js');
  const committedMap = readFileSync(file, 'utf8');
  run(['generate:importmap']);
  const fresh = readFileSync(file, 'utf8');
  writeFileSync(file, committedMap);
  expect(fresh).toBe(committedMap);
}, 120_000);
