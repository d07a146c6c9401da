import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './step.mjs';

const bin = (name) => path.join('node_modules', name);
const CACHE = 'node_modules/.cache';
const ROOMS = ['app', 'cms', 'domain', 'jobs', 'locales', 'server', 'services', 'tests', 'wasm'];

/** Looks at a project's types; what a file gave last time is remembered, so that only what a change reaches is looked at again. */
function types(project, name) {
  return [bin('typescript-7/bin/tsc'), '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`];
}

/** What `npm run check` holds, each by its own tool; all of them cache. The longest begins first. */
const checks = [
  { name: 'lint', doing: 'oxlint', args: [bin('oxlint/bin/oxlint'), '--type-aware', '--max-warnings', '0', '.'] },
  { name: 'format', doing: 'prettier', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.'] },
  // The native compiler; Next and Payload still ask the one before it, which stands beside it.
  { name: 'types', doing: 'tsc', args: types('.', 'types-all') },
  { name: 'types of the domain', doing: 'tsc', args: types('domain', 'types-domain') },
  {
    name: 'directions',
    doing: 'dependency-cruiser',
    args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--output-type', 'err', ...ROOMS.filter((room) => existsSync(room))],
  },
  { name: 'nothing unused', doing: 'knip', args: [bin('knip/bin/knip.js'), '--no-progress'] },
];

/** Runs all checks, two at a time; each counts as one. `broke` is told of each that fails. */
export async function runChecks(broke = () => {}) {
  mkdirSync(CACHE, { recursive: true });
  const results = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output, seconds } = await runCommand(process.execPath, check.args, { quiet: true });
      if (code !== 0) {
        process.stdout.write(`${output.trim()}\n`);
        broke(`check: ${check.name}`, output);
      }
      process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${check.doing}, ${seconds.toFixed(1)} s)\n`);
      results.push(code === 0);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: results.filter(Boolean).length, failed: results.filter((fine) => !fine).length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runChecks();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 ? 1 : 0);
}
