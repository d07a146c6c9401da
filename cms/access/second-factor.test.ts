import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let halfAdmin: Person;
beforeAll(async () => {
  cms = await openCms();
  halfAdmin = await cms.half('administrator');
  await cms.payload.create({ collection: 'tags', data: { slug: 'heart', title: 'قلب' } });
});
afterAll(() => cms.stop());

const everyTable = async () => {
  const { rows } = await cms.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('staff', 'staff_sessions')`,
  );
  const counts = await Promise.all(
    rows.map(async ({ name }) => [name, (await cms.database.pool.query(`select count(*)::int as n from "${name}"`)).rows[0]] as const),
  );
  return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
};

test('[ADM-5: REST login] the password alone gives a token and no word about its owner', async () => {
  const answer = await cms.rest('POST', '/cms-api/staff/login', { body: { email: halfAdmin.email, password: 'a long enough password' } });
  expect(answer.status).toBe(200);
  expect(answer.body['user']).toBeNull();
  expect(answer.body['token']).toBeUndefined();
  expect(answer.cookie).toMatch(/^zb_staff-token=/);
});

test('[ADM-5: REST login] with the password alone every list, document, version and move is refused, and nothing is written', async () => {
  const before = await everyTable();
  const slugs = cms.payload.config.collections.map(({ slug }) => slug);
  for (const slug of slugs) {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/1'],
      ['GET', '/versions'],
      ['GET', '/count'],
      ['POST', ''],
      ['PATCH', '/1'],
      ['PATCH', '?where[id][exists]=true'],
      ['DELETE', '/1'],
      ['DELETE', '?where[id][exists]=true'],
      ['POST', '/1/do/cancel'],
      ['POST', '/1/do/move-stock'],
      ['POST', '/1/do/reset-factor'],
      ['POST', '/1/duplicate'],
    ] as const) {
      const answer = await cms.rest(method, `/cms-api/${slug}${path}`, {
        cookie: halfAdmin.cookie,
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: { slug: 'x', title: 'x', reason: 'x', expectedState: 'placed', delta: 1, key: 'k' } }),
      });
      expect([slug, method, path, answer.status >= 400 || Number(answer.body['totalDocs'] ?? 0) === 0]).toEqual([slug, method, path, true]);
      expect(JSON.stringify(answer.body)).not.toContain('قلب');
    }
  }
  for (const path of [
    '/cms-api/globals/site',
    '/cms-api/globals/site/versions',
    '/cms-api/access',
    '/cms-api/payload-jobs/run',
    '/cms-api/payload-preferences/nav',
  ]) {
    const answer = await cms.rest('GET', path, { cookie: halfAdmin.cookie });
    expect(JSON.stringify(answer.body)).not.toContain('"canAccessAdmin":true');
  }
  expect((await cms.rest('POST', '/cms-api/globals/site', { cookie: halfAdmin.cookie, body: { phone: '1' } })).status).toBe(403);
  expect((await cms.rest('GET', '/cms-api/staff/me', { cookie: halfAdmin.cookie })).body['user']).toBeNull();
  expect((await cms.rest('POST', '/cms-api/staff/refresh-token', { cookie: halfAdmin.cookie })).status).toBe(403);
  expect(await everyTable()).toEqual(before);
});

test('[ADM-5: REST login] after the second factor the same token reads; after logging out it does not', async () => {
  const admin = await cms.full('administrator');
  expect((await cms.rest('GET', '/cms-api/tags', { cookie: admin.cookie })).body['totalDocs']).toBe(1);
  expect((await cms.rest('POST', '/cms-api/staff/logout', { cookie: admin.cookie })).status).toBe(200);
  expect((await cms.rest('GET', '/cms-api/tags', { cookie: admin.cookie })).status).toBe(403);
});

test('[ADM-5: REST login] an edited token, a token in a header and another secret’s token are nobody', async () => {
  const { cookie } = await cms.full('administrator');
  const [head, body, mark] = cookie.replace('zb_staff-token=', '').split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const edited = Buffer.from(JSON.stringify({ ...claims, id: Number(claims['id']) + 1 })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  for (const token of [`${head}.${edited}.${mark}`, `${none}.${body}.`, `${head}.${body}.${mark.slice(0, -2)}AA`, `${head}.${body}`, 'x']) {
    expect((await cms.rest('GET', '/cms-api/tags', { cookie: `zb_staff-token=${token}` })).status).toBe(403);
  }
});

test('[ADM-5: REST login] passwords are not reset, accounts not registered nor unlocked from outside', async () => {
  for (const [path, body] of [
    ['forgot-password', { email: halfAdmin.email }],
    ['reset-password', { token: 'x', password: 'y' }],
    ['first-register', { email: 'a@b.example', password: 'y' }],
    ['unlock', { email: halfAdmin.email }],
  ] as const) {
    expect((await cms.rest('POST', `/cms-api/staff/${path}`, { body })).status).toBeGreaterThanOrEqual(400);
  }
  const { rows } = await cms.database.pool.query('select 1 from staff where reset_password_token is not null');
  expect(rows).toEqual([]);
});
