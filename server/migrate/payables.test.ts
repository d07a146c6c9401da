import { afterAll, beforeAll, expect, test } from 'vitest';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { migrations } from '#cms/migrations/index';
import { createEmptyDatabase, type TestDatabase } from '../../tests/database';

/*
 * The release before names orders and top-ups where this one names what is paid for. What it wrote is taken over, and
 * what its processes still write while a release goes out is read by ours, and the other way round. It goes with the
 * columns that it is about.
 */
const OURS = migrations.findIndex(({ name }) => name.endsWith('_payables'));

let database: TestDatabase;
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const one = async (text: string, values: unknown[] = []) => (await rows(text, values))[0];
const run = async (some: typeof migrations) => {
  const db = drizzle(database.pool as never) as unknown as MigrateUpArgs['db'];
  for (const { up } of some) await up({ db } as MigrateUpArgs);
};

/** An order as the release before writes it, with a price of 3,290,000 of which the wallet gives 290,000. */
async function orderBefore(code: string, state: string, paid: boolean): Promise<number> {
  const { id } = await one(
    `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source, placed_at, created_at)
    values ($1, $2::enum_orders_state, now(), 1, 'fa', 1, 3290000, 0, 0, 3290000, 0, 'آوین', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه', '1456789012', 'WEBSITE', case when $3 then now() end, now()) returning id`,
    [code, state, paid],
  );
  await rows(`insert into price_traces (order_id, position, rule, line, amount_toman, facts) values ($1, 0, 'price', 0, 3290000, '{}')`, [id]);
  return id as number;
}
const payBefore = (key: string, order: number, state: string) =>
  rows(
    `insert into payments (id, order_id, provider, state, amount_toman, authority, ref_id, created_at) values ($1, $2, 'sandbox', $3, 3000000, 'A' || $1, 'R' || $1, now())`,
    [key, order, state],
  );
const refundBefore = (key: string, order: number, payment: string) =>
  rows(
    `insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at, next_at)
    values ($1, 1, $2, $3, 'cancelled', 'orders 72', 'order:' || $2::int, 3000000, 'gateway', 'waiting', now(), now())`,
    [key, order, payment],
  );
const partyBefore = (order: number, name: string) =>
  rows(
    `insert into invoice_parties (order_id, kind, name, national_code) values ($1, 'individual', $2, '0084575948')
    on conflict (order_id) do update set name = excluded.name`,
    [order, name],
  );

beforeAll(async () => {
  database = await createEmptyDatabase();
  await run(migrations.slice(0, OURS));
  await rows(`insert into users (phone) values ('09121112233')`);
  await rows(`insert into discount_codes (code, kind, value, active) values ('TENTH', 'percent', 10, true)`);
  const placed = await orderBefore('ZB-1', 'refund-pending', true);
  await payBefore('one', placed, 'paid');
  await refundBefore('back', placed, 'one');
  await rows(`insert into code_uses (order_id, code_id, user_id, state) values ($1, 1, 1, 'used')`, [placed]);
  await orderBefore('ZB-2', 'awaiting-payment', false);
  const ended = await orderBefore('ZB-3', 'cancelled', false);
  await payBefore('three', ended, 'failed');
  await rows(`insert into top_ups (id, user_id, amount_toman, lang, state, created_at, ended_at) values ('T1', 1, 50000, 'fa', 'succeeded', now(), now())`);
  await rows(`insert into payments (id, top_up_id, provider, state, amount_toman, created_at) values ('credit', 'T1', 'sandbox', 'paid', 50000, now())`);
  await run(migrations.slice(OURS));
});
afterAll(() => database.drop());

test('[ORD-13] what the release before wrote is of its payable after the migration', async () => {
  expect(await rows('select id, state, total_toman::int as total, paid_at is not null as paid from payables order by id')).toEqual([
    { id: 'order:1', state: 'paid', total: 3_290_000, paid: true },
    { id: 'order:2', state: 'open', total: 3_290_000, paid: false },
    { id: 'order:3', state: 'ended', total: 3_290_000, paid: false },
    { id: 'top-up:T1', state: 'paid', total: 50_000, paid: true },
  ]);
  expect(await rows('select id, payable_id from payments order by id')).toEqual([
    { id: 'credit', payable_id: 'top-up:T1' },
    { id: 'one', payable_id: 'order:1' },
    { id: 'three', payable_id: 'order:3' },
  ]);
  expect(await one('select payable_id, cause from refunds')).toEqual({ payable_id: 'order:1', cause: 'cancelled' });
  expect(await one('select payable_id from code_uses')).toEqual({ payable_id: 'order:1' });
  expect((await rows('select distinct payable_id from price_traces order by 1')).map((row) => row.payable_id)).toEqual(['order:1', 'order:2', 'order:3']);
});

test('[ORD-13] a process of the release before goes on, and what it writes is ours too', async () => {
  const made = await orderBefore('ZB-4', 'awaiting-payment', false);
  await payBefore('four', made, 'requested');
  await partyBefore(made, 'آوین');
  await partyBefore(made, 'آوین کهن‌سار');
  await rows(`insert into code_uses (order_id, code_id, user_id, state) values ($1, 1, 1, 'held')`, [made]);
  const id = `order:${made}`;
  expect(await one('select payable_id, name from invoice_parties')).toEqual({ payable_id: id, name: 'آوین کهن‌سار' });
  expect(await one('select state, code from payables where id = $1', [id])).toEqual({ state: 'open', code: 'ZB-4' });
  await rows(`update payments set state = 'paid' where id = 'four'`);
  await rows(`update orders set state = 'placed', placed_at = now() where id = $1`, [made]);
  expect(await one('select state, paid_at is not null as paid from payables where id = $1', [id])).toEqual({ state: 'paid', paid: true });
  await refundBefore('again', made, 'four');
  await expect(refundBefore('twice', made, 'four')).rejects.toMatchObject({ constraint: 'refunds_payment' });
  const given = await orderBefore('ZB-5', 'awaiting-payment', false);
  await rows(`update orders set state = 'cancelled' where id = $1`, [given]);
  expect(await one('select state from payables where id = $1', [`order:${given}`])).toEqual({ state: 'ended' });
  await rows(`insert into top_ups (id, user_id, amount_toman, lang, state, created_at) values ('T2', 1, 50000, 'fa', 'open', now())`);
  await rows(`insert into payments (id, top_up_id, provider, state, amount_toman, created_at) values ('more', 'T2', 'sandbox', 'requested', 50000, now())`);
  await rows(`update top_ups set state = 'succeeded', ended_at = now() where id = 'T2'`);
  expect(await one(`select state from payables where id = 'top-up:T2'`)).toEqual({ state: 'paid' });
});

test('[ORD-13] what ours write by its payable, the release before finds by its order', async () => {
  await rows(`insert into payments (id, payable_id, provider, state, amount_toman, created_at) values ('ours', 'order:2', 'sandbox', 'new', 3000000, now())`);
  await rows(`insert into top_ups (id, user_id, amount_toman, lang, state, created_at) values ('T3', 1, 50000, 'fa', 'open', now())`);
  await rows(
    `insert into payables (id, kind, subject, user_id, total_toman, state, created_at, pay_until) values ('top-up:T3', 'top-up', 'T3', 1, 50000, 'open', now(), now())`,
  );
  await rows(
    `insert into payments (id, payable_id, provider, state, amount_toman, created_at) values ('ours-too', 'top-up:T3', 'sandbox', 'new', 50000, now())`,
  );
  expect(await one(`select order_id from payments where id = 'ours'`)).toEqual({ order_id: 2 });
  expect(await one(`select top_up_id from payments where id = 'ours-too'`)).toEqual({ top_up_id: 'T3' });
});

test('[ORD-13] what is paid for is not changed, nor is it paid twice or unpaid again', async () => {
  for (const set of [`total_toman = 1`, `user_id = 2`, `state = 'ended', paid_at = null`, `paid_at = now() + interval '1 day'`]) {
    await expect(rows(`update payables set ${set} where id = 'order:1'`)).rejects.toThrow(/stays so/);
  }
  await expect(rows(`delete from payables where id = 'order:1'`)).rejects.toThrow(/append-only/);
});
