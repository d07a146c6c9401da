import { afterAll, beforeAll, expect, test } from 'vitest';
import { putInState } from '../../../tests/put-in-state';
import { promiseKinds } from '#domain/work/nouns';
import { say } from '#locales/say';
import { buyer, openShop, order, type Shop } from '../../../tests/shop';
import { testContext } from '../../../tests/test-context';
import type { Ctx } from '../../context';
import { exportRows, type ExportName } from './export';
import { readReports } from './read';

let shop: Shop;
let code: string;
const SPAN = { from: '2026-11-01', to: '2026-11-30' };
const as = (...roles: string[]): Ctx => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'آوا', roles } });

beforeAll(async () => {
  shop = await openShop();
  for (let number = 1; number <= 3; number += 1) {
    const made = await order(shop, await buyer(shop, number));
    await putInState(
      shop.database.pool,
      `update orders set state = 'placed', paid_toman = total_toman, placed_at = $2, receiver_name = '=HYPERLINK("x")' where id = $1`,
      [made.orderId, `2026-11-2${number}T${number === 1 ? '00:14' : '20:29'}:00Z`],
    );
    ({ code } = made);
  }
  await shop.database.pool.query(
    `insert into deadlines (kind, subject, calendar, starts_at, due_at, closed_at) select 'orders.call', 'order:' || min(id), 'orders 4', '2026-11-20T05:00Z', '2026-11-20T08:00Z', timestamptz '2026-11-20T10:30Z' from orders`,
  );
});
afterAll(() => shop.stop());

async function file(ctx: Ctx, ...names: ExportName[]): Promise<string> {
  const rows = await exportRows(ctx, names, SPAN);
  if (!rows.ok) return rows.code;
  let text = '';
  for await (const part of rows.value) text += part;
  return text;
}

test('[ADM-3: export] the orders of some days: a mark for spreadsheets, both calendars, and no cell that is a formula', async () => {
  const text = await file(as('support'), 'orders');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toContain(`${code},1405/09/02 23:59,2026-11-23T23:59+03:30,`);
  // An hour has two digits where machines read it.
  expect(text).toContain(',1405/08/30 3:44,2026-11-21T03:44+03:30,');
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).not.toMatch(/(?:^|,)"?=/m);
});

test('[ADM-3: export] sales by day and product, refunds and what was late; all in one file', async () => {
  const sales = await file(as('support'), 'sales');
  expect(sales).toContain('1405/08/30,2026-11-21,NS1-SE,');
  const late = await file(as('operations'), 'overdue');
  expect(late).toContain('2.5');
  expect((await file(as('administrator'), 'orders', 'sales', 'refunds', 'overdue')).split('\r\n').length).toBeGreaterThan(12);
});

test('[ADM-3: export] a thousand rows come in turns, each once', async () => {
  await shop.database.pool.query(
    `insert into payments (id, order_id, provider, state, amount_toman, created_at) select 'p' || n, (select min(id) from orders), 'sandbox', 'unusable', 1000 + n, now() from generate_series(1, 1203) n`,
  );
  await shop.database.pool.query(
    `insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at)
     select 'r' || n, (select min(user_id) from orders), (select min(id) from orders), 'p' || n, 'cancelled', 'orders 72', 'refund:' || n, 1000 + n, 'wallet', 'waiting', timestamptz '2026-11-10' + (n / 3) * interval '1 second' from generate_series(1, 1203) n`,
  );
  const lines = (await file(as('support'), 'refunds')).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(1203);
  expect(new Set(lines.map((line) => /,(\d{4}),/.exec(line)?.[1])).size).toBe(1203);
});

test('[ADM-2: export] places, promises and what they are about stand in words and codes, in the language of whoever takes the file', async () => {
  const orders = await file(as('support'), 'orders');
  expect(orders).toContain(',تهران,تهران,');
  expect(orders.replace(/^.*$/m, '')).not.toMatch(/tehran/i);
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: number }>(
    `insert into device_claims (code, state, state_since, serial, user_id, order_id, lang, purchased_on) select 'ZD-3456789', 'waiting', now(), 'NS1041277302', min(user_id), min(id), 'fa', '2026-11-19' from orders returning id`,
  );
  const kinds = promiseKinds.filter((kind) => kind !== 'orders.agree');
  await pool.query(`delete from deadlines where subject <> (select 'order:' || min(id) from orders)`);
  for (const [at, kind] of kinds.entries()) {
    const subject = kind === 'warranty.claim' ? `'claim:${rows[0]?.id}'` : `'order:' || id`;
    await pool.query(
      `insert into deadlines (kind, subject, calendar, starts_at, due_at) select $1, ${subject}, 'orders 4', '2026-11-19T05:00Z', timestamptz '2026-11-19T08:00Z' + $2 * interval '1 minute' from orders where code = '${code}'`,
      [kind, at],
    );
  }
  const overdue = await file(as('support'), 'overdue');
  expect(overdue).toContain(`${say('fa', 'staff.reports.promises.warranty-claim')},ZD-3456789,`);
  // The title is in words, and so is the first cell of every line.
  for (const line of overdue.trim().split('\r\n').slice(1)) expect(line).toMatch(/^[^a-zA-Z,]+,Z[A-Z]-/);
  await pool.query(`delete from deadlines where due_at < '2026-11-20T07:00Z'`);
});

test('[ROLE-5: export] who takes a file along stands in the audit; whose role has no right takes none', async () => {
  await file(as('support'), 'orders');
  const { rows } = await shop.database.pool.query(`select actor, subject, facts from audit where action = 'reports.exported' order by id desc limit 1`);
  expect(rows).toEqual([{ actor: 'staff:1', subject: 'export:orders', facts: SPAN }]);
  for (const nobody of [as('editor'), testContext(shop.rt), await buyer(shop)]) expect(await file(nobody, 'orders')).toMatch(/^access\./);
});

test('[ROLE-5: export] names and numbers of people go only to whom the list of customers is open, and whose they were stands in the audit', async () => {
  const ofPeople = ['buyer', 'buyer-phone', 'receiver', 'receiver-phone'] as const;
  const titles = ofPeople.map((column) => say('fa', `staff.reports.columns.${column}`));
  const { rows: ids } = await shop.database.pool.query<{ id: number }>(`select id from orders order by placed_at`);
  const noted = async () => (await shop.database.pool.query(`select facts from audit where action = 'orders.listed' order by id`)).rows;
  const before = await noted();
  const packers = await file(as('operations'), 'orders');
  expect(packers).toContain(code);
  expect(packers).not.toMatch(/09\d{2} ?\d{3} ?\d{4}|HYPERLINK|کهن‌سار/);
  for (const title of titles) expect(packers).not.toContain(title);
  const lengths = packers
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').length);
  expect(new Set(lengths).size).toBe(1);
  expect(await noted()).toEqual(before);
  const support = await file(as('support'), 'orders');
  for (const title of titles) expect(support).toContain(title);
  expect(support).toMatch(/09\d{2} ?\d{3} ?\d{4}/);
  expect((await noted()).slice(before.length)).toEqual([{ facts: { ids: ids.map(({ id }) => id), columns: ofPeople } }]);
});

test('[ADM-3: reports] days, products, promises and refunds of a span', async () => {
  const reports = await readReports(as('support'), SPAN);
  expect(reports.days.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-22', 1],
    ['2026-11-23', 1],
  ]);
  expect(reports.products).toMatchObject([{ sku: 'NS1-SE', pieces: 3, before: 0 }]);
  expect(reports.promises.find(({ kind }) => kind === 'orders.call')).toMatchObject({ all: 1, kept: 0, open: 0, middleLateSeconds: 9000 });
});
