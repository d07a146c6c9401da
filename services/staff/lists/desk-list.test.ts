import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '../../../tests/attack/scale/fill';
import { openShop, type Shop } from '../../../tests/shop';
import { testContext } from '../../../tests/test-context';
import type { Ctx } from '../../context';
import { deskList, type DeskList, type DeskListWish, type DeskRows } from './desk-list';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await fill(shop.database.pool, { products: 1, orders: 120, open: 30 });
}, 60_000);
afterAll(() => shop.stop());

const as = (role: string): Ctx => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'آوا', roles: [role] } });
const rowsOf = async (text: string) => (await shop.database.pool.query<{ code: string }>(text)).rows.map(({ code }) => code);
const codes = ({ rows }: DeskRows) => rows.map(({ code }) => code);

const ways: readonly [name: string, list: DeskList, wish: Partial<DeskListWish>, sql: string][] = [
  [
    'registrations that wait, by due time',
    'device-claims',
    { show: 'open' },
    `select code from device_claims where state = 'waiting' order by due_at nulls last, id`,
  ],
  ['registrations that were accepted', 'device-claims', { show: 'accepted' }, `select code from device_claims where state = 'accepted' order by id desc`],
  ['all registrations', 'device-claims', {}, `select code from device_claims order by id desc`],
  [
    'devices by what they are',
    'devices',
    { search: 'گوشی دیجیتال' },
    `select serial as code from devices where variant_id = (select id from variants where sku = 'NS1-SE') order by id desc`,
  ],
  [
    'devices by the order that they came with',
    'devices',
    { search: 'zb-s77' },
    `select serial as code from devices where order_id = (select id from orders where code = 'ZB-S77') order by id desc`,
  ],
  ['a registration by its serial', 'device-claims', { search: '۸۰۰۰۰۰۰۰۷۷' }, `select code from device_claims where serial like '%8000000077'`],
  ['registrations of a name', 'device-claims', { search: 'آوین' }, `select code from device_claims order by id desc`],
  ['invoices, newest first', 'invoices', {}, `select number as code from invoices order by id desc`],
  ['invoices of companies', 'invoices', { show: 'legal' }, `select number as code from invoices where party_kind = 'legal' order by id desc`],
  [
    'invoices of some days, latest first',
    'invoices',
    { from: '2026-01-01', to: '2099-01-01' },
    `select number as code from invoices order by issued_at desc, id desc`,
  ],
  ['invoices of days without any', 'invoices', { from: '2020-01-01', to: '2020-01-01' }, `select number as code from invoices where false`],
  ['an invoice by its number', 'invoices', { search: '۰۰۰۰۷۷' }, `select number as code from invoices where number like '%000077%' order by id desc`],
  [
    'an invoice by its order',
    'invoices',
    { search: 'zb-s77' },
    `select number as code from invoices i where (select code from orders where id = i.order_id) = 'ZB-S77'`,
  ],
];

test.each(ways)('[ADM-3: lists] [LIST-1] %s, page by page and back again', async (_name, list, more, sql) => {
  const wish = { show: 'all', search: '', ...more };
  const expected = await rowsOf(sql);
  const pages = [await deskList(as('administrator'), list, wish)];
  for (let last = pages[0]; last?.next; last = pages.at(-1)) pages.push(await deskList(as('administrator'), list, { ...wish, after: last.next }));
  expect(pages.flatMap(codes)).toEqual(expected);
  for (let at = pages.length - 1; at > 0; at -= 1) {
    const back = await deskList(as('administrator'), list, { ...wish, before: pages[at]?.previous ?? '' });
    expect(codes(back)).toEqual(codes(pages[at - 1] as DeskRows));
  }
});

test('[ADM-3: lists] a row says whom and what it is about, its sum, and whose work it is', async () => {
  const [invoice] = (await deskList(as('operations'), 'invoices', { show: 'all', search: '1390-000077' })).rows;
  expect(invoice).toMatchObject({ name: 'آوین کهن‌سار', kind: 'individual', what: expect.stringMatching(/^ZB-S/), sumToman: 3_290_000, owner: null });
  const [claim] = (await deskList(as('support'), 'device-claims', { show: 'open', search: '' })).rows;
  expect(claim).toMatchObject({
    name: 'آوین کهن‌سار',
    kind: null,
    state: 'waiting',
    what: expect.stringContaining('NB80000000'),
    dueAt: expect.any(Date),
    owner: { id: null, version: 0 },
  });
});

test('[WAR-3] a registration is a dispute while it waits for what is somebody else’s, and none once it is decided or where one asks for one’s own', async () => {
  const { pool } = shop.database;
  const kindOf = async (code: string) => (await deskList(as('support'), 'device-claims', { show: 'all', search: code })).rows.map(({ kind }) => kind);
  const code = (await rowsOf(`select code from device_claims where state = 'waiting' order by id desc limit 1`))[0] ?? '';
  expect(await kindOf(code)).toEqual([null]);
  await pool.query(`with other as (insert into users (phone) values ('09350000077') returning id)
    update devices set user_id = other.id from other where devices.id = (select device_id from device_claims where code = '${code}')`);
  expect(await kindOf(code)).toEqual(['held']);
  await pool.query(`update device_claims set state = 'accepted' where code = $1`, [code]);
  expect(await kindOf(code)).toEqual([null]);
});

test('[ROLE-5] each reads what their role may, and it stands in the audit', async () => {
  expect(codes(await deskList(as('editor'), 'invoices', { show: 'all', search: '' }))).toEqual([]);
  expect(codes(await deskList(as('operations'), 'device-claims', { show: 'all', search: '' }))).toEqual([]);
  const { rows } = await deskList(as('support'), 'invoices', { show: 'legal', search: '' });
  const noted = await shop.database.pool.query(`select action, facts from audit order by id desc limit 1`);
  expect(noted.rows).toEqual([{ action: 'invoices.listed', facts: { ids: rows.map(({ id }) => id) } }]);
});
