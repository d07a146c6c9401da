import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { runCommand } from './step.mjs';

const CACHE = path.resolve('node_modules/.cache');
const ATTACKS_END_MS = 10 * 60_000;
const JOURNEYS_END_MS = 45 * 60_000;

/** Runs the tests of rules and services by vitest: all, or with its own arguments (parts of paths, `--changed`). */
export async function rules(args, slow, broke) {
  const report = freshReport('vitest');
  const { code, output } = await runCommand(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...args, '--passWithNoTests', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env: { NO_COLOR: '1' } },
  );
  if (!existsSync(report)) {
    broke('rules and services', output.slice(-2_000));
    return { failed: 1 };
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, startTime, endTime } of testResults) slow(path.relative(process.cwd(), name), endTime - startTime);
  // A file that could not even be read has no test that failed.
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'));
  const own = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter((test) => test.status === 'failed').map((test) => ({ name, ...test })),
  );
  for (const { name, fullName, failureMessages } of own) broke(`${path.relative(process.cwd(), name)}: ${fullName}`, failureMessages[0]);
  for (const { name, message } of unread) broke(path.relative(process.cwd(), name), message);
  const failed = numFailedTests + unread.length;
  // An error outside every test fails the run too, and is in no report.
  if (code !== 0 && failed === 0) broke('rules and services', output.slice(-2_000));
  return { passed: numPassedTests, failed: failed || (code === 0 ? 0 : 1), skipped: numPendingTests };
}

/** Runs journeys in a real browser: all, or those with one of the words in their file or title; gives their counts and what is to be reported. */
export async function journeys(words, slow, broke) {
  const found = await findChromium((line) => process.stdout.write(`${line}\n`));
  if (!found.file) {
    const note = `journeys: ${found.reason}`;
    return [process.env.CI === 'true' ? { failed: 1 } : { skipped: 1 }, note];
  }
  const report = freshReport('playwright');
  const env = { CHROMIUM: found.file, ...found.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const chosen = words.length > 0 ? ['--grep', words.join('|'), '--pass-with-no-tests'] : [];
  // What a journey's trace shows is worth its time only to whoever looks at one journey, without this command.
  const quiet = ['--reporter=dot,json', '--trace=off'];
  const { code, output } = await runCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...quiet, ...chosen], {
    env,
    limitMs: JOURNEYS_END_MS,
  });
  if (!existsSync(report)) {
    broke('journeys', output.slice(-2_000));
    return [{ failed: 1 }];
  }
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { file, title, ms, why } of suites.flatMap(specsOf)) {
    slow(`${file}: ${title}`, ms);
    if (why !== undefined) broke(`${file}: ${title}`, why);
  }
  // A set-up that failed, or a run that was ended, is in no test.
  if (code !== 0 && stats.unexpected === 0) broke('journeys', output.slice(-2_000));
  return [{ passed: stats.expected + stats.flaky, failed: stats.unexpected || (code === 0 ? 0 : 1), skipped: stats.skipped }];
}

/** Runs the quick attacks: all, or those with one of the words in their names. */
export async function attack(words, broke) {
  const chosen = words.length > 0 ? ['--only', words.join(','), '--none-is-fine'] : [];
  const { code, output } = await runCommand('npm', ['run', '--silent', 'attack', '--', '--quick', ...chosen], { limitMs: ATTACKS_END_MS });
  for (const [line] of output.matchAll(/^FAILED .*(?:\n(?!held|FAILED|\d+ passed).*){0,8}/gm)) broke('attack', line);
  // What ends before its last line was ended, or could not begin.
  if (code !== 0 && !/(\d+) passed, (\d+) failed[^\n]*\s*$/.test(output)) broke('attacks', output.slice(-2_000));
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed[^\n]*\s*$/.exec(output) ?? [];
  return [{ passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1) }];
}

function freshReport(name) {
  const report = path.join(CACHE, `${name}-report.json`);
  rmSync(report, { force: true });
  return report;
}

function specsOf(suite) {
  const own = suite.specs.map(({ file, title, tests }) => ({
    file,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    why: tests.flatMap(({ status, results }) => (status === 'unexpected' ? results : [])).at(-1)?.error?.message,
  }));
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
}
