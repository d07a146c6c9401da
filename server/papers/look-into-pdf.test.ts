import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPdfLooks } from './look-into-pdf';

/** A stand-in for the built file: it says its process, hangs, dies or fills its memory, as the bytes ask. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-looks-'));
const program = path.join(folder, 'look.mjs');
writeFileSync(
  program,
  `let [parts, have] = [[], 0];
for await (const part of process.stdin) {
  parts.push(part);
  have += part.length;
  if (have < 4 || have < 4 + parts[0].readUInt32BE(0)) continue;
  const said = Buffer.concat(parts).toString('latin1', 4, 14);
  [parts, have] = [[], 0];
  if (said.startsWith('die')) process.exit(1);
  if (said.startsWith('fill')) { const kept = []; for (;;) kept.push(new Array(100_000).fill({})); }
  const value = said.startsWith('secrets') ? Object.keys(process.env) : process.pid;
  process.stdout.write(JSON.stringify({ ok: true, value }) + '\\n');
}`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const look = openPdfLooks('', program);
const ask = async (text: string) => {
  const answer = await look(new Uint8Array(Buffer.from(text)));
  return answer?.ok ? (answer.value as unknown) : answer;
};

test(
  '[CONT-1: limits, PAGE-9] files one after the other are looked into by one process, two at once by two; none has our secrets',
  { timeout: 30_000 },
  async () => {
    const first = await ask('x');
    expect(first).toBeTypeOf('number');
    expect(await ask('x'.repeat(8_000_000))).toBe(first);
    expect(new Set(await Promise.all([ask('x'), ask('x')])).size).toBe(2);
    process.env['SESSION_SECRET_OF_A_TEST'] = 'x';
    expect(((await ask('secrets')) as string[]).sort()).not.toContain('SESSION_SECRET_OF_A_TEST');
  },
);

test.each(['die', 'fill'])(
  '[CONT-1: limits, PAGE-9] a file that makes it %s is told apart, and the next one is looked into',
  { timeout: 60_000 },
  async (what) => {
    expect(await ask(what)).toBeNull();
    expect(await ask('x')).toBeTypeOf('number');
  },
);

test('[CONT-1: limits, PAGE-9] more than may wait are told so', { timeout: 30_000 }, async () => {
  const all = await Promise.all(Array.from({ length: 40 }, () => ask('x')));
  expect(all.filter((one) => one === null)).toHaveLength(18);
});
