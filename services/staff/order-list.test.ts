import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restingOrderStates } from '#domain/orders/life-cycle';
import { heard, planOf } from '../../tests/attack/scale/statements';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { putInState } from '../../tests/put-in-state';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { staffOrderList, type OrderListWish, type StaffOrderList } from './order-list';

const MANY = 20_000;
/** Of these, in a state that does not rest. */
const OPEN = 200;
const PAGE = 25;
const ROW = `lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, country, province, city, full_address, postal_code, source`;
const VALUES = `'fa', 2, 3290000, 0, 0, 3290000, 3290000, 'IR', 'gilan', 'rasht', 'خیابان نمونه', '4145678901', 'WEBSITE'`;

let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(testRuntime(database), { actor: { kind: 'staff', staffId: 1, name: 'آوین', roles: ['operations'] } });
  // Of years of orders one in a hundred is open; a third of those have no due time, and three share each that there is.
  await database.pool.query(
    `insert into users (phone, first_name, last_name) select '0912' || lpad(n::text, 7, '0'), 'آوین', 'کهن‌سار' from generate_series(1, 200) n`,
  );
  await database.pool.query(
    `insert into orders (code, state, state_since, due_at, user_id, receiver_name, receiver_phone, ${ROW})
     select 'ZR-' || upper(translate(lpad(to_hex(n * 7919), 7, '2'), '01', 'XY')),
       case when n % 100 = 0 then (array['placed', 'under-review', 'queued', 'confirmed', 'dispatched', 'refund-pending', 'awaiting-payment'])[1 + n / 100 % 7] else (array['delivered', 'cancelled', 'refunded', 'delivered'])[1 + n % 4] end::enum_orders_state,
       now(), case when n % 300 <> 0 then timestamptz '2026-11-21' + (n / 900) * interval '1 hour' end, (select min(id) from users) + n % 200,
       (array['آوین کهن‌سار', 'رئوف مؤمنی', 'Sara Kohan', 'ژینا سپیدرود'])[1 + n % 4], '0912' || lpad((n % 5000)::text, 7, '0'), ${VALUES}
     from generate_series(1, ${MANY}) n`,
  );
  await database.pool.query('vacuum analyze orders, users');
});
afterAll(() => database.drop());

const list = (wish: Partial<OrderListWish> = {}) => staffOrderList(ctx, { show: 'open', search: '', ...wish });
const codes = ({ rows }: StaffOrderList) => rows.map(({ code }) => code);
const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query<{ code: string }>(text, values)).rows.map(({ code }) => code);

/** All pages of a list on from the first, at most so many. */
async function walk(wish: Partial<OrderListWish>, most = 12): Promise<StaffOrderList[]> {
  const pages = [await list(wish)];
  for (let last = pages[0]; last?.next && pages.length < most; last = pages.at(-1)) pages.push(await list({ ...wish, after: last.next }));
  return pages;
}

const restingIn = `('${restingOrderStates.join(`', '`)}')`;
const ways: readonly [name: string, wish: Partial<OrderListWish>, sql: string][] = [
  ['what is open, first by due time', {}, `where state not in ${restingIn} and state <> 'awaiting-payment' order by due_at nulls last, id`],
  ['one open state', { show: 'queued' }, `where state = 'queued' order by due_at nulls last, id`],
  ['what awaits payment', { show: 'awaiting-payment' }, `where state = 'awaiting-payment' order by due_at nulls last, id`],
  ['one resting state, newest first', { show: 'refunded' }, `where state = 'refunded' order by id desc`],
  ['a state that nothing is in', { show: 'replacement' }, `where false`],
  ['all, newest first', { show: 'all' }, `order by id desc`],
  ['the beginning of a code', { search: 'zr-2c' }, `where code like 'ZR-2C%' order by code collate "C"`],
  ['the beginning of a phone', { search: '+۹۸ ۹۱۲ ۰۰۰۰' }, `where receiver_phone like '09120000%' order by receiver_phone collate "C", id desc`],
  ['a whole phone', { search: '0912 000 0077' }, `where receiver_phone = '09120000077' order by id desc`],
  ['the beginning of a name', { search: 'اوین كهن' }, `where receiver_name = 'آوین کهن‌سار' order by id desc`],
  ['a Latin name', { search: 'sara k' }, `where receiver_name = 'Sara Kohan' order by id desc`],
];

describe.each(ways)('[ADM-3: order list] %s', (_name, wish, sql) => {
  test('stands in its order, page by page and back again', async () => {
    const expected = await rowsOf(`select code from orders ${sql} limit 300`);
    const pages = await walk(wish);
    expect(pages.flatMap(codes)).toEqual(expected);
    expect(pages.slice(0, -1).every(({ rows }) => rows.length === PAGE)).toBe(true);
    expect(pages[0]?.previous).toBeNull();
    for (let at = pages.length - 1; at > 0; at -= 1) {
      const before = await list({ ...wish, before: pages[at]?.previous ?? '' });
      expect(codes(before)).toEqual(codes(pages[at - 1] as StaffOrderList));
      expect(before.previous === null).toBe(at === 1);
    }
  });

  test('no statement reads the orders from their beginning to their end, counts rows off, or touches more than a few', async () => {
    const [first, second] = await walk(wish, 2);
    const statements = await heard(database.pool, async () => {
      await list(wish);
      if (first?.next) await list({ ...wish, after: first.next });
      if (second?.previous) await list({ ...wish, before: second.previous });
    });
    const ofOrders = statements.filter(({ text }) => /^select/i.test(text) && text.includes('"orders"'));
    expect(ofOrders.length).toBeGreaterThanOrEqual(2);
    for (const statement of ofOrders) {
      const { scanned, offset } = await planOf(database.pool, statement);
      expect([...scanned.keys(), offset]).toEqual([false]);
      expect(await touched(statement)).toBeLessThanOrEqual(OPEN);
    }
  });
});

type Node = { 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Node[] };

/** The most rows that a step of a statement read. */
async function touched({ text, values }: { text: string; values?: unknown[] }): Promise<number> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, timing off, format json) ${text}`, values);
  const most = (node: Node): number =>
    Math.max(node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)), ...(node.Plans ?? []).map(most));
  return Math.max(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => most(plan)));
}

test('[ADM-3: order list] what does not rest is counted by its state; what rests is not', async () => {
  const { counts } = await list();
  const { rows } = await database.pool.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from orders where state not in ${restingIn} group by state`,
  );
  expect(counts).toEqual(Object.fromEntries(rows.map(({ state, count }) => [state, count])));
  expect(Object.keys(counts)).not.toContain('delivered');
});

test('[ORD-10] [ADM-1] a row has the code, the state and since when, the due time, receiver and buyer, the place, the items, the total and what was paid', async () => {
  const [row] = (await list({ search: '09120000077' })).rows;
  expect(row).toMatchObject({
    state: 'cancelled',
    dueAt: expect.any(Date),
    since: expect.any(Date),
    madeAt: expect.any(Date),
    receiver: { name: 'رئوف مؤمنی', phone: '09120000077' },
    buyer: { name: 'آوین کهن‌سار', phone: expect.stringMatching(/^0912/) },
    ...{ province: 'gilan', city: 'rasht', itemCount: 2, totalToman: 3_290_000, paidToman: 3_290_000 },
  });
});

test('[ROLE-5: readings] who read a page of the list stands in the audit, with whose orders', async () => {
  const { rows } = await list({ search: '09120000078' });
  const noted = await database.pool.query(`select actor, action, subject, facts from audit order by id desc limit 1`);
  expect(noted.rows).toEqual([{ actor: 'staff:1', action: 'orders.listed', subject: 'orders', facts: { ids: rows.map(({ id }) => id) } }]);
});

test.each([
  'x',
  'due',
  'due.1',
  'due.1.yesterday',
  'due.1.2026-99-99T00:00:00.000Z',
  'newest.0',
  'newest.99999999999',
  'name.1.\u0000',
  'due.1.a\uD800',
  'code.1.ZR-2',
])('[ADM-3: order list] %j is no place in the list: it begins at its beginning', async (place) => {
  for (const wish of [{}, { show: 'all' }, { search: 'zr-2c' }] as const) {
    for (const side of ['after', 'before'] as const) {
      if (wish.search && place.startsWith('code.')) continue;
      expect(codes(await list({ ...wish, [side]: place }))).toEqual(codes(await list(wish)));
    }
  }
});

test('a search that means nothing finds nothing', async () => {
  for (const search of ['؟!', '%', 'zzzz', 'کسی که نیست', "'; drop table orders"]) expect((await list({ search })).rows).toEqual([]);
});

describe('[ADM-3: order list] an order that moves between two pages', () => {
  let first: StaffOrderList;
  beforeEach(async () => {
    await putInState(database.pool, `update orders set state = 'queued' where state = 'confirmed'`);
    first = await list({ show: 'queued' });
  });
  const move = (code: string | undefined, to: string, due: string) =>
    putInState(database.pool, `update orders set state = $2::enum_orders_state, due_at = ${due} where code = $1`, [code, to]);

  test('breaks nothing when it was the one where the page ended: the next page goes on behind its old place', async () => {
    const second = codes(await list({ show: 'queued', after: first.next ?? '' }));
    await move(first.rows.at(-1)?.code, 'delivered', 'null');
    expect(codes(await list({ show: 'queued', after: first.next ?? '' }))).toEqual(second);
  });

  test('is not shown a second time when its page has been left, and stands where it belongs when it has moved on', async () => {
    const [gone, later] = first.rows;
    await move(gone?.code, 'delivered', 'null');
    await move(later?.code, 'queued', `timestamptz '2027-01-01'`);
    const rest = (await walk({ show: 'queued', after: first.next ?? '' })).flatMap(codes);
    expect(rest).not.toContain(gone?.code);
    expect(rest.filter((code) => code === later?.code)).toHaveLength(1);
    expect(new Set(rest).size).toBe(rest.length);
  });

  test('makes no short first page on the way back, and the page of nothing left is the first', async () => {
    await move(first.rows[0]?.code, 'delivered', 'null');
    const back = await list({ show: 'queued', before: first.next ?? '' });
    expect(back.rows).toHaveLength(PAGE);
    expect(back.previous).toBeNull();
    await putInState(database.pool, `update orders set state = 'delivered' where state = 'queued' and code <> $1`, [first.rows[1]?.code]);
    expect(codes(await list({ show: 'queued', after: first.next ?? '' }))).toEqual([first.rows[1]?.code]);
  });
});
