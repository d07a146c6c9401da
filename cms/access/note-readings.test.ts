import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let support: Person;
let userId: number;
beforeAll(async () => {
  cms = await openCms();
  support = await cms.full('support');
  const { rows } = await cms.database.pool.query<{ id: number }>(`insert into users (phone, first_name) values ('09121234567', 'آوین') returning id`);
  userId = rows[0]?.id ?? 0;
});
afterAll(() => cms.stop());

const lines = async () =>
  (await cms.database.pool.query(`select actor, action, subject, facts from audit where action like 'users.%' order by id`)).rows as Record<string, unknown>[];

test('[ROLE-5: readings] whoever opens a customer’s record stands in the audit; a list asked of the API too, the portal’s own reading not', async () => {
  expect((await cms.rest('GET', `/cms-api/users/${userId}`, { cookie: support.cookie })).status).toBe(200);
  expect((await cms.rest('GET', '/cms-api/users', { cookie: support.cookie })).status).toBe(200);
  await cms.payload.findByID({ collection: 'users', id: userId });
  const actor = `staff:${support.id}`;
  expect(await lines()).toEqual([
    { actor, action: 'users.read', subject: `user:${userId}`, facts: {} },
    { actor, action: 'users.listed', subject: 'users', facts: { ids: [userId] } },
  ]);
});

test('[ROLE-5: readings] a page of the admin’s list stands in the audit as well, and brings the columns that it shows alone', async () => {
  const before = (await lines()).length;
  const user = { ...(await cms.payload.findByID({ collection: 'staff', id: support.id })), collection: 'staff', _strategy: 'second-factor' };
  const page = await cms.payload.find({ collection: 'users', overrideAccess: false, user: user as never, select: { phone: true, firstName: true } });
  expect(Object.keys(page.docs[0] ?? {}).sort()).toEqual(['firstName', 'id', 'phone']);
  expect((await lines()).slice(before)).toEqual([{ actor: `staff:${support.id}`, action: 'users.listed', subject: 'users', facts: { ids: [userId] } }]);
  const ours = ['users', 'orders', 'addresses', 'subscriptions', 'inquiries', 'reviews', 'devices', 'warranty-tickets', 'sale-contacts', 'groups'];
  const lists = cms.payload.config.collections.filter(({ slug }) => ours.includes(slug));
  expect(lists.filter(({ admin }) => !admin.enableListViewSelectAPI).map(({ slug }) => slug)).toEqual([]);
});

test('[ROLE-5: readings] who may not read leaves no line, and reads nothing', async () => {
  const before = await lines();
  const half = await cms.half('support');
  const editor = await cms.full('editor');
  for (const { cookie } of [half, editor]) expect((await cms.rest('GET', `/cms-api/users/${userId}`, { cookie })).status).toBe(403);
  expect(await lines()).toEqual(before);
});
