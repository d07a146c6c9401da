import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PromiseKind } from '#domain/work/nouns';
import { createTestDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { insertOrder } from '../../tests/jobs/order';
import { runtimeOn } from '../../tests/jobs/runtime';
import type { LoggedRuntime } from '../../tests/jobs/runtime';
import { loadHolidays } from '../calendars/holidays';
import { clockContext } from '../clock-context';
import { commit } from '../store/commit';
import { closeDeadline } from './close';
import { openDeadline } from './open';
import { orderSubject } from './order-subject';
import { recomputeOpenDeadlines } from './recompute';

let database: TestDatabase;
let rt: LoggedRuntime;
let order: number;
beforeAll(async () => {
  database = await createTestDatabase();
  rt = runtimeOn(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from holidays; delete from deadlines; delete from outbox');
  order = (await insertOrder(database.pool)).id;
});

/** Saturday, 10:00 in Tehran. */
const start = new Date('2026-11-21T06:30:00Z');
const clock = { kind: 'working', calendar: 'orders', hours: 48 } as const;
const dueWithout = new Date('2026-11-23T06:30:00Z');
const dueWithHoliday = new Date('2026-11-24T06:30:00Z');

async function open(kind: PromiseKind = 'orders.refund', at = start): Promise<{ dueAt: Date }> {
  const opened = await commit(clockContext(rt, 'test'), async (tx) => ({
    value: await openDeadline(tx, { kind, subject: orderSubject(order), clock, startsAt: at, holidays: await loadHolidays(tx) }),
    audit: [],
  }));
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}
const dueOf = async () => (await database.pool.query<{ due_at: Date | null }>('select due_at from orders where id = $1', [order])).rows[0]?.due_at;
const closeRoad = (day: string) => database.pool.query("insert into holidays (day, kind, certainty) values ($1, 'decree', 'official')", [day]);

test('[JOB-3] a deadline keeps its clock and its due time, and the order is due with it', async () => {
  expect(await open()).toEqual({ dueAt: dueWithout });
  expect(await dueOf()).toEqual(dueWithout);
  const { rows } = await database.pool.query('select calendar, starts_at, due_at from deadlines');
  expect(rows).toEqual([{ calendar: 'orders 48', starts_at: start, due_at: dueWithout }]);
});

test('the same promise is opened once, and the order is due when its first promise is', async () => {
  await open();
  await open();
  await open('orders.call', new Date('2026-11-20T06:30:00Z'));
  expect((await database.pool.query('select 1 from deadlines')).rowCount).toBe(2);
  const earlier = await dueOf();
  expect(earlier?.getTime()).toBeLessThan(dueWithout.getTime());
  await commit(clockContext(rt, 'test'), async (tx) => {
    await closeDeadline(tx, { subject: orderSubject(order), kind: 'orders.call', at: start });
    return { value: null, audit: [] };
  });
  expect(await dueOf()).toEqual(dueWithout);
  await commit(clockContext(rt, 'test'), async (tx) => {
    await closeDeadline(tx, { subject: orderSubject(order), at: start });
    return { value: null, audit: [] };
  });
  expect(await dueOf()).toBeNull();
});

test('[JOB-3] a holiday that staff add, move or remove asks in its own transaction for open deadlines to be computed again', async () => {
  await open();
  const asked = async () => (await database.pool.query("select 1 from outbox where queue = 'deadlines' and kind = 'recompute'")).rowCount;
  await closeRoad('2026-11-22');
  expect(await asked()).toBe(1);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query("insert into holidays (day, kind, certainty) values ('2026-11-23', 'decree', 'official')");
  await client.query("update holidays set day = '2026-11-25' where day = '2026-11-23'");
  await client.query('rollback');
  client.release();
  expect(await asked()).toBe(1);
  expect(await recomputeOpenDeadlines(clockContext(rt, 'test'))).toBe(1);
  expect(await dueOf()).toEqual(dueWithHoliday);
  expect(await recomputeOpenDeadlines(clockContext(rt, 'test'))).toBe(0);
  const { rows } = await database.pool.query("select facts from audit where action = 'deadlines.recomputed' and subject = $1", [orderSubject(order)]);
  expect(rows).toEqual([{ facts: { kind: 'orders.refund', from: dueWithout.toISOString(), to: dueWithHoliday.toISOString() } }]);
});

test('[JOB-3] the days that buyer and staff read move with an order’s open promises', async () => {
  await database.pool.query("update orders set placed_at = $2, queued_for = '2026-11-21T20:30:00Z', promised_by = '2026-11-23T20:30:00Z' where id = $1", [
    order,
    start,
  ]);
  const endOfDay = new Date('2026-11-21T20:30:00Z');
  await open('orders.queue', endOfDay);
  await open('orders.deliver', endOfDay);
  await closeRoad('2026-11-22');
  await recomputeOpenDeadlines(clockContext(rt, 'test'));
  const { rows } = await database.pool.query('select queued_for, promised_by from orders where id = $1', [order]);
  expect(rows).toEqual([{ queued_for: new Date('2026-11-22T20:30:00Z'), promised_by: new Date('2026-11-24T20:30:00Z') }]);
});

test('[JOB-3] a holiday moves more promises than one statement takes values', async () => {
  const many = 12_000;
  await database.pool.query(
    `insert into deadlines (kind, subject, calendar, starts_at, due_at) select 'services.response', 'request:' || 900000 + n, 'orders 48', $1, $2 from generate_series(1, ${many}) n`,
    [start, dueWithout],
  );
  await closeRoad('2026-11-22');
  expect(await recomputeOpenDeadlines(clockContext(rt, 'test'))).toBe(many);
  const moved = await database.pool.query('select 1 from deadlines where due_at = $1', [dueWithHoliday]);
  const told = await database.pool.query(`select 1 from audit where action = 'deadlines.recomputed' and subject like 'request:9%'`);
  expect([moved.rowCount, told.rowCount]).toEqual([many, many]);
});
