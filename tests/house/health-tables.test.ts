import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|\.next|build|migrations)$/.test(entry.name) ? [] : filesIn(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
const sources = ['app', 'cms', 'jobs', 'server', 'services'].flatMap(filesIn);
const tables = ['tables', 'record-tables', 'share-tables', 'family-ask-tables', 'family-device-tables', 'import-tables', 'ehr-tables']
  .flatMap((name) => [...readFileSync(`services/health/store/${name}.ts`, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map((found) => found[1] ?? ''))
  .concat('health_days', 'health_months');

test('[ROLE-4: files of health] no statement outside of services/health/store names their tables: each reading passes its right and leaves its line', () => {
  expect(tables).toEqual(expect.arrayContaining(['health_records', 'ehr_entries', 'ehr_entry_versions']));
  const named = new RegExp(`\\b(?:from|join|into|update|table) (?:public\\.)?"?(?:${[...new Set(tables)].join('|')})\\b`, 'i');
  const found = sources.filter((file) => !file.startsWith('services/health/store/') && named.test(readFileSync(file, 'utf8')));
  // The restore puts keys back, and looks whether their member is there.
  expect(found).toEqual(['server/backup/restore.ts']);
});
