import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { partiesOf } from '#domain/access/actor';
import { wayIn } from '#domain/access/way-in';
import { RECOVERY_CODES } from '#domain/accounts/recovery-codes';
import { SECOND_FACTOR_TRIES, TOTP_STEP_SECONDS, totpStep } from '#domain/accounts/second-factor';
import type { Ctx } from '#services/context';
import { addAccountRole } from '../account-roles/add';
import { moveRole } from '../account-roles/move';
import { resetSecondStep } from '../account-roles/reset-second-step';
import { totpCode } from '../factors/totp';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { actorFromAccessToken } from './access-token';
import { openApiSession, openSession } from './open-session';
import { renewTokens } from './renew-tokens';
import { beginSecondStep, enrolSecondStep, giveSecondStep, mySecondStep, renewMyRecoveryCodes } from './second-step';
import { actorFromSession } from './sessions';
import { tokenSetOf } from './token-set';

let shop: Shop;
let desk: Ctx;
let now: Date;
let number = 0;
/** A doctor: the account, its role, and how its session asks now. */
type Doctor = { userId: number; roleId: number; ctx: () => Promise<Ctx>; another: () => Promise<() => Promise<Ctx>> };

beforeAll(async () => {
  shop = await openShop();
  desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: '', roles: ['support'] } });
});
afterAll(() => shop.stop());
beforeEach(() => later(24 * 3_600));

function later(seconds: number): void {
  now = new Date((now ?? new Date('2026-11-21T05:00:00Z')).getTime() + seconds * 1000);
  shop.at(now);
}

async function doctor(): Promise<Doctor> {
  number += 1;
  const known = await buyer(shop, number);
  const userId = known.actor.kind === 'user' ? known.actor.userId : 0;
  const made = await addAccountRole(desk, userId, {
    kind: 'doctor',
    number: `55${number}`,
    trade: null,
    place: null,
    endsOn: null,
    level: null,
    category: null,
  });
  if (!made.ok) throw new Error(made.code);
  await moveRole(desk, { roleId: made.value.id, event: 'verify', expectedState: 'applied', reason: 'در سامانه دیده شد' });
  const another = async () => {
    const { token } = await openSession(shop.rt.db, { ...known, now }, { userId, source: 'WEBSITE', newClient: false });
    return async () => ({ ...known, now, actor: (await actorFromSession(shop.rt, token)) ?? known.actor });
  };
  return { userId, roleId: made.value.id, ctx: await another(), another };
}

/** Enrols it; gives the secret of the app and the recovery codes. */
async function enrol(of: Doctor): Promise<{ secret: string; codes: string[] }> {
  await beginSecondStep(await of.ctx());
  const { secret } = await mySecondStep(await of.ctx());
  const done = await enrolSecondStep(await of.ctx(), totpCode(secret ?? '', totpStep(now)));
  if (!done.ok) throw new Error(done.code);
  later(TOTP_STEP_SECONDS);
  return { secret: secret ?? '', codes: done.value.codes };
}

/** Whether this request's session has given the second step. */
const twoSteps = async (ctx: Ctx) => ctx.actor.kind === 'user' && ctx.actor.twoSteps === true;

test('[ROLE-1: second step] a doctor’s session tells of patients only once the app’s first code came back; the secret is shown until then and never again', async () => {
  const one = await doctor();
  expect(await mySecondStep(await one.ctx())).toMatchObject({ needed: true, enrolled: false, given: false, secret: null });
  expect(await beginSecondStep(await one.ctx())).toMatchObject({ ok: true });
  const { secret } = await mySecondStep(await one.ctx());
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await giveSecondStep(await one.ctx(), totpCode(secret ?? '', totpStep(now)))).toMatchObject({ ok: false, status: 403 });
  expect(await enrolSecondStep(await one.ctx(), '000000')).toMatchObject({ ok: false, field: 'code' });
  expect(await twoSteps(await one.ctx())).toBe(false);
  const done = await enrolSecondStep(await one.ctx(), totpCode(secret ?? '', totpStep(now)));
  expect(done).toMatchObject({ ok: true });
  expect(await twoSteps(await one.ctx())).toBe(true);
  expect(await mySecondStep(await one.ctx())).toMatchObject({ enrolled: true, given: true, secret: null, codesLeft: RECOVERY_CODES });
  expect(await beginSecondStep(await one.ctx())).toMatchObject({ ok: false, status: 409 });
  const { rows } = await shop.database.pool.query('select secret from factors where user_id = $1', [one.userId]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('[ROLE-1: second step] each session gives its own, a code is taken once, and after half a day it is asked for again', async () => {
  const one = await doctor();
  const { secret } = await enrol(one);
  const other = await one.another();
  expect([await twoSteps(await one.ctx()), await twoSteps(await other())]).toEqual([true, false]);
  const code = totpCode(secret, totpStep(now));
  expect(await giveSecondStep(await other(), code)).toMatchObject({ ok: true });
  expect(await twoSteps(await other())).toBe(true);
  expect(await giveSecondStep(await one.ctx(), code)).toMatchObject({ ok: false, code: 'admin.second-factor.replayed' });
  later(12 * 3_600);
  expect([await twoSteps(await one.ctx()), await twoSteps(await other())]).toEqual([false, false]);
});

test('[ROLE-1: second step] [API-1] an app’s access token is a doctor’s only once its own session has given the second step, and stays so over renewals', async () => {
  const one = await doctor();
  const { secret } = await enrol(one);
  const web = await one.ctx();
  const opened = await openApiSession(shop.rt.db, web, { userId: one.userId, source: 'ANDROID_APP', newClient: false });
  let tokens = await tokenSetOf(web, opened.tokenSetId);
  const app = async (): Promise<Ctx> => {
    const actor = await actorFromAccessToken(shop.rt, tokens?.accessToken ?? '');
    if (!actor) throw new Error('the access token opens nothing');
    return { ...web, now, actor };
  };
  // The website's session has given it; the app's own has not.
  expect(await twoSteps(await one.ctx())).toBe(true);
  const before = (await app()).actor;
  expect(before).toMatchObject({ roles: ['doctor'], twoSteps: false });
  expect([partiesOf(before), wayIn('doctor', before)]).toEqual([['user'], 'second-step']);
  later(TOTP_STEP_SECONDS);
  expect(await giveSecondStep(await app(), totpCode(secret, totpStep(now)))).toMatchObject({ ok: true });
  const after = (await app()).actor;
  expect([partiesOf(after), wayIn('doctor', after)]).toEqual([['user', 'doctor'], 'open']);
  const renewed = await renewTokens(await app(), tokens?.refreshToken ?? '');
  if (!renewed.ok) throw new Error(renewed.code);
  tokens = renewed.value;
  expect(await twoSteps(await app())).toBe(true);
  later(12 * 3_600);
  expect(await actorFromAccessToken(shop.rt, tokens.accessToken)).toBeNull();
  const next = await renewTokens({ ...web, now }, tokens.refreshToken);
  if (!next.ok) throw new Error(next.code);
  tokens = next.value;
  expect(partiesOf((await app()).actor)).toEqual(['user']);
});

test('[ROLE-1: second step] a recovery code opens one session, once, and its owner is told; wrong ones rest the factor', async () => {
  const one = await doctor();
  const { secret, codes } = await enrol(one);
  const other = await one.another();
  expect(await giveSecondStep(await other(), codes[0]!.toLowerCase())).toMatchObject({ ok: true });
  expect(await twoSteps(await other())).toBe(true);
  expect(await giveSecondStep(await other(), codes[0]!)).toMatchObject({ ok: false, code: 'admin.recovery.wrong' });
  const renewed = await renewMyRecoveryCodes(await one.ctx(), totpCode(secret, totpStep(now)));
  expect(renewed).toMatchObject({ ok: true });
  expect(await giveSecondStep(await other(), codes[1]!)).toMatchObject({ ok: false });
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as said from messages where notice = 'accounts.second-step-changed' and recipient = (select phone from users where id = $1)`,
    [one.userId],
  );
  expect(rows).toEqual([{ said: 3 }]);
  for (let tried = 1; tried < SECOND_FACTOR_TRIES; tried += 1) await giveSecondStep(await other(), '000000');
  expect(await giveSecondStep(await other(), totpCode(secret, totpStep(now) + 1))).toMatchObject({ ok: false, status: 429 });
});

test('[ROLE-1: second step] staff take a lost one away with a reason: no session has it any more, and another is enrolled', async () => {
  const one = await doctor();
  const { codes } = await enrol(one);
  expect(await resetSecondStep(desk, one.roleId, '')).toMatchObject({ ok: false, field: 'reason' });
  expect(await resetSecondStep(desk, one.roleId, 'گوشی گم شد')).toMatchObject({ ok: true });
  expect(await twoSteps(await one.ctx())).toBe(false);
  expect(await giveSecondStep(await one.ctx(), codes[0]!)).toMatchObject({ ok: false });
  expect((await enrol(one)).codes).toHaveLength(RECOVERY_CODES);
});

test('[ROLE-1: second step] who sees no patients needs none and gets none', async () => {
  number += 1;
  const customer = await buyer(shop, number);
  expect(await mySecondStep(customer)).toMatchObject({ needed: false });
  expect(await beginSecondStep(customer)).toMatchObject({ ok: false, status: 403 });
});

test('[ADM-5] a factor is of one person: a sealed secret opens for nobody else, and a row has one owner', async () => {
  const [one, two] = [await doctor(), await doctor()];
  await enrol(one);
  await shop.database.pool.query(`insert into factors (user_id, secret) select $1, secret from factors where user_id = $2`, [two.userId, one.userId]);
  await expect(mySecondStep(await two.ctx())).rejects.toThrow();
  await expect(shop.database.pool.query(`insert into factors (secret) values ('x')`)).rejects.toThrow(/factors_whose/);
});

test('[OPS-5: release before] processes of the release before read and write the factors of staff by the old names, and see no account’s', async () => {
  const one = await doctor();
  await enrol(one);
  const { pool } = shop.database;
  const { rows: made } = await pool.query<{ id: number }>(`insert into staff (name, email) values ('نوا', 'before@zarban.example') returning id`);
  const id = made[0]?.id ?? 0;
  const write = `insert into staff_factors (staff_id, secret) values ($1, $2) on conflict (staff_id) do update set secret = excluded.secret, tries = 1`;
  await pool.query(write, [id, 'first']);
  await pool.query(write, [id, 'second']);
  expect((await pool.query(`select staff_id, secret, tries from factors where staff_id = $1`, [id])).rows).toEqual([
    { staff_id: id, secret: 'second', tries: 1 },
  ]);
  expect((await pool.query(`select * from staff_factors for update`)).rows).toHaveLength(1);
  await pool.query(`insert into staff_recovery_codes (staff_id, code_hash, created_at) values ($1, 'h', now())`, [id]);
  expect((await pool.query(`delete from staff_recovery_codes where staff_id = $1 returning code_hash`, [id])).rows).toEqual([{ code_hash: 'h' }]);
  await pool.query(`delete from staff_factors`);
  expect((await pool.query(`select count(*)::int as left from factors`)).rows[0]).not.toEqual({ left: 0 });
});
