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

export default defineConfig({
  plugins: [sqlForMigrations],
  test: {
    include: ['{app,cms,domain,jobs,locales,server,services,tests,wasm}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.next/**', 'build/**', 'tests/journeys/**'],
    globalSetup: [path.resolve('tests/database-server.ts'), path.resolve('tests/signals/build-core.ts')],
    environment: 'node',
    pool: 'forks',
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
