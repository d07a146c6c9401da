import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEEP_DAYS } from '#domain/upkeep/keep';
import { createTestDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { runtimeOn } from '../../tests/jobs/runtime';
import { clockContext } from '../clock-context';
import { cleanUp } from './clean';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('what is past its time goes, what is younger or open stays', async () => {
  const { pool } = database;
  for (const [age, name] of [
    [-1, 'young'],
    [1, 'old'],
  ] as const) {
    const at = (what: keyof typeof KEEP_DAYS) => daysAgo(KEEP_DAYS[what] + age);
    await pool.query("insert into once_keys (actor, form, key, body_hash, result, at) values ('guest', 'cart', $1, '', '{}', $2)", [name, at('onceKeys')]);
    await pool.query("insert into outbox (id, queue, kind, payload, created_at, due_at, done_at) values ($1, 'orders', 'queue', '{}', $2, $2, $2)", [
      name,
      at('doneJobs'),
    ]);
    await pool.query(
      "insert into messages (id, channel, notice, recipient, lang, facts, body, promise, state, created_at) values ($1, 'sms', 'orders.queued', '09120000000', 'fa', '{}', '', 'at-least-once', 'sent', $2)",
      [name, at('messages')],
    );
    await pool.query('insert into carts (token_hash, updated_at) values ($1, $2)', [name, at('guestCarts')]);
    await pool.query("insert into heartbeats (process, role, at) values ($1, 'worker', $2)", [name, at('heartbeats')]);
  }
  await pool.query("insert into outbox (id, queue, kind, payload, created_at, due_at, dead_at) values ('dead', 'orders', 'queue', '{}', $1, $1, $1)", [
    daysAgo(400),
  ]);
  const rt = { ...runtimeOn(pool), clock: () => now };
  expect(await cleanUp(clockContext(rt, 'test'))).toMatchObject({ onceKeys: 1, doneJobs: 1, messages: 1, guestCarts: 1, heartbeats: 1 });
  const left = async (sql: string) => (await pool.query<{ name: string }>(sql)).rows.map((row) => row.name).sort();
  expect(await left('select key as name from once_keys')).toEqual(['young']);
  expect(await left('select id as name from outbox')).toEqual(['dead', 'young']);
  expect(await left('select id as name from messages')).toEqual(['young']);
  expect(await left('select token_hash as name from carts')).toEqual(['young']);
  expect(await left('select process as name from heartbeats')).toEqual(['young']);
});

test('[AUTH-6] a login code whose time is over stands in no message any more; the message stays, other words too', async () => {
  const { pool } = database;
  const write = (id: string, notice: string, minutes: number) =>
    pool.query(
      `insert into messages (id, channel, notice, recipient, lang, facts, body, promise, state, created_at, expires_at)
       values ($1, 'sms', $2, '09120000000', 'fa', '{"code":"482913"}', '482913', 'at-most-once', 'sent', $3, $4)`,
      [id, notice, now, new Date(now.getTime() + minutes * 60_000)],
    );
  await write('over', 'accounts.login-code', -1);
  await write('open', 'accounts.login-code', 1);
  await write('mail', 'accounts.email-code', -1);
  await write('order', 'orders.queued', -1);
  const rt = { ...runtimeOn(pool), clock: () => now };
  expect(await cleanUp(clockContext(rt, 'test'))).toMatchObject({ codes: 2 });
  const { rows } = await pool.query(`select id from messages where body || facts::text like '%482913%' order by id`);
  expect(rows.map(({ id }) => id)).toEqual(['open', 'order']);
});
