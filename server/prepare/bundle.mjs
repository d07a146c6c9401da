import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const viteRequire = createRequire(createRequire(path.join(root, 'package.json')).resolve('vite/package.json'));
const { build } = viteRequire('esbuild');

/** Migrations are plain SQL: they get drizzle's `sql` without loading the CMS for it. */
const sqlForMigrations = {
  name: 'sql-for-migrations',
  setup(bundle) {
    bundle.onResolve({ filter: /^@payloadcms\/db-postgres$/ }, ({ importer }) =>
      importer.includes(`${path.sep}cms${path.sep}migrations${path.sep}`) ? { path: '@payloadcms/db-postgres/drizzle', external: true } : undefined,
    );
  },
};

/** Bundles our code into one file per role; the web build and packages stay outside. */
rmSync(path.join(root, 'build/server'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    index: 'server/index.ts',
    supervise: 'server/process/supervise.ts',
    'staff-code': 'server/staff-code-main.ts',
    backup: 'server/backup-main.ts',
    restore: 'server/restore-main.ts',
    'draw-invoice': 'server/draw-invoice-main.ts',
    'draw-share': 'server/draw-share-main.ts',
    'look-into-pdf': 'server/look-into-pdf-main.ts',
    'compute-panel': 'server/compute-panel-main.ts',
    seed: 'cms/seed/main.ts',
    'staff-add': 'server/staff-add-main.ts',
  },
  outdir: 'build/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  loader: { '.ttf': 'file', '.svg': 'text' },
  plugins: [sqlForMigrations],
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
});
