import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkMachine, install } from '../../server/prepare/install.mjs';
import { buildAdmin, buildServer, buildWeb } from '../../server/prepare/steps.mjs';
import { runChecks } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { runCommand } from './step.mjs';
import { openTally } from './tally.mjs';

const root = process.cwd();
const tally = openTally();
const heading = (text) => process.stdout.write(`\n== ${text}\n`);
const started = Date.now();

process.exitCode = await everything();

/** Everything that a fresh clone can prove of itself, on one machine, ending with one line. */
async function everything() {
  heading('install and build');
  try {
    const problem = checkMachine();
    if (problem) throw new Error(problem);
    await install(root);
    await buildWeb(root);
    await buildServer(root);
    await buildAdmin(root);
    tally.add({ passed: 1 });
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    tally.add({ failed: 1 });
    return tally.end();
  }
  heading('check');
  tally.add(await runChecks());
  heading('rules and services (vitest, on the embedded PostgreSQL)');
  tally.add(await vitest());
  heading('journeys (Chromium)');
  const { note, ...journeys } = await playwright();
  tally.add(journeys, note);
  heading('attacks');
  const attacks = await attack();
  tally.add(attacks, attacks.note);
  process.stdout.write(`\n${Math.round((Date.now() - started) / 1000)} s\n`);
  return tally.end();
}

async function vitest() {
  const report = path.join(root, 'node_modules/.cache/vitest-report.json');
  rmSync(report, { force: true });
  const { code } = await runCommand(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env: { NO_COLOR: '1' } },
  );
  if (!existsSync(report)) return { failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that could not even be read has no test that failed.
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed')).length;
  const failed = numFailedTests + unread || (code === 0 ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

async function playwright() {
  if (!existsSync('tests/journeys')) return {};
  const found = await findChromium((line) => process.stdout.write(`${line}\n`));
  if (!found.file) {
    const note = `journeys: ${found.reason}`;
    return process.env.CI === 'true' ? { failed: 1, note } : { skipped: 1, note };
  }
  const report = path.join(root, 'node_modules/.cache/playwright-report.json');
  rmSync(report, { force: true });
  const env = { CHROMIUM: found.file, ...found.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await runCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'], { env });
  if (!existsSync(report)) return { failed: 1 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1), skipped };
}

async function attack() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!scripts.attack) return {};
  const { code, output } = await runCommand('npm', ['run', '--silent', 'attack', '--', '--quick'], { limitMs: 8 * 60_000 });
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed[^\n]*\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1) };
}
