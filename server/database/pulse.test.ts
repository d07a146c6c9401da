import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isUnreachable } from '#services/store/unreachable';
import { surviveLostClients } from '#services/store/lost-clients';
import { fastFolder } from '../../tests/fast-folder';
import { freeze } from '../../tests/freeze';
import { openPulse } from './pulse';
import type { OpenPulse } from './pulse';
import { startDatabase } from './start';
import type { Database } from './start';

const dataDir = fastFolder('zarban-pulse-');
const said: string[] = [];
const note = (_: object, message: string) => void said.push(message);
const log = { debug: note, info: note, warn: note, error: note };
const LONG = { timeout: 15_000 };

let database: Database;
let pool: pg.Pool;
let pulse: OpenPulse | undefined;
beforeAll(async () => {
  database = await startDatabase({ dataDir, durable: false });
  pool = new pg.Pool({ connectionString: database.url, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  surviveLostClients(pool);
}, 60_000);
afterEach(() => pulse?.close());
afterAll(async () => {
  await pool.end();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function beating(more: Partial<Parameters<typeof openPulse>[0]> = {}): Promise<OpenPulse> {
  pulse = openPulse({ url: database.url, clock: () => new Date(), log, ...more });
  await pulse.first;
  return pulse;
}

test('[OPS-1: the database hangs] what waits for it fails, what comes is told so at once, and all is well again by itself when it goes on', async () => {
  const { away, guard } = await beating();
  guard(pool, 60_000);
  await pool.query('select 1');
  const thaw = freeze(database.pid);
  try {
    const faults = await Promise.all(
      Array.from({ length: 5 }, () =>
        pool.query('select 1').then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    );
    expect(faults.map(isUnreachable)).toEqual([true, true, true, true, true]);
    expect(away()).toBe(true);
  } finally {
    thaw();
  }
  await expect.poll(away, LONG).toBe(false);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(said).toEqual(['the database does not answer: requests are told to come back', 'the database answers again']);
}, 30_000);

test('[OPS-1: the database hangs] a single connection that hangs is given up, the others work on', async () => {
  const { away, guard } = await beating();
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  guard(pool, 500);
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
  try {
    await expect(client.query('select 1')).rejects.toThrow(/terminated/);
    client.release(true);
    expect(away()).toBe(false);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    process.kill(rows[0]?.pid ?? 0, 'SIGCONT');
  }
}, 30_000);

const SECOND = 1_000;
test.each([
  ['70 minutes fast', 70 * 60 * SECOND, true],
  ['10 minutes slow', -10 * 60 * SECOND, true],
  ['6 seconds fast', 6 * SECOND, true],
  ['6 seconds slow', -6 * SECOND, true],
  ['4 seconds fast', 4 * SECOND, false],
  ['right', 0, false],
])('[OPS-1: clocks] a clock that is %s is beyond what may be: %s', async (_, shiftMs, off) => {
  said.length = 0;
  const here = await beating({ clock: () => new Date(Date.now() + shiftMs) });
  expect(here.clockIsOff()).toBe(off);
  expect(Math.abs(here.clockAheadMs() - shiftMs)).toBeLessThan(2 * SECOND);
  expect(said.some((line) => line.includes('clock'))).toBe(off);
  await here.close();
  expect((await beating({ clock: () => new Date(Date.now() + shiftMs), mayDiffer: true })).clockIsOff()).toBe(false);
});

test('[OPS-1: clocks] a clock that jumps is noticed at once, without asking again', async () => {
  let shiftMs = 0;
  const { clockIsOff } = await beating({ clock: () => new Date(Date.now() + shiftMs) });
  expect(clockIsOff()).toBe(false);
  shiftMs = -10 * 60 * SECOND;
  expect(clockIsOff()).toBe(true);
  shiftMs = 0;
  expect(clockIsOff()).toBe(false);
});
