import path from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

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

const tests = '*.test.{ts,tsx}';
const skipped = ['**/node_modules/**', '**/.next/**', 'build/**', 'tests/journeys/**'];

export default defineConfig({
  plugins: [sqlForMigrations],
  test: {
    globalSetup: [path.resolve('tests/database-server.ts'), path.resolve('tests/signals/build-core.ts')],
    environment: 'node',
    pool: 'forks',
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
    // Nothing of ours lives in a module: files of one worker share what they import, which was a third of the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'rooms', include: [`{app,domain,jobs,locales,server,services,tests,wasm}/**/${tests}`], exclude: skipped } },
      // Payload reads where its database is from the process.
      { extends: true, test: { name: 'cms', include: [`cms/**/${tests}`], exclude: skipped } },
    ],
  },
});
