import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restingOrderStates } from '#domain/orders/life-cycle';
import { heard, planOf } from '../../tests/attack/scale/statements';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { putInState } from '../../tests/put-in-state';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import { staffOrderList, type OrderListWish, type StaffOrderList } from './order-list';

const MANY = 20_000;
/** How many of these are open. */
const OPEN = 200;
const PAGE = 25;
/** A search reads at most the rows that have its words, here those of every fourth order. */
const MATCHES = MANY / 4;
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
    `insert into orders (code, state, state_since, placed_at, due_at, user_id, receiver_name, receiver_phone, ${ROW})
     select 'ZR-' || upper(translate(lpad(to_hex(n * 7919), 7, '2'), '01', 'XY')),
       case when n % 100 = 0 then (array['placed', 'under-review', 'queued', 'confirmed', 'dispatched', 'refund-pending', 'awaiting-payment'])[1 + n / 100 % 7] else (array['delivered', 'cancelled', 'refunded', 'delivered'])[1 + n % 4] end::enum_orders_state,
       now(), timestamptz '2026-01-01' + n * interval '20 minutes', case when n % 300 <> 0 then timestamptz '2026-11-21' + (n / 900) * interval '1 hour' end, (select min(id) from users) + n % 200,
       (array['آوین کهن‌سار', 'رئوف مؤمنی', 'Sara Kohan', 'ژینا سپیدرود'])[1 + n % 4], '0912' || lpad((n % 5000)::text, 7, '0'), ${VALUES}
     from generate_series(1, ${MANY}) n`,
  );
  await database.pool.query(`update users set last_name = 'شباویز' where id = (select max(id) from users)`);
  const product = await one(
    `insert into products (slug, kind_id, drawing, stage, rank, _status) values ('nb1', (select id from kinds where slug = 'blood-pressure'), 'nb1', 'glaze', 2, 'published') returning id`,
  );
  await one(`insert into variants (sku, product_id, price_toman) values ('NS9', $1, 8950000) returning id`, [product]);
  const variant = await one(`insert into variants (sku, product_id, price_toman) values ('NB1', $1, 3290000) returning id`, [product]);
  await database.pool.query(
    `with bought as (select id as order_id, 1 + (id % 100 = 0)::int as variant_id from orders)
     insert into order_lines (order_id, position, variant_id, sku, name_fa, name_en, drawing, engraving, quantity, unit_toman, engraving_toman, discount_toman, total_toman)
     select order_id, 0, variant_id, 'NB1', 'فشارسنج', 'Monitor', 'nb1', '{}', 1, 3290000, 0, 0, 3290000 from bought`,
  );
  await database.pool.query(
    `insert into devices (serial, variant_id, state, order_id, unit_no, user_id, received_on, purchased_on, warranty_ends_on, service_ends_on, registered_at)
     select 'NB' || (9000000000 + n), $1, 'active', o.id, 1, o.user_id, '2026-01-02', '2026-01-01', '2027-01-01', '2031-01-01', now() from generate_series(1, 400) n join orders o on o.id = 76 + n`,
    [variant],
  );
  await database.pool.query(`insert into staff (id, name, email) values (7, 'نیما', 'nima@zarban.example')`);
  await database.pool.query(
    `insert into work_claims (collection, document_id, staff_id, version, at) select 'orders', id, case when id % 200 = 0 then 7 end, 1, now() from orders where id % 100 = 0`,
  );
  await database.pool.query('vacuum analyze');
});
afterAll(() => database.drop());

const one = async (text: string, values: unknown[] = []) => (await database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const list = (wish: Partial<OrderListWish> = {}) => staffOrderList(ctx, { show: 'open', search: '', ...wish });
const codes = ({ rows }: StaffOrderList) => rows.map(({ code }) => code);
const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query<{ code: string }>(text, values)).rows.map(({ code }) => code);

/** Reads all pages of a list, at most so many. */
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
  ['the beginning of a code', { search: 'zr-2c' }, `where code like 'ZR-%2C%' order by id desc`],
  ['a part of a code', { search: '2y۹' }, `where code like '%2Y9%' order by id desc`],
  [
    'a phone with its country',
    { search: '+۹۸ ۹۱۲ ۰۰۰ ۰۰۴' },
    `where receiver_phone like '%0912000004%' or user_id in (select id from users where phone like '%0912000004%') order by id desc`,
  ],
  ['a whole phone', { search: '0912 000 4077' }, `where receiver_phone = '09120004077' order by id desc`],
  ['the last digits of a phone', { search: '٤٠٧٧' }, `where receiver_phone like '%4077%' order by id desc`],
  ['a surname', { search: 'مؤمنی' }, `where receiver_name = 'رئوف مؤمنی' order by id desc`],
  ['a part of a surname', { search: 'پیدر' }, `where receiver_name = 'ژینا سپیدرود' order by id desc`],
  ['a Latin surname', { search: 'kohan' }, `where receiver_name = 'Sara Kohan' order by id desc`],
  [
    'surname and first name in any order, and a part of the phone',
    { search: 'kohan sara 0042' },
    `where receiver_name = 'Sara Kohan' and receiver_phone like '%0042%' order by id desc`,
  ],
  ['the buyer’s surname, who is not the receiver', { search: 'شباویز' }, `where user_id = (select id from users where last_name = 'شباویز') order by id desc`],
  ['a serial number', { search: 'nb۹۰۰۰۰۰۰۰۰۱' }, `where id = 77`],
  ['what was bought, by its code', { show: 'all', goods: 'nb۱' }, `where id in (select order_id from order_lines where variant_id = 2) order by id desc`],
  [
    'what was bought, by a part of its code',
    { show: 'all', goods: 'NB' },
    `where id in (select order_id from order_lines where variant_id = 2) order by id desc`,
  ],
  [
    'open work with something in it',
    { goods: 'NB1' },
    `where state not in ${restingIn} and state <> 'awaiting-payment' and id in (select order_id from order_lines where variant_id = 2) order by due_at nulls last, id`,
  ],
  [
    'a colleague’s work',
    { owner: 7 },
    `where state not in ${restingIn} and state <> 'awaiting-payment' and id in (select document_id from work_claims where staff_id = 7) order by due_at nulls last, id`,
  ],
  [
    'nobody’s work',
    { show: 'queued', owner: 'nobody' },
    `where state = 'queued' and id not in (select document_id from work_claims where staff_id is not null) order by due_at nulls last, id`,
  ],
  [
    'some days',
    { show: 'all', from: '2026-10-01', to: '2026-10-02' },
    `where placed_at >= '2026-09-30T20:30Z' and placed_at < '2026-10-02T20:30Z' order by placed_at desc, id desc`,
  ],
];

test('[ADM-3: order list] what nobody sells is in no order', async () => {
  expect(await walk({ show: 'all', goods: 'هیچ‌چیز' })).toMatchObject([{ rows: [], next: null, previous: null }]);
  expect(await walk({ goods: '؟' })).toMatchObject([{ rows: [] }]);
});

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
    const ofOrders = statements.filter(({ text }) => /^(select|with)/i.test(text) && /\borders [tx]\b/.test(text));
    expect(ofOrders.length).toBeGreaterThanOrEqual(2);
    for (const statement of ofOrders) {
      const { scanned, offset } = await planOf(database.pool, statement);
      expect([...[...scanned].filter(([, rows]) => rows > OPEN).map(([table]) => table), offset]).toEqual([false]);
      expect(await touched(statement)).toBeLessThanOrEqual(wish.search ? MATCHES : OPEN);
    }
  });
});

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Node[] };

/** The most orders that any step of a query plan read. */
async function touched({ text, values }: { text: string; values?: unknown[] }): Promise<number> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, timing off, format json) ${text}`, values);
  const most = (node: Node): number =>
    Math.max(
      node['Relation Name'] === 'orders' ? node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) : 0,
      ...(node.Plans ?? []).map(most),
    );
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
  const [row] = (await list({ search: '09120004077' })).rows;
  expect(row).toMatchObject({
    state: 'cancelled',
    dueAt: expect.any(Date),
    since: expect.any(Date),
    madeAt: expect.any(Date),
    receiver: { name: 'رئوف مؤمنی', phone: '09120004077' },
    buyer: { name: 'آوین کهن‌سار', phone: expect.stringMatching(/^0912/) },
    ...{ province: 'gilan', city: 'rasht', itemCount: 2, totalToman: 3_290_000, paidToman: 3_290_000 },
  });
});

test('[ROLE-5: readings] who read a page of the list stands in the audit, with whose orders', async () => {
  const { rows } = await list({ search: '09120004078' });
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
  'placed.1',
  'newest.1.\u0000',
  'due.1.a\uD800',
  'placed.1.infinity',
  'code.1.ZR-2',
])('[ADM-3: order list] %j is no place in the list: it begins at its beginning', async (place) => {
  for (const wish of [{}, { show: 'all' }, { search: 'zr-2c' }] as const) {
    for (const side of ['after', 'before'] as const) {
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
