import { afterAll, beforeAll, expect, test } from 'vitest';
import { putInState } from '../../../tests/put-in-state';
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
      [made.orderId, `2026-11-2${number}T20:29:00Z`],
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
    `insert into payments (id, order_id, provider, state, amount_toman, created_at) select 'p' || n, (select min(id) from orders), 'sandbox', 'failed', 1000 + n, now() from generate_series(1, 1203) n`,
  );
  await shop.database.pool.query(
    `insert into refunds (id, user_id, order_id, payment_id, why, calendar, subject, amount_toman, destination, state, asked_at)
     select 'r' || n, (select min(user_id) from orders), (select min(id) from orders), 'p' || n, 'cancelled', 'orders 72', 'refund:' || n, 1000 + n, 'wallet', 'waiting', timestamptz '2026-11-10' + (n / 3) * interval '1 second' from generate_series(1, 1203) n`,
  );
  const lines = (await file(as('support'), 'refunds')).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(1203);
  expect(new Set(lines.map((line) => /,(\d{4}),/.exec(line)?.[1])).size).toBe(1203);
});

test('[ROLE-5: export] who takes a file along stands in the audit; whose role has no right takes none', async () => {
  await file(as('support'), 'orders');
  const { rows } = await shop.database.pool.query(`select actor, subject, facts from audit where action = 'reports.exported' order by id desc limit 1`);
  expect(rows).toEqual([{ actor: 'staff:1', subject: 'export:orders', facts: SPAN }]);
  for (const nobody of [as('editor'), testContext(shop.rt), await buyer(shop)]) expect(await file(nobody, 'orders')).toMatch(/^access\./);
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
