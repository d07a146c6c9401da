import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECOVERY_CODES } from '#domain/accounts/recovery-codes';
import { TOTP_STEP_SECONDS, totpStep } from '#domain/accounts/second-factor';
import { INVITATION_HOURS } from '#domain/accounts/staff-login';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Runtime } from '../runtime';
import { acceptInvitation } from './accept-invitation';
import { factorOf } from './factor';
import { openInvitation } from './invitation';
import { inviteAgain, inviteStaff } from './invite';
import { recoveryCodesLeft, renewRecoveryCodes, useRecoveryCode } from './recovery-codes';
import { resetStaffFactor } from './reset-factor';
import { totpCode } from '../factors/totp';

let database: TestDatabase;
let rt: Runtime;
let now = new Date('2026-11-21T05:00:00.000Z');
beforeAll(async () => {
  database = await createTestDatabase();
  rt = testRuntime(database, () => now);
});
afterAll(() => database.drop());

const PASSWORD = 'کوه بلند و رود آرام';
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const admin = (staffId = 900) => testContext(rt, { actor: { kind: 'staff', staffId, name: 'پریسا', roles: ['administrator'] } });
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1_000));
const keyIn = (text: string) => /key=([\w-]+)/.exec(text)?.[1] ?? '';
let count = 0;

async function invited() {
  const email = `colleague${(count += 1)}@zarban.example`;
  const made = await inviteStaff(admin(), { email, name: 'آوین کهن‌سار', roles: ['support'], lang: 'fa' });
  if (!made.ok) throw new Error(made.code);
  const [mail] = await rows(`select body from messages where recipient = $1 and notice = 'staff.invited' order by id desc limit 1`, [email]);
  return { email, staffId: made.value.staffId, key: keyIn((mail as { body: string }).body) };
}

const codeOf = async (key: string) => {
  const opened = await openInvitation(testContext(rt), key);
  return opened.ok ? totpCode(opened.value.secret, totpStep(now)) : '000000';
};
const accept = async (key: string, more: Partial<{ password: string; again: string; code: string }> = {}) =>
  acceptInvitation(testContext(rt), { key, password: PASSWORD, again: PASSWORD, code: await codeOf(key), ...more });

async function colleague() {
  const { staffId, key, email } = await invited();
  const done = await accept(key);
  if (!done.ok) throw new Error(done.code);
  return { staffId, email, codes: done.value.codes, person: { staffId, email, sid: `sid-${staffId}`, name: 'آوین', roles: ['support'] } };
}

test('[ADM-5: invitation] an administrator alone invites; names, e-mail and roles are asked for, an e-mail is one account', async () => {
  const wish = { email: 'x@zarban.example', name: 'آوین', roles: ['support'], lang: 'fa' } as const;
  const editor = testContext(rt, { actor: { kind: 'staff', staffId: 2, name: 'نوا', roles: ['editor'] } });
  expect(await inviteStaff(editor, wish)).toMatchObject({ ok: false, status: 403 });
  expect(await inviteStaff(admin(), { ...wish, name: ' ' })).toMatchObject({ ok: false, field: 'name' });
  expect(await inviteStaff(admin(), { ...wish, email: 'x' })).toMatchObject({ ok: false, field: 'email' });
  expect(await inviteStaff(admin(), { ...wish, roles: ['emperor'] })).toMatchObject({ ok: false, field: 'roles' });
  expect(await rows(`select id from staff`)).toEqual([]);
  const { email } = await invited();
  expect(await inviteStaff(admin(), { ...wish, email })).toMatchObject({ ok: false, code: 'admin.staff.taken', field: 'email' });
});

test('[ADM-5: invitation] with the link a colleague chooses a password and enrols the factor, once; the secret and the mail’s link are gone then', async () => {
  const { key, staffId, email } = await invited();
  expect(await rows(`select token_hash from staff_invitations where token_hash = $1`, [key])).toEqual([]);
  expect(await accept(key, { password: 'abc', again: 'abc' })).toMatchObject({ ok: false, code: 'admin.password.too-short' });
  expect(await accept(key, { password: 'zarban-1405-1405', again: 'zarban-1405-1405' })).toMatchObject({ ok: false, code: 'admin.password.common' });
  expect(await accept(key, { again: `${PASSWORD}.` })).toMatchObject({ ok: false, field: 'again' });
  expect(await accept(key, { code: '000000' })).toMatchObject({ ok: false, field: 'code' });
  expect(await factorOf(rt, staffId)).toBeNull();
  const code = await codeOf(key);
  const both = await Promise.all([1, 2, 3].map(() => accept(key, { code })));
  expect(both.filter((one) => one.ok)).toHaveLength(1);
  expect(await factorOf(rt, staffId)).not.toBeNull();
  expect(await accept(key, { code })).toMatchObject({ ok: false, code: 'admin.invitation.over', status: 404 });
  expect(await rows(`select secret from staff_invitations where staff_id = $1`, [staffId])).toEqual([{ secret: '' }]);
  expect(JSON.stringify(await rows(`select body, facts from messages where recipient = $1`, [email]))).not.toContain(key);
});

test('[ADM-5: invitation] a link ends after 48 hours, and a newer one ends it', async () => {
  const first = await invited();
  later(INVITATION_HOURS * 3_600);
  expect((await openInvitation(testContext(rt), first.key)).ok).toBe(false);
  const second = await invited();
  expect(await inviteAgain(admin(), second.staffId)).toMatchObject({ ok: true });
  expect((await openInvitation(testContext(rt), second.key)).ok).toBe(false);
  for (const made of ['', 'x', '../../etc', 'a'.repeat(43)]) expect((await openInvitation(testContext(rt), made)).ok).toBe(false);
});

test('[ADM-5: reset] after a reset the link that the administrator hands over and the password together enrol; no session is left', async () => {
  const { staffId, email, person, codes } = await colleague();
  await database.pool.query(`insert into staff_sessions (_order, _parent_id, id, created_at, expires_at) values (1, $1, $2, $3, $4)`, [
    staffId,
    person.sid,
    now,
    new Date(now.getTime() + 3_600_000),
  ]);
  await database.pool.query(`insert into staff_verified (sid, staff_id, at, expires_at) values ($1, $2, $3, $3)`, [person.sid, staffId, now]);
  const reset = await resetStaffFactor(admin(), staffId);
  if (!reset.ok) throw new Error(reset.code);
  const key = keyIn(reset.value.link);
  expect(await rows(`select 1 from staff_sessions where _parent_id = $1 union select 1 from staff_verified where staff_id = $1`, [staffId])).toEqual([]);
  expect(await useRecoveryCode(testContext(rt), person, codes[0] ?? '')).toMatchObject({ ok: false, code: 'admin.second-factor.none' });
  const mails = await rows(`select notice, body from messages where recipient = $1 and notice = 'staff.factor-reset'`, [email]);
  expect(mails).toMatchObject([{ notice: 'staff.factor-reset' }]);
  expect(JSON.stringify(mails)).not.toContain(key);
  expect(await accept(key, { password: 'not the password at all' })).toMatchObject({ ok: false, code: 'admin.password.wrong' });
  expect(await accept(key)).toMatchObject({ ok: true });
  expect(await resetStaffFactor(admin(staffId), staffId)).toMatchObject({ ok: false, code: 'admin.staff.own' });
});

test('[ADM-5: recovery codes] ten, kept as hashes; each opens once, also when it comes many times at once, and its owner is told', async () => {
  const { person, staffId, codes, email } = await colleague();
  expect(codes).toHaveLength(RECOVERY_CODES);
  expect(JSON.stringify(await rows(`select * from recovery_codes`))).not.toContain(codes[0]);
  const typed = (codes[0] ?? '').toLowerCase().replace('-', ' ');
  const at = await Promise.all(Array.from({ length: 4 }, (_, n) => useRecoveryCode(testContext(rt), { ...person, sid: `r-${staffId}-${n}` }, typed)));
  expect(at.filter((one) => one.ok)).toHaveLength(1);
  expect(await recoveryCodesLeft(admin(staffId), staffId)).toBe(RECOVERY_CODES - 1);
  expect(await rows(`select notice from messages where recipient = $1 and notice = 'staff.recovery-used'`, [email])).toHaveLength(1);
});

test('[ADM-5: recovery codes] guesses lock the factor as wrong codes do; the factor renews the codes and the old ones are void', async () => {
  const { person, staffId, codes } = await colleague();
  const secret = (await factorOf(rt, staffId))?.secret ?? '';
  later(TOTP_STEP_SECONDS);
  expect(await renewRecoveryCodes(admin(staffId), person, '000000')).toMatchObject({ ok: false });
  const renewed = await renewRecoveryCodes(admin(staffId), person, totpCode(secret, totpStep(now)));
  if (!renewed.ok) throw new Error(renewed.code);
  expect(await useRecoveryCode(testContext(rt), person, codes[1] ?? '')).toMatchObject({ ok: false, code: 'admin.recovery.wrong' });
  expect(await useRecoveryCode(testContext(rt), person, renewed.value.codes[1] ?? '')).toMatchObject({ ok: true });
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => useRecoveryCode(testContext(rt), person, `AAAAA-AAA${String(n).padStart(2, '0')}`)));
  expect(guesses.filter((one) => !one.ok && one.status === 429).length).toBe(15);
});
