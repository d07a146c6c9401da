import { afterAll, beforeAll, expect, test } from 'vitest';
import { partiesOf } from '#domain/access/actor';
import type { AccountRoleForm } from '#domain/accounts/account-role';
import type { Ctx } from '#services/context';
import { openSession } from '../accounts/open-session';
import { actorFromSession } from '../accounts/sessions';
import { staffAccountRole } from '../staff/account-role-detail';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addAccountRole } from './add';
import { myRoles } from './mine';
import { moveRole } from './move';

const papers: AccountRoleForm = { kind: 'doctor', number: '12345', trade: null, place: null, endsOn: null, level: null, category: null };

let shop: Shop;
let desk: Ctx;
const userOf = (ctx: Ctx) => (ctx.actor.kind === 'user' ? ctx.actor.userId : 0);
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<Record<string, unknown>>(text, values)).rows;

beforeAll(async () => {
  shop = await openShop();
  desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: '', roles: ['support'] } });
});
afterAll(() => shop.stop());

async function add(ctx: Ctx, form: Partial<AccountRoleForm> = {}): Promise<number> {
  const made = await addAccountRole(desk, userOf(ctx), { ...papers, ...form });
  if (!made.ok) throw new Error(made.code);
  return made.value.id;
}
const verify = (roleId: number) => moveRole(desk, { roleId, event: 'verify', expectedState: 'applied', reason: 'در سامانه دیده شد' });
/** Opens a session as the browser's cookie does. */
async function enter(ctx: Ctx): Promise<string> {
  return (await openSession(shop.rt.db, ctx, { userId: userOf(ctx), source: 'WEBSITE', newClient: false })).token;
}

test('[ROLE-1: several at once] an account is what staff verified, at once and in the session’s own read; what is suspended is gone with the next request', async () => {
  const ctx = await buyer(shop, 1);
  const token = await enter(ctx);
  expect(await actorFromSession(shop.rt, token)).not.toHaveProperty('roles');
  const doctor = await add(ctx);
  const agent = await add(ctx, { kind: 'agent', place: 'نمایندگی سپند' });
  expect(await actorFromSession(shop.rt, token)).not.toHaveProperty('roles');
  for (const id of [doctor, agent]) expect(await verify(id)).toMatchObject({ ok: true, value: { state: 'verified' } });

  let queries = 0;
  const counted = { ...shop.rt, db: new Proxy(shop.rt.db, { get: (db, name) => (name === 'select' && (queries += 1), Reflect.get(db, name) as unknown) }) };
  const actor = await actorFromSession(counted, token);
  expect([actor?.roles, queries]).toEqual([['doctor', 'agent'], 1]);
  expect(partiesOf(actor!)).toEqual(['user', 'agent']);
  expect(partiesOf({ ...actor!, twoSteps: true })).toEqual(['user', 'doctor', 'agent']);

  expect(await moveRole(desk, { roleId: doctor, event: 'suspend', expectedState: 'verified', reason: 'شکایت' })).toMatchObject({ ok: true });
  expect((await actorFromSession(shop.rt, token))?.roles).toEqual(['agent']);
  queries = 0;
  expect((await myRoles({ ...ctx, rt: counted, actor: actor! })).map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
    ['agent', 'verified', null],
    ['doctor', 'suspended', 'شکایت'],
  ]);
  expect(queries).toBe(1);
});

test('[ROLE-1] a licence that has ended counts no more on the day after, without anybody’s doing', async () => {
  const ctx = await buyer(shop, 2);
  const token = await enter(ctx);
  await verify(await add(ctx, { kind: 'service-provider', number: 'پ-12/7', trade: 'nurse', endsOn: '2026-11-21' }));
  expect((await actorFromSession(shop.rt, token))?.roles).toEqual(['service-provider']);
  shop.at(new Date('2026-11-21T20:31:00Z'));
  expect(await actorFromSession(shop.rt, token)).not.toHaveProperty('roles');
  shop.at(new Date('2026-11-21T05:00:00Z'));
});

test('[DOC-4] every decision has its reason, its line in history and audit, and is told; another state than was seen is refused', async () => {
  const ctx = await buyer(shop, 3);
  const id = await add(ctx, { kind: 'stand-operator', place: 'ایستگاه آرمان‌آباد' });
  expect(await moveRole(desk, { roleId: id, event: 'verify', expectedState: 'applied', reason: ' ' })).toMatchObject({ ok: false, field: 'reason' });
  expect(await verify(id)).toMatchObject({ ok: true });
  expect(await verify(id)).toMatchObject({ ok: false, code: 'common.changed-meanwhile' });
  expect(await moveRole(desk, { roleId: id, event: 'restore', expectedState: 'verified', reason: 'باز' })).toMatchObject({ ok: false, status: 409 });
  const editor = testContext(shop.rt, { actor: { kind: 'staff', staffId: 2, name: '', roles: ['editor'] } });
  expect(await moveRole(editor, { roleId: id, event: 'end', expectedState: 'verified', reason: 'نه' })).toMatchObject({ ok: false, status: 403 });
  expect(await staffAccountRole(editor, id)).toBeNull();
  expect(await moveRole(desk, { roleId: id, event: 'end', expectedState: 'verified', reason: 'پایان کار' })).toMatchObject({ ok: true });
  expect((await staffAccountRole(desk, id))?.events.map(({ event, reason }) => [event, reason])).toEqual([
    ['add', null],
    ['verify', 'در سامانه دیده شد'],
    ['end', 'پایان کار'],
  ]);
  const subject = `account-role:${id}`;
  expect((await rows(`select action from audit where subject = $1 order by id`, [subject])).map(({ action }) => action)).toEqual([
    ...['account-roles.added', 'account-roles.verify', 'account-roles.end', 'account-roles.read'],
  ]);
  const said = await rows(`select notice, body from messages where recipient = (select phone from users where id = $1) order by notice desc`, [userOf(ctx)]);
  expect(said.map(({ notice }) => notice)).toEqual(['roles.verified', 'roles.ended']);
  expect(said[0]?.['body']).toContain('/account/security');
  await expect(shop.database.pool.query(`update account_roles set state = 'verified' where id = $1`, [id])).rejects.toThrow();
  await expect(shop.database.pool.query(`delete from events where subject = $1`, [`account-role:${id}`])).rejects.toThrow();
});

test.each([
  [{ kind: 'doctor', number: null }, 'roles.number.missing'],
  [{ kind: 'doctor', number: 'ABC' }, 'roles.number.council'],
  [{ kind: 'service-provider', number: 'L-1', trade: null }, 'roles.trade.missing'],
  [{ kind: 'organisation-officer', place: null }, 'roles.place.missing'],
] as const)('[DOC-4: papers] %j is refused: %s', async (form, code) => {
  expect(await addAccountRole(desk, userOf(await buyer(shop, 4)), { ...papers, ...form })).toMatchObject({ ok: false, code });
});

test('[DOC-4: once] an account is each thing once, a council number is one account’s, and both are free again after the end', async () => {
  const [one, two] = [await buyer(shop, 5), await buyer(shop, 6)];
  const first = await add(one, { number: '777' });
  expect(await addAccountRole(desk, userOf(one), { ...papers, number: '778' })).toMatchObject({ ok: false, code: 'roles.kind.taken' });
  expect(await addAccountRole(desk, userOf(two), { ...papers, number: '777' })).toMatchObject({ ok: false, code: 'roles.number.taken' });
  await expect(
    shop.database.pool.query(`insert into account_roles (kind, state, state_since, user_id, number) values ('doctor', 'applied', now(), $1, '777')`, [
      userOf(two),
    ]),
  ).rejects.toThrow(/account_roles_number/);
  await moveRole(desk, { roleId: first, event: 'end', expectedState: 'applied', reason: 'اشتباه' });
  expect(await add(two, { number: '777' })).toBeGreaterThan(first);
});
