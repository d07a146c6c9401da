import path from 'node:path';
import { runStep } from './progress.mjs';
import { whenStale } from './stale.mjs';

const SHARED = ['services', 'domain', 'locales', 'package-lock.json', 'package.json'];

/** Builds the signal core in its variants, for the pages and the command line; `tell` takes its output where stdout is for something else. */
export function buildWasm(root, tell) {
  return whenStale({
    root,
    name: 'wasm',
    inputs: ['wasm/build.mjs', 'wasm/assembly', 'package-lock.json'],
    makes: ['core', 'core-simd', 'core-steps'].map((name) => `build/wasm/${name}.wasm`),
    run: () => runStep({ root, name: 'wasm', doing: 'building the signal core', command: process.execPath, args: ['wasm/build.mjs'], tell }),
  });
}

/** Builds the portal's pages: Remix's client and server build, then each file compressed once; the signal core is one of its files. */
export async function buildWeb(root) {
  await buildWasm(root);
  return whenStale({
    root,
    name: 'web',
    inputs: ['app', 'wasm', 'public', 'vite.config.ts', 'remix.config.js', 'tsconfig.json', 'server/prepare/compress.mjs', ...SHARED],
    makes: ['build/web/server/index.js', 'build/web/client/assets'],
    run: async () => {
      const remix = path.join('node_modules', '@remix-run/dev/dist/cli.js');
      await runStep({
        root,
        name: 'web',
        doing: 'building the portal',
        command: process.execPath,
        args: [remix, 'vite:build'],
        env: { NODE_ENV: 'production' },
      });
      await runStep({
        root,
        name: 'compress',
        doing: 'compressing its files',
        command: process.execPath,
        args: ['server/prepare/compress.mjs', 'build/web/client'],
      });
    },
  });
}

/** Builds the researchers' commands, which need nothing of the portal but the signal core. */
export function buildCommandLine(root, tell) {
  return whenStale({
    root,
    name: 'command-line',
    inputs: ['server/command-line', 'server/prepare/bundle-command-line.mjs', 'domain', 'services/signals', 'wasm', 'locales', 'package-lock.json'],
    makes: ['ecg', 'pcg', 'accuracy'].map((command) => `build/command-line/${command}.mjs`),
    run: () =>
      runStep({
        root,
        name: 'command-line',
        doing: 'building the commands',
        command: process.execPath,
        args: ['server/prepare/bundle-command-line.mjs'],
        tell,
      }),
  });
}

/** Builds the process itself: one bundle with a part for each role. */
export function buildServer(root) {
  return whenStale({
    root,
    name: 'server',
    inputs: ['server', 'jobs', 'cms', 'wasm', 'app/api', 'app/routes.ts', 'app/canonical-path.ts', 'app/dataless.ts', 'app/language-offer.ts', ...SHARED],
    makes: ['build/server/index.mjs', 'build/server/supervise.mjs'],
    run: () => runStep({ root, name: 'server', doing: 'building the server', command: process.execPath, args: ['server/prepare/bundle.mjs'] }),
  });
}

/** Builds the admin, which takes long, so it is done while the portal already answers. */
export function buildAdmin(root) {
  return whenStale({
    root,
    name: 'admin',
    inputs: ['cms', 'tsconfig.json', 'server/prepare/compress.mjs', ...SHARED],
    makes: ['cms/.next/BUILD_ID'],
    run: async () => {
      await runStep({
        root,
        name: 'admin',
        doing: 'building the admin',
        command: process.execPath,
        args: ['--conditions=production', path.join('node_modules', 'next/dist/bin/next'), 'build', 'cms'],
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DATABASE_URL: '', PAYLOAD_SECRET: 'only-for-the-build', NODE_OPTIONS: '' },
      });
      await runStep({
        root,
        name: 'compress-admin',
        doing: 'compressing its files',
        command: process.execPath,
        args: ['server/prepare/compress.mjs', 'cms/.next/static'],
      });
    },
  });
}
