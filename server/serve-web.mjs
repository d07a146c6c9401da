import { spawn } from 'node:child_process';
import path from 'node:path';
import { install } from './prepare/install.mjs';
import { say } from './prepare/progress.mjs';
import { buildWeb } from './prepare/steps.mjs';

/** The web build alone under Remix's own server, without our process: its files, and the pages that need no service of ours. */
const root = process.cwd();
await install(root);
await buildWeb(root);
say('Remix serves the build alone: no database, no gate, no admin. For the portal: npm start');
const child = spawn(process.execPath, [path.join(root, 'node_modules/@remix-run/serve/dist/cli.js'), './build/web/server/index.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', HOST: process.env.HOST ?? '127.0.0.1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
