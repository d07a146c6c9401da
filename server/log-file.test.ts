import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { openLogFile } from './log-file';

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[OPS-4: the log] a disk that is full is said once, and ends nobody', async () => {
  const failures: (string | undefined)[] = [];
  const { destination, flush } = openLogFile({ dest: '/dev/full', limitBytes: 1_000, failed: ({ code }) => void failures.push(code) });
  for (let i = 0; i < 100; i += 1) destination.write(`${'x'.repeat(1_000)}\n`);
  await expect.poll(() => failures).toEqual(['ENOSPC']);
  destination.write(`${'x'.repeat(5_000)}\n`);
  flush();
  flush();
  expect(failures).toEqual(['ENOSPC']);
});

test('[OPS-4: the log] lines wait for room, in their order', async () => {
  const file = path.join(folder, 'waits.log');
  const full = openSync('/dev/full', 'w');
  let failed = false;
  const { destination } = openLogFile({ dest: file, limitBytes: 1_000_000, failed: () => (failed = true) });
  await new Promise((resolve) => destination.once('ready', resolve));
  const inner = destination as unknown as { fd: number };
  const own = inner.fd;
  inner.fd = full;
  for (const line of ['first', 'second']) destination.write(`${line} ${'x'.repeat(5_000)}\n`);
  await expect.poll(() => failed).toBe(true);
  inner.fd = own;
  destination.write('third\n');
  const written = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[0]);
  await expect.poll(written, { timeout: 5_000 }).toEqual(['first', 'second', 'third', '']);
  closeSync(full);
});

test('[OPS-4: the log] a file that has grown is put aside and begun anew', async () => {
  const file = path.join(folder, 'grows.log');
  const { destination } = openLogFile({ dest: file, limitBytes: 10_000, failed: () => {} });
  destination.write(`old ${'x'.repeat(12_000)}\n`);
  await expect.poll(() => existsSync(`${file}.1`)).toBe(true);
  await expect
    .poll(() => {
      destination.write(`new ${'x'.repeat(5_000)}\n`);
      return existsSync(file) && readFileSync(file, 'utf8').startsWith('new');
    })
    .toBe(true);
  expect(readFileSync(`${file}.1`, 'utf8')).toMatch(/^old /);
});

test('[OPS-4: the log] a reader of standard output that leaves ends nobody', async () => {
  const child = spawn(process.execPath, ['tests/run/run-ts.mjs', 'tests/start/talk.ts', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.stdout.destroy());
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await new Promise((resolve) => child.on('exit', resolve));
  expect(said).toContain('lives');
});
