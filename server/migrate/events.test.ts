import { afterAll, beforeAll, expect, test } from 'vitest';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { migrations } from '#cms/migrations/index';
import { createEmptyDatabase, type TestDatabase } from '../../tests/database';

/*
 * The release before kept a history for each noun. What it wrote is taken over, and what its processes still write while a
 * release goes out is read by ours, and the other way round. It goes with those tables.
 */
const OURS = migrations.findIndex(({ name }) => name.endsWith('_events'));

let database: TestDatabase;
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const run = async (some: typeof migrations) => {
  const db = drizzle(database.pool as never) as unknown as MigrateUpArgs['db'];
  for (const { up } of some) await up({ db } as MigrateUpArgs);
};
const historyOf = (subject: string) =>
  rows(`select event, from_state, to_state, actor, reason, facts, at from events where subject = $1 order by id`, [subject]);

const AT = new Date('2026-11-20T08:30:00.123Z');
/** One noun's line as the release before writes it. */
const orderLine = (event: string, from: string | null, to: string, at = AT) =>
  rows(
    `insert into order_events (order_id, event, from_state, to_state, actor, reason, facts, at) values (1, $1, $2, $3, 'staff:1', null, '{"tries": 2}', $4)`,
    [event, from, to, at],
  );
const deviceLine = (event: string, owner: number | null) =>
  rows(
    `insert into device_events (device_id, event, from_state, to_state, actor, user_id, reason, at) values (1, $1, 'made', 'active', 'user:1', $2, null, $3)`,
    [event, owner, AT],
  );
const groupLine = (event: string, member: number | null) =>
  rows(`insert into group_events (group_id, member_id, event, from_state, to_state, actor, at) values (1, $1, $2, 'joined', 'paid', 'clock:x', $3)`, [
    member,
    event,
    AT,
  ]);
const ticketLine = () =>
  rows(
    `insert into warranty_ticket_events (ticket_id, event, from_state, to_state, actor, reason, at) values (1, 'send', null, 'sent', 'user:1', 'روشن نمی‌شود', $1)`,
    [AT],
  );

beforeAll(async () => {
  database = await createEmptyDatabase();
  await run(migrations.slice(0, OURS));
  // Whose lines they are stands in other tables, of which nothing is read here.
  for (const table of ['order_events', 'device_events', 'group_events', 'warranty_ticket_events'])
    await rows(`do $$ declare r record; begin for r in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'f'
      loop execute format('alter table ${table} drop constraint %I', r.conname); end loop; end $$`);
  // The clock of one process goes before that of another: the order of a history is that of its rows.
  await orderLine('make', null, 'awaiting-payment', new Date(AT.getTime() + 5));
  await orderLine('pay', 'awaiting-payment', 'placed');
  await deviceLine('register', 7);
  await groupLine('close', null);
  await groupLine('pay', 4);
  await ticketLine();
  await run(migrations.slice(OURS));
});
afterAll(() => database.drop());

const line = { actor: 'staff:1', reason: null, facts: { tries: 2 } };

test('[ADM-4] the histories of the release before are one history after the migration, each in its own order and to the millisecond', async () => {
  expect(await historyOf('order:1')).toEqual([
    { ...line, event: 'make', from_state: null, to_state: 'awaiting-payment', at: new Date(AT.getTime() + 5) },
    { ...line, event: 'pay', from_state: 'awaiting-payment', to_state: 'placed', at: AT },
  ]);
  expect(await historyOf('device:1')).toMatchObject([{ event: 'register', facts: { owner: 7 } }]);
  expect(await historyOf('group:1')).toMatchObject([{ event: 'close', facts: {} }]);
  expect(await historyOf('group-member:4')).toMatchObject([{ event: 'pay', facts: {} }]);
  expect(await historyOf('ticket:1')).toMatchObject([{ event: 'send', reason: 'روشن نمی‌شود', facts: {} }]);
});

test('what a process of the release before still writes is read by ours, once', async () => {
  await orderLine('queue', 'placed', 'queued');
  await deviceLine('void', null);
  expect((await historyOf('order:1')).map(({ event }) => event)).toEqual(['make', 'pay', 'queue']);
  expect(await historyOf('device:1')).toMatchObject([{ event: 'register' }, { event: 'void', facts: {} }]);
});

test('what ours writes is read by a process of the release before, once', async () => {
  const ours = `insert into events (subject, event, from_state, to_state, actor, facts, at) values ($1, $2, 'queued', 'confirmed', 'staff:1', $3, now())`;
  await rows(ours, ['order:1', 'confirm', '{}']);
  await rows(ours, ['device:1', 'release', '{"owner": 9}']);
  expect((await rows(`select event, facts from order_events where order_id = 1 order by id`)).map(({ event }) => event)).toEqual([
    'make',
    'pay',
    'queue',
    'confirm',
  ]);
  expect(await rows(`select user_id from device_events where event = 'release'`)).toEqual([{ user_id: 9 }]);
  expect((await historyOf('order:1')).filter(({ event }) => event === 'confirm')).toHaveLength(1);
});

test('[ADM-4] a line of the history is never changed nor taken out', async () => {
  await expect(rows(`update events set reason = 'x'`)).rejects.toThrow(/append-only/);
  await expect(rows(`delete from events`)).rejects.toThrow(/append-only/);
});
