import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#locales/say';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let admin: Person;
beforeAll(async () => {
  cms = await openCms();
  admin = await cms.full('administrator');
});
afterAll(() => cms.stop());

const administrators = async () =>
  (await cms.database.pool.query<{ id: number }>(`select parent_id as id from staff_roles where value = 'administrator' order by 1`)).rows.map(({ id }) => id);

test('[ADM-5: roles] the only administrator is not deleted and keeps the role; with another one both may be', async () => {
  const sentence = say('fa', 'refusals.admin.staff.last-administrator');
  for (const path of [`/cms-api/staff/${admin.id}`, `/cms-api/staff?where[id][equals]=${admin.id}`]) {
    for (const [method, body] of [['DELETE'], ['PATCH', { roles: ['editor'] }]] as const) {
      const refused = await cms.rest(method, path, { cookie: admin.cookie, ...(body ? { body } : {}) });
      expect([method, path, refused.status >= 400, JSON.stringify(refused.body).includes(sentence)]).toEqual([method, path, true, true]);
    }
  }
  expect(await administrators()).toEqual([admin.id]);
  const second = await cms.full('administrator', 'editor');
  expect((await cms.rest('PATCH', `/cms-api/staff/${second.id}`, { cookie: admin.cookie, body: { roles: ['editor'] } })).status).toBe(200);
  expect(await administrators()).toEqual([admin.id]);
});

test('[ADM-5: roles] two administrators who go at once do not both go: the database holds it', async () => {
  const second = await cms.full('administrator');
  const goes = (id: number) => cms.database.pool.query('delete from staff where id = $1', [id]).then(() => 'gone', () => 'stays'); // prettier-ignore
  expect((await Promise.all([goes(admin.id), goes(second.id)])).sort()).toEqual(['gone', 'stays']);
  const [left] = await administrators();
  await expect(cms.database.pool.query('delete from staff_roles where parent_id = $1', [left])).rejects.toThrow('one administrator stays');
});
