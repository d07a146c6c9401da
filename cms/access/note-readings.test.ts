import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** The account as the admin's own calls hand it on. */
const person = async () =>
  ({ ...(await cms.payload.findByID({ collection: 'staff', id: support.id })), collection: 'staff', _strategy: 'second-factor' }) as never;

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

describe('[ROLE-5: readings] by the API', () => {
  const asked = async (query: string) => {
    const before = (await lines()).length;
    const { status, body } = await cms.rest('GET', `/cms-api/users${query}`, { cookie: support.cookie });
    expect([query, status]).toEqual([query, 200]);
    return { body: body as { docs?: Record<string, unknown>[] }, noted: (await lines()).slice(before).map(({ action, facts }) => ({ action, facts })) };
  };
  const listed = (facts: object) => [{ action: 'users.listed', facts: { ids: [userId], ...facts } }];
  const shown = ['createdAt', 'firstName', 'id', 'lastName', 'phone'];

  test.each(['', '?depth=2', '?select[id]=false', '?select[history]=false', '?select[lang][x]=false'])(
    'a list asked as “%s” brings its own columns alone',
    async (query) => {
      const { body, noted } = await asked(query);
      expect(Object.keys(body.docs?.[0] ?? {}).sort()).toEqual(shown);
      expect(noted).toEqual(listed({}));
    },
  );

  test('a column that is asked for by name comes, and stands in the audit', async () => {
    const { body, noted } = await asked('?select[phone]=true&select[history]=true');
    expect(Object.keys(body.docs?.[0] ?? {}).sort()).toEqual(['history', 'id', 'phone']);
    expect(noted).toEqual(listed({ columns: ['history'] }));
  });

  test.each([
    ['?where[or][0][and][0][history][like]=x', { ids: [], by: ['history'] }],
    ['?where[phone][equals]=09121234567&sort=-birthDay,phone', { ids: [0], by: ['birthDay'] }],
    ['?limit=1&sort=residence', { ids: [0], by: ['residence'] }],
  ])('whoever looks or sorts by what is not shown (%s) stands in the audit with it, found or not', async (query, facts) => {
    const { noted } = await asked(query);
    expect(noted).toEqual([{ action: 'users.listed', facts: { ...facts, ids: facts.ids.map(() => userId) } }]);
  });

  test('to count by a condition and to ask for the values of a column is to read', async () => {
    expect((await asked('/count?where[history][exists]=true')).noted).toEqual([{ action: 'users.counted', facts: { ids: [], by: ['history'] } }]);
    expect((await asked('/count')).noted).toEqual([]);
    const before = (await lines()).length;
    await cms.payload.findDistinct({ collection: 'users', field: 'birthDay', overrideAccess: false, user: await person() });
    expect((await lines()).slice(before)).toMatchObject([{ action: 'users.listed', facts: { ids: [], columns: ['birthDay'] } }]);
  });

  test('what a relation brings along of a person is what their list shows', async () => {
    await cms.database.pool.query(`update users set history = 'a secret of theirs' where id = $1`, [userId]);
    const place = { country: 'ایران', province: 'اصفهان', city: 'اصفهان', fullAddress: 'چهارباغ', postalCode: '8145678901' };
    await cms.payload.create({ collection: 'addresses', data: { user: userId, receiverName: 'آوین', receiverPhone: '09121234567', ...place } });
    const { body } = await cms.rest('GET', '/cms-api/addresses?depth=3', { cookie: support.cookie });
    expect((body as { docs: { user: object }[] }).docs.map(({ user }) => Object.keys(user).sort())).toEqual([shown]);
    expect(JSON.stringify(body)).not.toContain('a secret of theirs');
    expect(JSON.stringify(body)).not.toContain('چهارباغ');
  });
});

test('[ROLE-5: readings] the server functions’ own way of asking, without columns, brings those of the list', async () => {
  const page = await cms.payload.find({ collection: 'users', depth: 0, draft: true, overrideAccess: false, user: await person() });
  expect(Object.keys(page.docs[0] ?? {}).sort()).toEqual(['createdAt', 'firstName', 'id', 'lastName', 'phone']);
});
