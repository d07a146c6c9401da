import { expect, test } from 'vitest';
import { testsByNeed } from './needs.mjs';
import { openStages } from './stages.mjs';
import { openTally } from './tally.mjs';

test('each test file is run where what it needs is ready, and nothing is made ready for those that need nothing', () => {
  const needs = testsByNeed();
  const needOf = (file: string) => Object.entries(needs).find(([, files]) => files.includes(file))?.[0];
  expect(needOf('domain/money.test.ts')).toBe('pure');
  expect(needOf('tests/signals/beats.test.ts')).toBe('core');
  expect(needOf('services/orders/place.test.ts')).toBe('database');
  expect(needOf('tests/start/start.test.ts')).toBe('database');
  expect(needOf('cms/locks.test.ts')).toBe('admin');
  // A preview is asked of the web process, by a ticket that Payload writes.
  expect(needOf('server/web/preview.test.ts')).toBe('admin');
  expect(needs.pure.length).toBeGreaterThan(100);
});

test('a run says how long each part took, how busy the machine was, and what was slowest, also where a part fails', async () => {
  const lines: string[] = [];
  let at = 0;
  const stages = openStages(
    (line: string) => void lines.push(line),
    () => at,
    () => ({ busy: at, all: 4 * at }),
  );
  await stages.run('one', async () => void (at += 2_000));
  await expect(
    stages.run('two', async () => {
      at += 500;
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  for (let i = 1; i <= 12; i += 1) stages.slow(`file ${i}`, i * 1_000);
  stages.print();
  const said = lines.join('\n');
  expect(said).toContain('one 2.0 s (25 % busy), two 0.5 s (25 % busy); in all 2.5 s');
  expect(said).toMatch(/12\.0 s {2}file 12\n +11\.0 s {2}file 11\n/);
  expect(said).not.toMatch(/file [12]$/m);
});

test('a run ends with what failed and the beginning of its reason, then the one line that counts', () => {
  const lines: string[] = [];
  const tally = openTally((line: string) => void lines.push(line));
  tally.add({ passed: 3, failed: 2 });
  tally.broke('orders.spec.ts: a buyer pays', `\u001b[31mError\u001b[39m: no button\n\n${'at somewhere\n'.repeat(40)}`);
  tally.broke('check: format');
  expect(tally.end()).toBe(1);
  expect(lines.slice(0, 4)).toEqual(['\nfailed:', '  orders.spec.ts: a buyer pays', '    Error: no button', '    at somewhere']);
  expect(lines.slice(-2)).toEqual(['  check: format', '3 passed, 2 failed']);
  expect(lines.length).toBeLessThan(20);
});

test('a run without a failure names none', () => {
  const lines: string[] = [];
  const tally = openTally((line: string) => void lines.push(line));
  tally.add({ passed: 3 });
  expect([tally.end(), lines]).toEqual([0, ['3 passed, 0 failed']]);
});
