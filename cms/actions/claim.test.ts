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
    `insert into orders (code, state, state_since, user_id, lang, item_count, goods_toman, discount_toman, delivery_toman, total_toman, paid_toman, receiver_name, receiver_phone, country, province, city, full_address, postal_code, promised_by, source)
     values ('ZB-1', 'queued', now(), $1, 'fa', 1, 3290000, 0, 0, 3290000, 3290000, 'آوین', '09121112233', 'IR', 'tehran', 'tehran', 'خیابان نمونه، پلاک ۱۲', '1456789012', now() + interval '2 days', 'WEBSITE') returning id`,
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
  expect(code(await press('dispatch', { expectedState: 'confirmed' }, mahsa))).toBe('orders.dispatch.courier');
  expect((await press('dispatch', { expectedState: 'confirmed', courier: 'rider', tracking: '44021' }, mahsa)).status).toBe(200);
});

test('[ADM-3] work is taken by those who may read it, with a number, after the second factor', async () => {
  expect((await press('take', { seenVersion: 3 }, editor)).status).toBe(403);
  for (const seenVersion of [undefined, '3', 1.5, null]) expect((await press('take', { seenVersion }, mahsa)).status).toBe(404);
  expect((await cms.rest('POST', `/cms-api/orders/${orderId}/do/take`, { body: { seenVersion: 3 } })).status).toBe(403);
  const half = await cms.half('support');
  expect((await press('take', { seenVersion: 3 }, half)).status).toBe(403);
});

test('[ADM-3] what is not there is nobody’s work: no claim is written for a document that does not exist', async () => {
  for (const path of ['orders/999999', 'warranty-tickets/1', 'inquiries/1', 'reviews/1', 'orders/2147483648', 'orders/9007199254740991']) {
    for (const event of ['take', 'let-go']) {
      const { status } = await cms.rest('POST', `/cms-api/${path}/do/${event}`, { cookie: mahsa.cookie, body: { seenVersion: 0 } });
      expect([path, event, status]).toEqual([path, event, 404]);
    }
  }
  expect((await cms.database.pool.query(`select 1 from work_claims where not (collection = 'orders' and document_id = $1)`, [orderId])).rows).toEqual([]);
});

test('[ADM-3] an application is work for those who may read it: for all others it is not there', async () => {
  const id = await one(`insert into inquiries (code, kind, state, state_since, lang) values ('ZI-1', 'hiring', 'new', now(), 'fa') returning id`);
  const technician = await cms.full('after-sales');
  const take = (by: Person) => cms.rest('POST', `/cms-api/inquiries/${id}/do/take`, { cookie: by.cookie, body: { seenVersion: 0 } });
  expect((await take(technician)).status).toBe(404);
  expect((await take(mahsa)).status).toBe(200);
});

test('[ADM-3, INP-8] what belongs to a request that a colleague has taken is theirs too: its visits and its messages', async () => {
  const user = await one(`select id from users limit 1`);
  const id = await one(
    `insert into service_requests (code, "group", service, state, state_since, lang, user_id) values ('ZS-CLAIM22', 'care', 'nurse', 'not-checked', now(), 'fa', $1) returning id`,
    [user],
  );
  const ask = (path: string, body: object, by: Person) => cms.rest('POST', `/cms-api/service-requests/${id}/${path}`, { cookie: by.cookie, body });
  expect((await ask('do/take', { seenVersion: 0 }, mahsa)).status).toBe(200);
  expect(code(await ask('visits/1/do/accept', { expectedState: 'offered' }, nima))).toBe('work.taken');
  expect(code(await ask('visits/1/do/accept', { expectedState: 'offered' }, mahsa))).toBe('services.unknown');
  const message = { once: 'key-of-a-message-0123456789', words: 'فردا می‌آییم؛ خوب است؟' };
  expect(code(await ask('do/write', message, nima))).toBe('work.taken');
  expect((await ask('do/write', message, mahsa)).status).toBe(200);
  expect(code(await ask('do/write', { ...message, once: 'short' }, mahsa))).toBeDefined();
});
