import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bug } from './bug';
import { bugsInConsultations } from './in-consultations';
import { bugsInTheCode } from './in-the-code';
import { bugsInTheDatabase } from './in-the-database';

/** Paths that are not copied: they are built again, or linked. */
const LEFT_OUT = /^(node_modules|\.git|\.data|coverage|test-results|build(?!\/wasm$)\/.+|cms\/\.next)$/;
const TEST_WITHIN_MS = 180_000;
type Told = { failed: string[]; passed: number; broken: string };

/** Plants one bug after the other into a copy of this tree and runs the test that has to see it; gives how many were not seen. */
export async function plantAll(say: (line: string) => void, only?: string): Promise<{ caught: number; missed: number }> {
  const bugs = [...bugsInTheCode, ...bugsInConsultations, ...bugsInTheDatabase].filter(
    ({ name }) => !only || only.split(',').some((part) => name.includes(part)),
  );
  const copy = copyTree();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  const outcome = { caught: 0, missed: 0 };
  const sound = await soundTests(copy, bugs);
  for (const bug of bugs) {
    const why = sound.get(keyOf(bug)) ?? (await plantOne(copy, bug));
    if (why === null) outcome.caught += 1;
    else outcome.missed += 1;
    say(`${why === null ? 'caught    ' : 'NOT CAUGHT'} ${bug.name}: ${bug.seenBy.file}, “${bug.seenBy.title}”${why === null ? '' : ` – ${why}`}`);
  }
  return outcome;
}

function copyTree(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'zarban-planted-'));
  const root = process.cwd();
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: (from) => !LEFT_OUT.test(path.relative(root, from).replaceAll('\\', '/')) });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
  return copy;
}

const keyOf = ({ seenBy }: Bug) => `${seenBy.file} ${seenBy.title}`;

/** Checks that each test exists and passes without its bug. */
async function soundTests(copy: string, bugs: readonly Bug[]): Promise<Map<string, string>> {
  const wrong = new Map<string, string>();
  const files = [...new Set(bugs.map(({ seenBy }) => seenBy.file))];
  for (const file of files) {
    const titles = [...new Set(bugs.filter(({ seenBy }) => seenBy.file === file).map(({ seenBy }) => seenBy.title))];
    const told = await runTests(copy, file, titles.map(escape).join('|'));
    const why =
      told.broken ||
      (told.failed.length > 0 ? `it fails without the bug: ${told.failed.join(', ')}` : told.passed < titles.length ? 'there is no such test' : '');
    if (why) for (const bug of bugs.filter(({ seenBy }) => seenBy.file === file)) wrong.set(keyOf(bug), why);
  }
  return wrong;
}

/** Null when the bug was seen, else why not. */
async function plantOne(copy: string, bug: Bug): Promise<string | null> {
  const before = new Map<string, string>();
  try {
    for (const { file, find, replace } of [bug, ...(bug.also ?? [])]) {
      const at = path.join(copy, file);
      const text = existsSync(at) ? readFileSync(at, 'utf8') : '';
      if (!before.has(at)) before.set(at, text);
      if (text.split(find).length !== 2) return `it no longer fits: ${file} has “${find.trim().slice(0, 60)}” ${text.split(find).length - 1} times`;
      writeFileSync(
        at,
        text.replace(find, () => replace),
      );
    }
    const told = await runTests(copy, bug.seenBy.file, escape(bug.seenBy.title));
    if (told.broken) return told.broken;
    return told.failed.length > 0 ? null : 'the test passes';
  } finally {
    for (const [at, text] of before) writeFileSync(at, text);
  }
}

async function runTests(copy: string, file: string, title: string): Promise<Told> {
  const report = path.join(copy, 'planted-report.json');
  rmSync(report, { force: true });
  const args = [path.join(copy, 'node_modules/vitest/vitest.mjs'), 'run', file, '-t', title, '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const timer = setTimeout(() => child.kill('SIGKILL'), TEST_WITHIN_MS);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  if (!existsSync(report)) return { failed: [], passed: 0, broken: `the tests did not run: ${output.slice(-300)}` };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { status: string; message?: string; assertionResults: { title: string; status: string }[] }[];
  };
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').map((one) => one.title);
  // A file that could not even be read has seen nothing.
  const unread = testResults.find(({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'));
  return {
    failed,
    passed: all.filter(({ status }) => status === 'passed').length,
    broken: unread ? `the tests could not be read: ${(unread.message ?? '').slice(0, 200)}` : '',
  };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
