import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { runtimeOn, until } from '../../tests/jobs/runtime';
import type { LoggedRuntime } from '../../tests/jobs/runtime';
import { openWorker } from '#jobs/worker';
import { loadHolidays } from '../calendars/holidays';
import { clockContext } from '../clock-context';
import { commit } from '../store/commit';
import { closeDeadline } from './close';
import { openDeadline } from './open';
import { orderSubject } from './order-due';
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
  order = await makeOrder();
});

/** Saturday, 10:00 in Tehran. */
const start = new Date('2026-11-21T06:30:00Z');
const clock = { kind: 'working', calendar: 'orders', hours: 48 } as const;
const dueWithout = new Date('2026-11-23T06:30:00Z');
const dueWithHoliday = new Date('2026-11-24T06:30:00Z');

async function makeOrder(): Promise<number> {
  const phone = `0912${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const user = await database.pool.query<{ id: number }>(userSql, [phone]);
  const code = `ZB-${Math.random().toString(36).slice(2, 9).toUpperCase()}`;
  const made = await database.pool.query<{ id: number }>(orderSql, [code, user.rows[0]?.id]);
  return made.rows[0]?.id ?? 0;
}
const userSql = 'insert into users (phone) values ($1) returning id';
const orderSql = `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
  values ($1, 'placed', now(), $2, 'fa', 1, 1000, 0, 0, 1000, 'گیرنده', '09121234567', 'ir', 'tehran', 'tehran', 'نشانی', '1234567890', 'WEBSITE') returning id`;

async function open(kind = 'orders.refund', at = start): Promise<{ dueAt: Date }> {
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
  await open('orders.earlier', new Date('2026-11-20T06:30:00Z'));
  expect((await database.pool.query('select 1 from deadlines')).rowCount).toBe(2);
  const earlier = await dueOf();
  expect(earlier?.getTime()).toBeLessThan(dueWithout.getTime());
  await commit(clockContext(rt, 'test'), async (tx) => {
    await closeDeadline(tx, { subject: orderSubject(order), kind: 'orders.earlier', at: start });
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

test('[JOB-3] the worker follows the holidays by itself, and closed promises stay as they were', async () => {
  await open();
  await open('orders.kept', new Date('2026-11-21T06:31:00Z'));
  await commit(clockContext(rt, 'test'), async (tx) => {
    await closeDeadline(tx, { subject: orderSubject(order), kind: 'orders.kept', at: start });
    return { value: null, audit: [] };
  });
  const worker = openWorker(rt, { schedule: [] });
  try {
    await worker.ready;
    await closeRoad('2026-11-22');
    await until('the order is due a day later', async () => (await dueOf())?.getTime() === dueWithHoliday.getTime());
    await database.pool.query('delete from holidays');
    await until('the order is due as before', async () => (await dueOf())?.getTime() === dueWithout.getTime());
  } finally {
    await worker.close();
  }
  const { rows } = await database.pool.query("select due_at from deadlines where kind = 'orders.kept'");
  expect(rows).toEqual([{ due_at: new Date('2026-11-23T06:31:00Z') }]);
});
