import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PromiseKind } from '#domain/work/nouns';
import { subjectOf } from '#domain/work/nouns';
import { createTestDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { insertOrder } from '../../tests/jobs/order';
import { runtimeOn, until } from '../../tests/jobs/runtime';
import type { LoggedRuntime } from '../../tests/jobs/runtime';
import { surviveLostClients } from '../store/lost-clients';
import { loadHolidays } from '../calendars/holidays';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import { recomputeOpenDeadlines } from '../deadlines/recompute';
import type { Warning } from '../deadlines/warnings';
import { commit } from '../store/commit';
import { warnOfDeadline, warnOfTicket } from './warn';

let database: TestDatabase;
let rt: LoggedRuntime;
let order: { id: number; code: string };
let subject: string;
beforeAll(async () => {
  database = await createTestDatabase();
  surviveLostClients(database.pool);
  rt = runtimeOn(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from holidays; delete from deadlines; delete from outbox; delete from messages; delete from work_claims');
  order = await insertOrder(database.pool);
  subject = subjectOf('order', order.id);
});

/** Saturday, 10:00 in Tehran; two working days on it is Monday. */
const start = new Date('2026-11-21T06:30:00Z');
const clock = { kind: 'working', calendar: 'orders', hours: 48 } as const;
const monday = new Date('2026-11-23T06:30:00Z');
const tuesday = new Date('2026-11-24T06:30:00Z');

const query = async <Row extends object>(text: string, values: unknown[] = []) => (await database.pool.query<Row>(text, values)).rows;
const inOne = (work: (tx: Parameters<Parameters<typeof commit>[1]>[0]) => Promise<unknown>) =>
  commit(clockContext(rt, 'test'), async (tx) => ({ value: await work(tx), audit: [] }));
const open = (kind: PromiseKind = 'orders.queue', startsAt = start, of = subject) =>
  inOne(async (tx) => openDeadline(tx, { kind, subject: of, clock, startsAt, holidays: await loadHolidays(tx) }));
const closeDay = (day: string) => query("insert into holidays (day, kind, certainty) values ($1, 'decree', 'official')", [day]);
const recompute = () => recomputeOpenDeadlines(clockContext(rt, 'test'));

type Row = { id: string; payload: Warning; due_at: Date; done_at: Date | null };
/** The warnings that sleep, in the order in which they wake. */
const asleep = () => query<Row>(`select id, payload, due_at, done_at from outbox where kind = 'warn' and done_at is null order by due_at, id`);
const at = (now: Date): Ctx => ({ ...clockContext(rt, 'deadlines.warn'), now });
const wake = async (row: Row | undefined, now: Date) => (row ? warnOfDeadline(at(now), row.id, row.payload) : 'no such row');
const said = (of = subject) =>
  query<{ promise: string; due: string }>(
    `select facts->>'promise' as promise, facts->>'dueAt' as due from audit where action = 'deadlines.overdue' and subject = $1 order by id`,
    [of],
  );

test('[JOB-1, JOB-3] a holiday that moves a promise later moves its warning: nobody is told that it is late before it is', async () => {
  await open();
  expect((await asleep()).map(({ due_at }) => due_at)).toEqual([monday]);
  await closeDay('2026-11-22');
  await recompute();
  const [row] = await asleep();
  expect(row?.due_at).toEqual(tuesday);
  expect([await wake(row, tuesday), await said()]).toEqual(['said', [{ promise: 'orders.queue', due: tuesday.toISOString() }]]);
  expect(await wake(row, tuesday)).toBe('before');
});

test('[JOB-1, JOB-3] a warning that wakes before the deadline as it now stands says nothing and sleeps on, as often as it takes', async () => {
  await open();
  const [woken] = await asleep();
  // It lies in the queue already when the holiday is added.
  await query('update outbox set relayed_at = now() where id = $1', [woken?.id]);
  await closeDay('2026-11-22');
  await recompute();
  expect([await wake(woken, monday), await wake(woken, monday), await said()]).toEqual(['asleep', 'before', []]);
  const [again] = await asleep();
  expect([again?.due_at, again?.id === woken?.id]).toEqual([tuesday, false]);
  // The holiday is taken back, and another comes: the same moments once more.
  await query('delete from holidays');
  await recompute();
  expect((await asleep()).map(({ due_at }) => due_at)).toEqual([monday]);
  await closeDay('2026-11-22');
  expect(await wake(again, monday)).toBe('said');
  expect(await said()).toHaveLength(1);
});

test('[JOB-1, JOB-3] a holiday that is taken back moves a promise and its warning earlier', async () => {
  await closeDay('2026-11-22');
  await open();
  expect((await asleep()).map(({ due_at }) => due_at)).toEqual([tuesday]);
  await query('delete from holidays');
  await recompute();
  const [row] = await asleep();
  expect(row?.due_at).toEqual(monday);
  expect([await wake(row, monday), (await said()).map(({ due }) => due)]).toEqual(['said', [monday.toISOString()]]);
});

test('[JOB-1] a promise that begins twice warns twice, each time of its own start', async () => {
  await open('orders.call');
  await open('orders.call');
  expect(await asleep()).toHaveLength(1);
  await wake((await asleep())[0], monday);
  await inOne((tx) => closeDeadline(tx, { subject, kind: 'orders.call', at: monday }));
  const next = new Date(start.getTime() + 3_600_000);
  await open('orders.call', next);
  const [row] = await asleep();
  expect(row?.payload.startsAt).toBe(next.toISOString());
  expect(await wake(row, new Date(monday.getTime() + 3_600_000))).toBe('said');
  expect(await said()).toHaveLength(2);
});

test('[JOB-1] a promise that was kept meanwhile, or whose order rests, warns nobody; what a customer owes us never does', async () => {
  await open();
  await open('orders.agree');
  const rows = await asleep();
  expect(rows.map(({ payload }) => payload.promise)).toEqual(['orders.queue']);
  await inOne((tx) => closeDeadline(tx, { subject, at: start }));
  expect([await wake(rows[0], monday), await said()]).toEqual(['nothing', []]);
  expect(await asleep()).toEqual([]);
  const rested = await insertOrder(database.pool, { state: 'delivered' });
  await open('orders.deliver', start, subjectOf('order', rested.id));
  expect(await wake((await asleep())[0], monday)).toBe('nothing');
});

test('[JOB-1, ADM-3] whoever has taken the work is told by mail; what is nobody’s stands on the desk alone', async () => {
  await open();
  await open('orders.call');
  const [first, second] = await asleep();
  await wake(first, monday);
  expect(await query('select 1 from messages')).toEqual([]);
  await query(`insert into staff (name, email) values ('آوا', 'ava@zarban.example')`);
  await query(`insert into work_claims (collection, document_id, staff_id, version, at) select 'orders', $1, max(id), 1, now() from staff`, [order.id]);
  await wake(second, monday);
  expect(await query('select notice, recipient, body from messages')).toEqual([
    { notice: 'staff.overdue', recipient: 'ava@zarban.example', body: expect.stringContaining(order.code) },
  ]);
});

test('[JOB-1, JOB-2] a process that is killed between leaves nothing said, and the next says it once', async () => {
  await open();
  const [row] = await asleep();
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from orders where id = $1 for update', [order.id]);
  const first = wake(row, monday).then(
    () => 'lived',
    () => 'killed',
  );
  // Its mark is set and it waits for the order: now its connection is cut.
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%orders%'`;
  await until('it waits', async () => (await query(waiting)).length === 1);
  await query(`select pg_terminate_backend(pid) from (${waiting}) w`);
  expect(await first).toBe('killed');
  await holder.query('rollback');
  holder.release();
  expect([(await asleep()).length, await said()]).toEqual([1, []]);
  expect(await Promise.all([wake(row, monday), wake(row, monday)])).toEqual(expect.arrayContaining(['said', 'before']));
  expect(await said()).toHaveLength(1);
});

test('[JOB-1] what the version before wrote for a ticket is held against its open promise', async () => {
  expect(await warnOfTicket(at(monday), 'of-before', { ticketId: 1, promise: 'warranty.contact', when: 'after' })).toBe('nothing');
});
