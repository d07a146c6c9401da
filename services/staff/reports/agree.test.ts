import { afterAll, beforeAll, expect, test } from 'vitest';
import { putInState } from '../../../tests/put-in-state';
import { buyer, openShop, order, type Shop } from '../../../tests/shop';
import { testContext } from '../../../tests/test-context';
import type { Ctx } from '../../context';
import { todayFigures } from '../today-figures';
import { exportRows, type ExportName } from './export';
import { readReports } from './read';

/** Just after midnight in Tehran, while it is still yesterday in UTC. */
const now = new Date('2026-11-22T20:45:00Z');
const DAY = { from: '2026-11-23', to: '2026-11-23' };
let shop: Shop;
let ctx: Ctx;

beforeAll(async () => {
  shop = await openShop();
  const states = ['placed', 'delivered', 'cancelled', 'refund-pending', 'refunded', 'placed'];
  for (const [number, state] of states.entries()) {
    const made = await order(shop, await buyer(shop, number + 1));
    // The last one was placed a minute before midnight: yesterday.
    const at = number === states.length - 1 ? '2026-11-22T20:29:00Z' : '2026-11-22T20:40:00Z';
    await putInState(
      shop.database.pool,
      `update orders set state = $3, paid_toman = total_toman, placed_at = $2, delivery_toman = 95000, total_toman = goods_toman - discount_toman + 95000 where id = $1`,
      [made.orderId, at, state],
    );
  }
  ctx = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'آوا', roles: ['operations'] }, lang: 'en', now });
});
afterAll(() => shop.stop());

async function rowsOf(name: ExportName): Promise<string[][]> {
  const rows = await exportRows(ctx, [name], DAY);
  if (!rows.ok) throw new Error(rows.code);
  let text = '';
  for await (const part of rows.value) text += part;
  const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  return [head.split(','), ...lines.map((line) => line.split(','))];
}
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

test('[ADM-3: reports] the page, the day’s figures and both files say the same of the same day', async () => {
  const reports = await readReports(ctx, DAY);
  const figures = await todayFigures(ctx);
  const { orders: count, toman } = reports.days[0] ?? {};
  expect([reports.days.length, count]).toEqual([1, 2]);
  expect(figures).toMatchObject({ orders: count, salesToman: toman });
  const [salesHead = [], ...sales] = await rowsOf('sales');
  expect(sum(sales.map((row) => Number(row[salesHead.indexOf('Toman')])))).toBe(toman);
  const [head = [], ...orders] = await rowsOf('orders');
  const counted = orders.filter((row) => row[head.indexOf('In sales')] === 'yes');
  expect([orders.length, counted.length]).toEqual([5, count]);
  expect(sum(counted.map((row) => Number(row[head.indexOf('Toman')])))).toBe(toman);
});

test('[ADM-3: reports] products, with delivery, add up to the sales', async () => {
  const { days, products } = await readReports(ctx, DAY);
  expect(sum(products.map((one) => one.toman))).toBe(sum(days.map((one) => one.goodsToman)));
  expect(days[0]?.toman).toBe((days[0]?.goodsToman ?? 0) + 2 * 95_000);
});
