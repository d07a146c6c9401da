import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let support: Person;
let editor: Person;
let orderId: number;
let variantId: number;

const one = async (text: string, values: unknown[] = []) => (await cms.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
beforeAll(async () => {
  cms = await openCms();
  support = await cms.full('support');
  editor = await cms.full('editor');
  await one(`insert into users (phone, first_name, last_name) values ('09121234567', 'آوین', 'کهن‌سار') returning id`);
  const product = await one(
    `insert into products (slug, kind_id, drawing, stage, rank, _status) values ('nb1', (select id from kinds where slug = 'blood-pressure'), 'nb1', 'glaze', 2, 'published') returning id`,
  );
  variantId = await one(`insert into variants (sku, product_id, price_toman) values ('NB1', $1, 3290000) returning id`, [product]);
});
beforeEach(async () => {
  orderId = await one(
    `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
     select 'ZB-' || gen_random_uuid(), 'queued', now(), id, 'fa', 1, 3290000, 0, 0, 3290000, 3290000, 'آوین', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه، پلاک ۱۲', '1456789012', 'WEBSITE' from users limit 1 returning id`,
  );
});
afterAll(() => cms.stop());

const press = (event: string, body: object, by = support, lang: 'fa' | 'en' = 'fa') =>
  cms.rest('POST', `/cms-api/orders/${orderId}/do/${event}`, { cookie: by.cookie, body, lang });
const state = async () => (await cms.database.pool.query<{ state: string }>('select state from orders where id = $1', [orderId])).rows[0]?.state;
const message = (answer: { body: Record<string, unknown> }) => (answer.body['errors'] as { message: string }[])[0]?.message;

test('[ADM-4] a button makes an allowed move; it stands in the timeline and the log with who and when', async () => {
  expect((await press('confirm', { expectedState: 'queued' })).body).toMatchObject({ value: { state: 'confirmed' } });
  expect(await state()).toBe('confirmed');
  const { rows: events } = await cms.database.pool.query('select event, from_state, to_state, actor from events where subject = $1', [`order:${orderId}`]);
  expect(events).toEqual([{ event: 'confirm', from_state: 'queued', to_state: 'confirmed', actor: `staff:${support.id}` }]);
  const { rows: log } = await cms.database.pool.query('select actor from audit where subject = $1', [`order:${orderId}`]);
  expect(log).toEqual([{ actor: `staff:${support.id}` }]);
});

test('[ADM-4] no other move is made: not one that is not allowed now, nor an unknown one, nor by another role', async () => {
  expect((await press('deliver', { expectedState: 'queued' })).status).toBe(409);
  expect((await press('pay', { expectedState: 'queued' })).status).toBe(409);
  expect((await press('fly', { expectedState: 'queued' })).status).toBe(404);
  expect((await press('confirm', {})).status).toBe(404);
  expect((await press('confirm', { expectedState: 'queued' }, editor)).status).toBe(403);
  expect((await cms.rest('POST', `/cms-api/orders/${orderId}/do/confirm`, { body: { expectedState: 'queued' } })).status).toBe(403);
  expect(await state()).toBe('queued');
});

test('[ADM-4] two staff never overwrite each other: who saw an older state is told so plainly, in their language', async () => {
  const answers = await Promise.all([press('confirm', { expectedState: 'queued' }), press('cancel', { expectedState: 'queued', reason: 'خریدار خواست' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await press('confirm', { expectedState: 'queued' }, support, 'en');
  expect(late.status).toBe(409);
  expect(message(late)).toMatch(/changed meanwhile/);
});

test('[ADM-4] a reason is asked for where it matters, and kept', async () => {
  expect(await press('cancel', { expectedState: 'queued' })).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
  expect((await press('cancel', { expectedState: 'queued', reason: '   ' })).status).toBe(422);
  expect((await press('cancel', { expectedState: 'queued', reason: 'کالا آسیب دیده بود' })).status).toBe(200);
  const { rows } = await cms.database.pool.query('select reason from events where subject = $1 and event = $2', [`order:${orderId}`, 'cancel']);
  expect(rows).toEqual([{ reason: 'کالا آسیب دیده بود' }]);
});

test('[ADM-4: all at once] what is wrong with several fields comes in one answer, each with its field', async () => {
  await press('confirm', { expectedState: 'queued' });
  const sent = await press('dispatch', { expectedState: 'confirmed', courier: 'nobody', tracking: '' });
  expect(sent).toMatchObject({ status: 422, body: { errors: [{ field: 'courier' }, { field: 'tracking' }] } });
  expect((await press('correct-dispatch', { expectedState: 'confirmed', seen: 0, reason: 'x' })).status).toBe(409);
  expect((await press('correct-dispatch', {})).status).toBe(404);
});

test('[ADM-4] a state is no field: the API does not write it, whoever asks', async () => {
  const admin = await cms.full('administrator');
  expect((await cms.rest('PATCH', `/cms-api/orders/${orderId}`, { cookie: admin.cookie, body: { state: 'delivered' } })).status).toBe(403);
  expect(await state()).toBe('queued');
});

test('[PROD-1: stock] staff of the desk move stock with a reason, once a press, never below zero; editors do not', async () => {
  const move = (body: object, by = support) => cms.rest('POST', `/cms-api/variants/${variantId}/do/move-stock`, { cookie: by.cookie, body });
  expect((await move({ delta: '۲۰', reason: 'رسید انبار ۱۲', key: 'k1' })).body).toMatchObject({ value: { available: 20 } });
  expect((await move({ delta: '۲۰', reason: 'رسید انبار ۱۲', key: 'k1' })).body).toMatchObject({ value: { available: 20 } });
  expect((await move({ delta: '−3', reason: 'شمارش', key: 'k2' })).body).toMatchObject({ value: { available: 17 } });
  expect((await move({ delta: -18, reason: 'شمارش', key: 'k3' })).status).toBe(409);
  for (const delta of ['', '0', '1.5', 'x', null]) expect((await move({ delta, reason: 'شمارش', key: `k4${delta}` })).status).toBe(422);
  expect((await move({ delta: 5, reason: ' ', key: 'k5' })).status).toBe(422);
  expect((await move({ delta: 5, reason: 'x', key: 'k6' }, editor)).status).toBe(403);
  const { rows } = await cms.database.pool.query('select delta, cause, actor from stock_moves order by id');
  expect(rows).toEqual([
    { delta: 20, cause: 'رسید انبار ۱۲', actor: `staff:${support.id}` },
    { delta: -3, cause: 'شمارش', actor: `staff:${support.id}` },
  ]);
  // The unit's own document has no stock to be written over.
  await cms.rest('PATCH', `/cms-api/variants/${variantId}?locale=fa`, {
    cookie: editor.cookie,
    body: { title: 'فشارسنج', stock: 999, available: 999, priceToman: 3_300_000 },
  });
  expect((await cms.database.pool.query('select available from stock')).rows).toEqual([{ available: 17 }]);
});
