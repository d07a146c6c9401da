import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, openShop, order, type Shop } from '../../../tests/shop';
import { testContext } from '../../../tests/test-context';
import type { Ctx } from '../../context';
import { deskList } from '../lists/desk-list';
import { findAll } from './find';

let shop: Shop;
let code: string;
let orderId: number;
let userId: number;
const one = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const as = (...roles: string[]): Ctx => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'آوا', roles } });

beforeAll(async () => {
  shop = await openShop();
  const nima = await buyer(shop, 461);
  userId = nima.actor.kind === 'user' ? nima.actor.userId : 0;
  await shop.database.pool.query(`update users set first_name = 'نیما', last_name = 'سپهرى', email = 'nima.sepehri@mail.example' where id = $1`, [userId]);
  ({ code, orderId } = await order(shop, nima));
  await shop.database.pool.query(`update orders set receiver_name = 'مؤگان كهن‌سار', receiver_phone = '09357654321' where id = $1`, [orderId]);
  const device = await one(
    `insert into devices (serial, variant_id, state, user_id, order_id, unit_no, received_on, purchased_on, warranty_ends_on, service_ends_on, registered_at)
     values ('NS1041277302', $1, 'active', $2, $3, 1, '2026-11-20', '2026-11-19', '2027-11-19', '2031-11-19', now()) returning id`,
    [shop.unit.variantId, userId, orderId],
  );
  await one(
    `insert into warranty_tickets (code, kind, state, state_since, device_id, user_id, lang, province, city) values ('ZT-4R55HDR', 'guarantee', 'sent', now(), $1, $2, 'fa', 'tehran', 'tehran') returning id`,
    [device, userId],
  );
  for (const [inquiryCode, kind, name] of [
    ['ZQ-2222222', 'call', 'هستی رادمهر'],
    ['ZQ-3333333', 'hiring', 'هستی کاردان'],
  ]) {
    const id = await one(`insert into inquiries (code, kind, state, state_since, lang) values ($1, $2, 'new', now(), 'fa') returning id`, [inquiryCode, kind]);
    await shop.database.pool.query(
      `insert into inquiry_details (inquiry_id, name, phone, contact_hash, ip_hash, at) values ($1, $2, '09191112233', 'c', 'i', now())`,
      [id, name],
    );
  }
});
afterAll(() => shop.stop());

/** What is found, as `list: what stands first in its rows`. */
async function found(ctx: Ctx, typed: string): Promise<string[]> {
  const { orders, lists } = await findAll(ctx, typed);
  const rows = lists.map(({ list, rows: some }) => `${list}: ${some.map((row) => row.code ?? row.name).join()}`);
  return [...(orders.rows.length > 0 ? [`orders: ${orders.rows.map((row) => row.code).join()}`] : []), ...rows];
}
const everything = () => [`orders: ${code}`, 'users: نیما سپهرى', 'devices: NS1041277302', 'warranty-tickets: ZT-4R55HDR'];

test.each([
  ['the surname, with letters of another keyboard', 'سپهري'],
  ['a part of the surname', 'پهر'],
  ['first name and surname the other way round', 'سپهری نیما'],
  ['the last digits of the phone in Persian digits', '۰۴۶۱'],
  ['digits from within the phone', '91200004'],
  ['the phone with its country', '+98 912 000 0461'],
  ['a part of the e-mail', 'sepehri'],
])('[ADM-3: find] %s finds the customer and all that is theirs', async (_name, typed) => {
  expect(await found(as('administrator'), typed)).toEqual(everything());
});

test('[ADM-3: find] the receiver’s surname finds the order and what came with it; a code who bought too; a serial the device, its order and its ticket', async () => {
  expect(await found(as('support'), 'کهن')).toEqual([`orders: ${code}`, 'users: نیما سپهرى', 'devices: NS1041277302']);
  expect(await found(as('support'), 'موگان')).toEqual([`orders: ${code}`, 'users: نیما سپهرى', 'devices: NS1041277302']);
  expect(await found(as('support'), code.toLowerCase().replace('-', ''))).toEqual([`orders: ${code}`, 'users: نیما سپهرى', 'devices: NS1041277302']);
  expect(await found(as('support'), '۱۰۴۱۲۷۷۳۰۲')).toEqual([`orders: ${code}`, 'devices: NS1041277302', 'warranty-tickets: ZT-4R55HDR']);
  await shop.database.pool.query(
    `insert into dispatches (order_id, courier, tracking, actor, at) values ($1, 'post-express', 'RD-44-02188731', 'staff:1', now())`,
    [orderId],
  );
  for (const typed of ['۲۱۸۸', '44-0218', 'rd-44', 'RD4402', '۴۴۰۲۱۸۸۷۳۱'])
    expect([typed, ...(await found(as('support'), typed))]).toEqual([typed, `orders: ${code}`]);
  expect(await found(as('support'), 'zt-4r55')).toEqual(['warranty-tickets: ZT-4R55HDR']);
});

test.each([
  ['کیان‌فر', ['کیانفر', 'کیان فر', 'کیان‌فر', 'كيانفر', 'كيان فر']],
  ['کیانفر', ['کیان‌فر', 'کیان فر', 'کیانفر']],
  ['کیان فر', ['کیانفر', 'کیان‌فر']],
  ['سید محمد رضا نیک‌آیین', ['سیدمحمدرضا', 'محمدرضا', 'نیکآیین', 'نیک ایین', 'رضانیک']],
])('[ADM-3: find] [LANG-4] a name kept as «%s» is found however its parts are joined', async (kept, asked) => {
  const { rows } = await shop.database.pool.query<{ id: number; receiver_name: string }>('select id, receiver_name from orders where id = $1', [orderId]);
  await shop.database.pool.query('update orders set receiver_name = $2 where id = $1', [orderId, kept]);
  for (const typed of asked) expect([typed, (await found(as('operations'), typed))[0]]).toEqual([typed, `orders: ${code}`]);
  expect(await found(as('operations'), 'کیانوش')).toEqual([]);
  await shop.database.pool.query('update orders set receiver_name = $2 where id = $1', [orderId, rows[0]?.receiver_name]);
});

test('[ROLE-5: find] each finds what their role may read, and nobody else anything; applications are for fewer', async () => {
  expect(await found(as('operations'), 'سپهری')).toEqual([`orders: ${code}`]);
  expect(await found(as('editor'), 'سپهری')).toEqual([]);
  expect(await found(testContext(shop.rt), 'سپهری')).toEqual([]);
  expect(await found(await buyer(shop, 461), 'سپهری')).toEqual([]);
  expect(await found(as('support'), 'هستی')).toEqual(['inquiries: ZQ-3333333,ZQ-2222222']);
  expect(await found(as('after-sales'), 'هستی')).toEqual(['inquiries: ZQ-2222222']);
  expect(await deskList(as('editor'), 'users', { show: 'all', search: '' })).toMatchObject({ rows: [] });
});

test('[ROLE-5: readings] whom a search showed stands in the audit', async () => {
  await found(as('support'), 'سپهری');
  const { rows } = await shop.database.pool.query(`select action, facts from audit where action like '%.listed' order by id desc limit 4`);
  expect(rows).toContainEqual({ action: 'users.listed', facts: { ids: [userId] } });
  expect(rows).toContainEqual({ action: 'orders.listed', facts: { ids: [orderId] } });
});

test.each(['', '%', '؟!', '12', "'; drop table users", '\u0000', 'a'.repeat(5000), "x':* | 'y", '\\'])(
  '[ADM-3: find] %j finds nothing and breaks nothing',
  async (typed) => {
    expect(await found(as('administrator'), typed)).toEqual([]);
  },
);

test('[ADM-3: goods] a unit and a page are found by code and by name in either language, whatever digits are typed', async () => {
  const found = async (typed: string, lang: 'fa' | 'en' = 'fa') => (await findAll({ ...as('operations'), lang }, typed)).goods;
  const unit = { of: 'variants', id: shop.unit.variantId };
  const { rows } = await shop.database.pool.query<{ sku: string; lang: string; title: string }>(
    `select v.sku, l._locale as lang, l.title from variants v join variants_locales l on l._parent_id = v.id where v.id = $1`,
    [shop.unit.variantId],
  );
  const sku = rows[0]?.sku ?? '';
  expect(sku).not.toBe('');
  for (const typed of [sku, sku.toLowerCase(), sku.replace('1', '۱'), ...rows.map(({ title }) => title)]) {
    for (const lang of ['fa', 'en'] as const)
      expect([typed, await found(typed, lang)]).toEqual([typed, expect.arrayContaining([expect.objectContaining(unit)])]);
  }
  expect(await found('%')).toEqual([]);
  // Both of a unit's languages, and its page's, are read with the letters that are folded everywhere else.
  await shop.database.pool.query(
    `insert into products_locales (title, _locale, _parent_id) select 'گوشى‌ي «مؤثّر» كوچک', 'fa', id from products where slug = 'ns1'`,
  );
  const page = expect.arrayContaining([expect.objectContaining({ of: 'products', code: 'ns1', title: 'گوشى‌ي «مؤثّر» كوچک' })]);
  for (const typed of ['گوشی کوچک', 'كوچك', 'NS1', 'ns۱']) expect([typed, await found(typed)]).toEqual([typed, page]);
});
