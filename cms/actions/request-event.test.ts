import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricedRequest } from '../../tests/attack/forms/service-requests';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let support: Person;
let editor: Person;
let id: number;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await cms.database.pool.query<T & object>(text, values)).rows as T[];

beforeAll(async () => {
  cms = await openCms();
  support = await cms.full('support');
  editor = await cms.full('editor');
  const [user] = await rows<{ id: number }>(`insert into users (phone, first_name) values ('09121234567', 'آوین') returning id`);
  const code = await pricedRequest(cms.database.pool, user?.id ?? 0, { state: 'waiting-action' });
  id = (await rows<{ id: number }>(`select id from service_requests where code = $1`, [code]))[0]?.id ?? 0;
});
afterAll(() => cms.stop());

test('[INP-4: less is due] the desk’s button gives a part of a paid price back, once, and says at its field what is wrong; no other role has it', async () => {
  const lower = (body: object, by = support) => cms.rest('POST', `/cms-api/service-requests/${id}/do/lower`, { cookie: by.cookie, body });
  const form = { once: 'key-of-the-desk-0123456789', amount: '۱۵۰۰۰۰', reason: 'یک نوبت کمتر شد' };
  expect((await lower(form, editor)).status).toBe(403);
  expect(await lower({ ...form, amount: 'x' })).toMatchObject({ status: 422, body: { errors: [{ field: 'amount' }] } });
  expect(await lower({ ...form, reason: '' })).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
  expect((await lower({ ...form, once: '' })).status).toBe(409);
  expect(await lower({ ...form, amount: '500001' })).toMatchObject({ status: 422, body: { errors: [{ field: 'amount', facts: { mostToman: 500_000 } }] } });
  for (let press = 0; press < 2; press += 1) expect((await lower(form)).body).toMatchObject({ value: { backToman: 150_000 } });
  expect(await rows(`select amount_toman::int as toman, why from refunds`)).toEqual([{ toman: 150_000, why: 'less-due' }]);
});
