import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tokenHash } from '#services/secrets';
import { changeStaffPassword } from '#services/staff/change-password';
import { rememberStaffBrowser } from '#services/staff/remember-browser';
import { staffActor, staffSession, type StaffPerson } from '#services/staff/session';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { testContext } from '../../tests/test-context';

/** Hashing a password takes a third of a second of processor time, more on a busy machine. */
const SLOW_MS = 90_000;
const OLD = 'a long enough password';
const NEW = 'کوه بلند و رود آرام';
let cms: Cms;
let admin: Person;
let editor: Person;
beforeAll(async () => {
  cms = await openCms();
  admin = await cms.full('administrator');
  editor = await cms.full('editor');
});
afterAll(() => cms.stop());
beforeEach(() => cms.database.pool.query('delete from attempts'));

const login = (email: string, password: string, more: { cookie?: string } = {}) =>
  cms.rest('POST', '/cms-api/staff/login', { body: { email, password }, lang: 'en', ...more });
const stateOf = async (cookie: string) => (await staffSession(cms.rt, new Headers({ cookie }))).state;
const kept = async (id: number) => (await cms.database.pool.query('select hash, salt from staff where id = $1', [id])).rows[0];
const personOf = async (cookie: string): Promise<StaffPerson> => {
  const session = await staffSession(cms.rt, new Headers({ cookie }));
  if (session.state !== 'full') throw new Error(session.state);
  return session;
};

test('[ADM-5: passwords] no request sets a password, one’s own nor another’s, a good one nor a bad one', async () => {
  const before = await kept(editor.id);
  for (const [cookie, method, path] of [
    [editor.cookie, 'PATCH', `/cms-api/staff/${editor.id}`],
    [admin.cookie, 'PATCH', `/cms-api/staff/${editor.id}`],
    [admin.cookie, 'PATCH', `/cms-api/staff?where[id][equals]=${editor.id}`],
    [admin.cookie, 'POST', '/cms-api/staff'],
    [admin.cookie, 'POST', '/cms-api/staff/first-register'],
    [admin.cookie, 'POST', '/cms-api/staff/reset-password'],
    [admin.cookie, 'POST', '/cms-api/staff/forgot-password'],
  ] as const) {
    for (const body of [{ password: 'abc' }, { password: NEW }, { hash: 'x', salt: 'y' }]) {
      const { status } = await cms.rest(method, path, { cookie, body: { ...body, email: editor.email, name: 'x', roles: ['editor'], token: 'x' } });
      expect([method, path, status >= 400]).toEqual([method, path, true]);
    }
  }
  expect(await kept(editor.id)).toEqual(before);
  // A name is changed as ever.
  expect((await cms.rest('PATCH', `/cms-api/staff/${editor.id}`, { cookie: editor.cookie, body: { name: 'نام تازه' } })).status).toBe(200);
});

test('[ADM-5: passwords] what the house itself makes keeps the rule, and the database lets nothing past our own service', async () => {
  const make = (password: string) =>
    cms.payload.create({ collection: 'staff', data: { email: `made.${password.length}@zarban.example`, name: 'نوا', roles: ['editor'], password } });
  await expect(make('abc')).rejects.toThrow();
  await expect(make('password12345')).rejects.toThrow();
  const before = await kept(editor.id);
  await cms.database.pool.query(`update staff set hash = 'x', salt = 'y' where id = $1`, [editor.id]);
  expect(await kept(editor.id)).toEqual(before);
});

test(
  '[ADM-5: passwords] the old one is asked for; the new one logs in, and all other sessions end, also one that is written back',
  async () => {
    const person = await cms.full('support');
    const other = (await login(person.email, OLD)).cookie;
    const before = (await cms.database.pool.query('select * from staff_sessions where _parent_id = $1', [person.id])).rows;
    const mine = await personOf(person.cookie);
    const ctx = testContext(cms.rt, { actor: staffActor(mine) });
    expect(await changeStaffPassword(ctx, mine, { old: 'wrong', password: NEW, again: NEW })).toMatchObject({ code: 'admin.password.wrong', field: 'old' });
    expect(await changeStaffPassword(ctx, mine, { old: OLD, password: 'abc', again: 'abc' })).toMatchObject({ code: 'admin.password.too-short' });
    expect(await changeStaffPassword(ctx, mine, { old: OLD, password: OLD, again: OLD })).toMatchObject({ code: 'admin.password.same' });
    expect(await stateOf(other)).toBe('half');
    expect(await changeStaffPassword(ctx, mine, { old: OLD, password: NEW, again: NEW })).toMatchObject({ ok: true });
    expect([await stateOf(person.cookie), await stateOf(other)]).toEqual(['full', 'none']);
    // A login beside the change writes back what it had read.
    for (const row of before)
      await cms.database.pool.query(
        'insert into staff_sessions (_order, _parent_id, id, created_at, expires_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
        [row._order, row._parent_id, row.id, row.created_at, row.expires_at],
      );
    expect(await stateOf(other)).toBe('none');
    expect([(await login(person.email, OLD)).status, (await login(person.email, NEW)).status]).toEqual([401, 200]);
  },
  SLOW_MS,
);

test(
  '[ADM-5: lock-outs] strangers’ wrong passwords keep nobody out who was here before; the answer is one for known and unknown accounts',
  async () => {
    const person = await cms.full('after-sales');
    const browser = `zb_staff-known=${await rememberStaffBrowser(testContext(cms.rt), person.id)}`;
    const statuses = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 8; n += 1) answers.push(await login(email, `wrong ${n}`));
      return answers.map(({ status, body }) => [status, JSON.stringify(body).replace(/\d[\d:, ]*/g, '')]);
    };
    const known = await statuses(person.email);
    expect(known.map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(await statuses('nobody@zarban.example')).toEqual(known);
    expect((await login(person.email, OLD)).status).toBe(429);
    expect((await login(person.email, OLD, { cookie: browser })).status).toBe(200);
    expect((await login(person.email, OLD, { cookie: 'zb_staff-known=made-up-by-somebody' })).status).toBe(429);
    // What the known browser itself tries wrongly is counted too.
    const own = await Promise.all(Array.from({ length: 14 }, () => login(person.email, 'wrong', { cookie: browser })));
    expect(own.filter(({ status }) => status === 401)).toHaveLength(10);
    const { rows } = await cms.database.pool.query('select token_hash from known_clients');
    expect(rows.map((row) => row.token_hash)).toContain(tokenHash(browser.split('=')[1] ?? ''));
  },
  SLOW_MS,
);
