import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { spawn } from 'node:child_process';
import { checkMachine, install } from './prepare/install.mjs';
import { say } from './prepare/progress.mjs';
import { buildAdmin, buildServer, buildWeb } from './prepare/steps.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
process.env.NODE_ENV ??= 'production';

// Payload's packages choose their files by this condition; without it they now and then die on import.
if (!process.execArgv.includes('--conditions=production')) {
  const child = spawn(process.execPath, ['--conditions=production', ...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Everything a fresh clone needs, then the roles that are asked for. */
async function start() {
  const problem = checkMachine();
  if (problem) throw new Error(problem);
  const role = process.argv[2];
  const roles = (role ?? process.env.PORTAL_ROLES ?? 'web,admin,worker').split(',').map((name) => name.trim());
  await install(root);
  if (roles.includes('web')) await buildWeb(root);
  await buildServer(root);
  const { run } = await import(pathToFileURL(path.join(root, 'build/server/index.mjs')).href);
  await run({ root, roles: role ? [role] : undefined, say, buildAdmin: () => buildAdmin(root) });
}
