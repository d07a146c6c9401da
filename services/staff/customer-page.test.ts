import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, openShop, order, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { whoLooked } from '../accounts/who-looked';
import type { Ctx } from '../context';
import { addCustomerNote } from './customer-note';
import { customerPage } from './customer-page';

let shop: Shop;
let nima: Ctx;
let userId: number;
let staffId: number;
const as = (...roles: string[]): Ctx => testContext(shop.rt, { actor: { kind: 'staff', staffId, name: 'مریم', roles } });

beforeAll(async () => {
  shop = await openShop();
  nima = await buyer(shop, 7);
  userId = nima.actor.kind === 'user' ? nima.actor.userId : 0;
  await order(shop, nima);
  const { pool } = shop.database;
  staffId = (await pool.query<{ id: number }>(`insert into staff (name, email) values ('مریم', 'maryam@zarban.example') returning id`)).rows[0]?.id ?? 0;
  const message = `insert into messages (id, channel, notice, recipient, lang, facts, body, promise, state, created_at) values ($1, 'sms', $2, '09120000007', 'fa', '{}', $3, 'at-least-once', 'sent', now())`;
  await pool.query(message, ['m1', 'orders.queued', 'در نوبت است.']);
  await pool.query(message, ['m3', 'warranty.received', 'دستگاه تیکت رسید.']);
  await pool.query(message, ['m2', 'accounts.login-code', 'کد ورود: ۱۲۳۴۵']);
});
afterAll(() => shop.stop());

test('[ADM-3: customer] the desk sees orders, messages and promises of a customer, and never a code that was sent', async () => {
  const page = await customerPage(as('support'), userId);
  expect(page).toMatchObject({
    user: { phone: '09120000007', name: 'آوین کهن‌سار' },
    orders: [{ goods: [{ quantity: 1 }] }],
    bought: { count: 1 },
    walletToman: 0,
  });
  expect(page?.messages.map(({ notice, body }) => [notice, body]).sort()).toEqual([
    ['accounts.login-code', null],
    ['orders.queued', 'در نوبت است.'],
    ['warranty.received', 'دستگاه تیکت رسید.'],
  ]);
  expect(JSON.stringify(page)).not.toContain('۱۲۳۴۵');
});

test('[ROLE-5: customer] only whose role it is opens it; that it was opened stands in the customer’s own log', async () => {
  for (const other of [as('operations'), as('editor'), testContext(shop.rt), nima]) expect(await customerPage(other, userId)).toBeNull();
  expect(await customerPage(as('support'), 999_999)).toBeNull();
  const before = (await whoLooked(nima)).length;
  await customerPage(as('after-sales'), userId);
  expect((await whoLooked(nima)).slice(0, -before || undefined)).toMatchObject([{ what: 'read' }]);
  expect(await whoLooked(await buyer(shop, 8))).toEqual([]);
  expect(await whoLooked(as('support'))).toEqual([]);
});

test('[ADM-3: customer] colleagues note something for each other once, however often it is sent', async () => {
  const note = { userId, body: ' صبح‌ها خانه نیست. ', key: 'k1' };
  const first = await addCustomerNote(as('support'), note);
  expect(first).toMatchObject({ ok: true });
  expect(await addCustomerNote(as('support'), note)).toEqual(first);
  expect((await customerPage(as('support'), userId))?.notes).toMatchObject([{ body: 'صبح‌ها خانه نیست.', by: 'مریم' }]);
  expect(await addCustomerNote(as('support'), { userId, body: ' ', key: 'k2' })).toMatchObject({ ok: false, code: 'work.note-missing', field: 'body' });
  expect(await addCustomerNote(as('support'), { userId, body: 'x'.repeat(2001), key: 'k3' })).toMatchObject({ ok: false, code: 'work.note-long' });
  expect(await addCustomerNote(as('support'), { userId: 999_999, body: 'x', key: 'k4' })).toMatchObject({ ok: false, status: 404 });
  expect(await addCustomerNote(as('operations'), { ...note, key: 'k5' })).toMatchObject({ ok: false });
});
