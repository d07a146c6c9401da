import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Runs one of the tests' own TypeScript programs with the arguments after it: `node tests/run/run-ts.mjs tests/attack/main.ts --quick`.
 * What is ours becomes one file; packages are loaded as they are.
 */
const root = process.cwd();
const [entry, ...args] = process.argv.slice(2);
const viteRequire = createRequire(createRequire(path.join(root, 'package.json')).resolve('vite/package.json'));
const { build } = viteRequire('esbuild');
const made = path.join(root, 'node_modules/.cache', `${entry.replace(/\W+/g, '-')}-${process.pid}`);

await build({
  absWorkingDir: root,
  entryPoints: { main: entry },
  outdir: made,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  loader: { '.ttf': 'file', '.svg': 'text' },
  plugins: [
    {
      name: 'sql-for-migrations',
      setup(bundle) {
        bundle.onResolve({ filter: /^@payloadcms\/db-postgres$/ }, ({ importer }) =>
          importer.includes('migrations') ? { path: '@payloadcms/db-postgres/drizzle', external: true } : undefined,
        );
      },
    },
  ],
  sourcemap: 'inline',
  logLevel: 'warning',
});

const child = spawn(process.execPath, ['--conditions=production', '--enable-source-maps', path.join(made, 'main.mjs'), ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  rmSync(made, { recursive: true, force: true });
  process.exit(code ?? (signal ? 1 : 0));
});
