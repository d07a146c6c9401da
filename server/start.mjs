import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkMachine, install } from './prepare/install.mjs';
import { say } from './prepare/progress.mjs';
import { buildServer, buildWeb } from './prepare/steps.mjs';

/** Node's flags: Payload's packages choose their files by the condition; the memory is what the default set-up is measured with. */
const FLAGS = ['--conditions=production', '--max-old-space-size=400', '--max-semi-space-size=16', '--min-semi-space-size=16'];
/** When the spare process is loaded: after the first visitors and the admin are served. */
const SPARE_AFTER_MS = 15_000;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
process.env.NODE_ENV ??= 'production';

try {
  process.exit(await start());
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Everything a fresh clone needs, then the roles that are asked for, in a process that is started again when it dies. */
async function start() {
  const problem = checkMachine();
  if (problem) throw new Error(problem);
  const role = process.argv[2];
  const roles = (role ?? process.env.PORTAL_ROLES ?? 'web,admin,worker').split(',').map((name) => name.trim());
  await install(root);
  if (roles.includes('web')) await buildWeb(root);
  await buildServer(root);
  const { supervise } = await import(pathToFileURL(path.join(root, 'build/server/supervise.mjs')).href);
  const flags = [...FLAGS, ...process.execArgv.filter((flag) => flag !== '--conditions=production')];
  return supervise({ args: [...flags, path.join(root, 'server/serve.mjs'), ...process.argv.slice(2)], say, spareAfterMs: SPARE_AFTER_MS });
}
