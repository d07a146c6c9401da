import path from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { testsByNeed } from './tests/run/needs.mjs';

/** Migrations are plain SQL: they get drizzle's `sql` without loading the CMS for it. */
const sqlForMigrations: Plugin = {
  name: 'sql-for-migrations',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === '@payloadcms/db-postgres' && importer?.includes('/cms/migrations/'))
      return this.resolve('@payloadcms/db-postgres/drizzle', importer, { skipSelf: true });
    return undefined;
  },
};

const needs = testsByNeed();
const core = path.resolve('tests/signals/build-core.ts');
const database = path.resolve('tests/database-server.ts');
const project = (name: keyof typeof needs, globalSetup: string[]) => ({ extends: true as const, test: { name, include: needs[name], globalSetup } });

export default defineConfig({
  plugins: [sqlForMigrations],
  test: {
    environment: 'node',
    pool: 'forks',
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    // Only what hangs is ended by them: a machine may be slow, and speed is measured by the bench.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { TZ: 'UTC' },
    // A sheet's address is its address here too; vitest would make it an empty one.
    css: { include: [/\.css\?url$/] },
    // Nothing of ours lives in a module: files of one worker share what they import, which was a third of the time.
    isolate: false,
    // A server and the signal core are made ready only for those that need them; Payload keeps its files to workers of their own.
    projects: [project('pure', []), project('core', [core]), project('database', [database, core]), project('admin', [database, core])],
  },
});
