import { parseArgs } from 'node:util';
import { checkMachine, install } from '../../server/prepare/install.mjs';
import { buildAdmin, buildServer, buildWeb } from '../../server/prepare/steps.mjs';
import { runChecks } from './check.mjs';
import { attack, journeys, rules } from './parts.mjs';
import { openStages } from './stages.mjs';
import { openTally } from './tally.mjs';

/*
 * `npm test` proves of a fresh clone what it can prove of itself, on one machine, ending with one line.
 * `npm test -- orders` runs what has "orders" in its path, title or name; `npm test -- --changed` the rules and
 * services that a change since the last commit touches.
 */
const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean', default: false } }, allowPositionals: true });
const root = process.cwd();
const tally = openTally();
const stages = openStages();

try {
  if (values.changed) await changed();
  else if (positionals.length > 0) await about(positionals);
  else await everything();
} catch (error) {
  process.stdout.write(`${error.message}\n`);
  tally.add({ failed: 1 });
  tally.broke(error.message);
}
stages.print();
process.exitCode = tally.end();

async function everything() {
  await stages.run('install', ready);
  // The checks read nothing that a build writes, and bundling the portal keeps only one processor busy.
  const built = stages.run('build', portal).then(() => stages.run('build of the admin', admin));
  await Promise.all([built, stages.run('check', async () => tally.add(await runChecks(tally.broke)))]);
  await stages.run('rules and services', async () => tally.add(await rules([], stages.slow, tally.broke)), 'vitest, on the embedded PostgreSQL');
  await stages.run('journeys', async () => tally.add(...(await journeys([], stages.slow, tally.broke))), 'Chromium');
  await stages.run('attacks', async () => tally.add(...(await attack([], tally.broke))));
}

async function about(words) {
  await stages.run('install', ready);
  await stages.run('rules and services', async () => tally.add(await rules(words, stages.slow, tally.broke)));
  await stages.run('build', portal);
  await stages.run('build of the admin', admin);
  await stages.run('journeys', async () => tally.add(...(await journeys(words, stages.slow, tally.broke))));
  await stages.run('attacks', async () => tally.add(...(await attack(words, tally.broke))));
}

async function changed() {
  await stages.run('install', ready);
  await stages.run('rules and services', async () => tally.add(await rules(['--changed'], stages.slow, tally.broke)));
}

async function ready() {
  const problem = checkMachine();
  if (problem) throw new Error(problem);
  await install(root);
}

async function portal() {
  await buildWeb(root);
  await buildServer(root);
}

async function admin() {
  await buildAdmin(root);
  tally.add({ passed: 1 });
}
