import { createRequire } from 'node:module';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const viteRequire = createRequire(createRequire(path.join(root, 'package.json')).resolve('vite/package.json'));
const { build } = viteRequire('esbuild');

/** Bundles the researchers' commands, each into one file. */
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { ecg: 'server/command-line/ecg-main.ts', pcg: 'server/command-line/pcg-main.ts', accuracy: 'server/command-line/accuracy-main.ts' },
  outdir: 'build/command-line',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  legalComments: 'none',
  logLevel: 'warning',
  write: false,
});
for (const { path: file, contents } of outputFiles) {
  mkdirSync(path.dirname(file), { recursive: true });
  // Two commands at once may both build: neither ever loads half a file.
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}
