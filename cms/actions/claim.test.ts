import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let mahsa: Person;
let nima: Person;
let editor: Person;
let orderId: number;

const one = async (text: string, values: unknown[] = []) => (await cms.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
beforeAll(async () => {
  cms = await openCms();
  [mahsa, nima, editor] = [await cms.full('support'), await cms.full('operations'), await cms.full('editor')];
  const user = await one(`insert into users (phone) values ('09121234567') returning id`);
  orderId = await one(
    `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, source)
     values ('ZB-1', 'queued', now(), $1, 'fa', 1, 3290000, 0, 0, 3290000, 3290000, 'آوین', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه، پلاک ۱۲', '1456789012', 'WEBSITE') returning id`,
    [user],
  );
});
afterAll(() => cms.stop());

const press = (event: string, body: object, by: Person, lang: 'fa' | 'en' = 'fa') =>
  cms.rest('POST', `/cms-api/orders/${orderId}/do/${event}`, { cookie: by.cookie, body, lang });
const code = (answer: { body: Record<string, unknown> }) => (answer.body['errors'] as { code: string; message: string }[] | undefined)?.[0]?.code;

test('[ADM-3] what one has taken no colleague moves, until they take it over having seen whose it is', async () => {
  expect(await press('take', { seenVersion: 0 }, mahsa)).toMatchObject({ status: 200, body: { value: { staffId: mahsa.id, version: 1 } } });
  const refused = await press('confirm', { expectedState: 'queued' }, nima, 'en');
  expect([refused.status, code(refused)]).toEqual([409, 'work.taken']);
  expect((refused.body['errors'] as { message: string }[])[0]?.message).toMatch(/همکار 1 has taken this work/);
  expect(code(await press('take', { seenVersion: 0 }, nima))).toBe('work.changed-to');
  expect((await press('take', { seenVersion: 1 }, nima)).status).toBe(200);
  expect(code(await press('confirm', { expectedState: 'queued' }, mahsa))).toBe('work.taken');
  expect((await press('confirm', { expectedState: 'queued' }, nima)).status).toBe(200);
  expect((await press('let-go', { seenVersion: 2 }, nima)).status).toBe(200);
  expect((await press('dispatch', { expectedState: 'confirmed' }, mahsa)).status).toBe(200);
});

test('[ADM-3] work is taken by those who may read it, with a number, after the second factor', async () => {
  expect((await press('take', { seenVersion: 3 }, editor)).status).toBe(403);
  for (const seenVersion of [undefined, '3', 1.5, null]) expect((await press('take', { seenVersion }, mahsa)).status).toBe(404);
  expect((await cms.rest('POST', `/cms-api/orders/${orderId}/do/take`, { body: { seenVersion: 3 } })).status).toBe(403);
  const half = await cms.half('support');
  expect((await press('take', { seenVersion: 3 }, half)).status).toBe(403);
});
