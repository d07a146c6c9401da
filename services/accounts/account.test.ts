import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Ctx } from '../context';
import type { Runtime } from '../runtime';
import { confirmEmail as confirmBoth, emailToConfirm, requestEmailChange } from './change-email';
import { chooseLanguage } from './choose-language';
import { completeProfile } from './complete-profile';
import { acceptTerms, needsTerms } from './consents';
import { editUser } from './edit-user';
import { myUser } from './user';
import { userName } from './user-name';

let database: TestDatabase;
let rt: Runtime;
const now = new Date('2026-11-21T08:00:00Z');
let mine: Ctx;
let phones = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  rt = testRuntime(database, () => now);
  await database.pool.query(`insert into site (phone, terms_version) values ('02100000000', '1405-08')`);
});
afterAll(() => database.drop());
beforeEach(async () => {
  mine = await account();
});

async function account(): Promise<Ctx> {
  const phone = `0912000${String((phones += 1)).padStart(4, '0')}`;
  const { rows } = await database.pool.query(`insert into users (phone) values ($1) returning id`, [phone]);
  return testContext(rt, { actor: { kind: 'user', userId: (rows[0] as { id: number }).id, sessionId: 's' }, ip: `10.1.0.${phones}` });
}
const at = (seconds: number): Ctx => ({ ...mine, now: new Date(now.getTime() + seconds * 1_000) });
const codeTo = async (email: string) => {
  const { rows } = await database.pool.query('select facts from messages where recipient = $1 order by id desc limit 1', [email]);
  return (rows[0] as { facts: { code: string } }).facts.code;
};
const approvalOf = async ({ actor }: Ctx) => {
  const { rows } = await database.pool.query(
    `select facts from messages m join users u on u.id = $1 and m.recipient in (u.phone, u.email) where notice = 'accounts.approve-email' and facts ? 'code' order by m.id desc limit 1`,
    [(actor as { userId: number }).userId],
  );
  return (rows[0] as { facts: { code: string } } | undefined)?.facts.code ?? '000000';
};
/** Confirms an e-mail change with both codes, the old channel's read from the outbox. */
const confirmEmail = async (ctx: Ctx, code: string, approval?: string) => confirmBoth(ctx, { code, approval: approval ?? (await approvalOf(ctx)) });
const person = { firstName: 'آوین', lastName: 'کهن‌سار', job: null, birthDay: null, adult: true as const };

describe('the profile', () => {
  test('[AUTH-1] names and job complete the account', async () => {
    const done = await completeProfile(mine, { ...person, job: 'پرستار' });
    expect(done).toMatchObject({ ok: true, value: { status: 'success', authenticated: true, user: { firstName: 'آوین', job: 'پرستار' }, error: null } });
    expect(await userName(mine)).toBe('آوین');
  });

  test('[AUTH-7] a birth day under eighteen is refused and nothing is written; the eighteenth birthday is not', async () => {
    const child = await completeProfile(mine, { ...person, birthDay: '2008-11-21' });
    expect(child).toMatchObject({ ok: false, code: 'accounts.birth-day.under-age', field: 'birthDay' });
    expect(await myUser(mine)).toMatchObject({ firstName: null, birthDay: null });
    expect((await completeProfile(mine, { ...person, birthDay: '2008-11-20' })).ok).toBe(true);
    const { rows } = await database.pool.query(`select adult_confirmed_at from users where id = $1`, [(mine.actor as { userId: number }).userId]);
    expect(rows[0]).toEqual({ adult_confirmed_at: now });
  });

  test('[AUTH-7] without the word of being an adult it is refused', async () => {
    expect(await completeProfile(mine, { ...person, adult: false as unknown as true })).toMatchObject({ ok: false, code: 'accounts.adult.not-confirmed' });
  });

  test('[AUTH-3] a partial edit merges: what it does not name stays', async () => {
    await completeProfile(mine, { ...person, job: 'پرستار' });
    const edited = await editUser(mine, { residence: 'رشت' });
    expect(edited).toMatchObject({ ok: true, value: { status: 'success', user: { firstName: 'آوین', job: 'پرستار', residence: 'رشت' } } });
    expect(await editUser(mine, { job: null })).toMatchObject({ ok: true, value: { user: { job: null, residence: 'رشت' } } });
    expect(await myUser(mine)).toMatchObject({ firstName: 'آوین', job: null, residence: 'رشت' });
  });

  test('[AUTH-1] an edit never changes the phone or the e-mail, whatever the form carries', async () => {
    const before = await myUser(mine);
    await editUser(mine, { firstName: 'نوا', phone: '09129999999', email: 'x@example.com', id: 1 } as object);
    expect(await myUser(mine)).toEqual({ ...before, firstName: 'نوا' });
  });

  test('whoever is not logged in edits nothing', async () => {
    expect(await editUser(testContext(rt), { firstName: 'نوا' })).toMatchObject({ ok: false, status: 403 });
  });
});

describe('the e-mail address', () => {
  test('[AUTH-1] is the account’s only after its code came back', async () => {
    await requestEmailChange(mine, 'avin@example.com');
    expect(await myUser(mine)).toMatchObject({ email: null });
    expect(await emailToConfirm(mine)).toMatchObject({ email: 'avin@example.com' });
    expect(await confirmEmail(mine, await codeTo('avin@example.com'))).toMatchObject({ ok: true });
    expect(await myUser(mine)).toMatchObject({ email: 'avin@example.com' });
    expect(await confirmEmail(mine, await codeTo('avin@example.com'))).toMatchObject({ ok: false });
  });

  test('[AUTH-1: change] the code that went to the phone, or to the address before, is asked for as well; the phone is told', async () => {
    await requestEmailChange(mine, 'first@example.com');
    const { rows } = await database.pool.query(
      `select channel, recipient from messages where notice = 'accounts.approve-email' and recipient = (select phone from users where id = $1)`,
      [(mine.actor as { userId: number }).userId],
    );
    expect(rows).toMatchObject([{ channel: 'sms' }]);
    const code = await codeTo('first@example.com');
    expect(await confirmEmail(mine, code, code === '000000' ? '000001' : '000000')).toMatchObject({ ok: false, field: 'approval' });
    expect(await myUser(mine)).toMatchObject({ email: null });
    expect(await confirmEmail(mine, code)).toMatchObject({ ok: true });
    const phone = (await myUser(mine))?.phone;
    const told = async () =>
      (await database.pool.query(`select notice from messages where recipient = $1 and notice = 'accounts.email-changed'`, [phone])).rows;
    expect(await told()).toHaveLength(1);
    mine = at(120);
    await requestEmailChange(mine, 'second@example.com');
    const asked = await database.pool.query(`select channel from messages where notice = 'accounts.approve-email' and recipient = 'first@example.com'`);
    expect(asked.rows).toEqual([{ channel: 'email' }]);
    expect(await confirmEmail(mine, await codeTo('second@example.com'))).toMatchObject({ ok: true });
    expect(await told()).toHaveLength(2);
  });

  test('[AUTH-7] confirmed on one account, it is refused on another with 409', async () => {
    const other = await account();
    await database.pool.query(`update users set email = 'taken@example.com', email_confirmed_at = now() where id = $1`, [
      (other.actor as { userId: number }).userId,
    ]);
    expect((await requestEmailChange(mine, 'taken@example.com')).ok).toBe(true);
    expect(await confirmEmail(mine, await codeTo('taken@example.com'))).toMatchObject({ ok: false, code: 'accounts.email.taken', status: 409 });
    expect(await myUser(mine)).toMatchObject({ email: null });
  });

  test('[AUTH-6] wrong codes are counted, the sixth try is refused, and another account’s code opens nothing', async () => {
    await requestEmailChange(mine, 'nava@example.com');
    const code = await codeTo('nava@example.com');
    expect((await confirmEmail(await account(), code)).ok).toBe(false);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) expect((await confirmEmail(mine, wrong)).ok).toBe(false);
    expect(await confirmEmail(mine, code)).toMatchObject({ ok: false, code: 'accounts.code.no-tries' });
  });

  test('[AUTH-6] the code ends after two minutes, and another comes after one at the earliest', async () => {
    await requestEmailChange(mine, 'late@example.com');
    expect(await requestEmailChange(at(59), 'late@example.com')).toMatchObject({ ok: false, status: 429, field: 'email' });
    expect((await confirmEmail(at(120), await codeTo('late@example.com'))).ok).toBe(false);
  });
});

describe('consent and language', () => {
  test('[LEGAL-2] the terms are needed until they are accepted, with version and time, and again for a new version', async () => {
    expect(await needsTerms(mine)).toBe(true);
    await acceptTerms(mine);
    await acceptTerms(at(60));
    expect(await needsTerms(mine)).toBe(false);
    const { rows } = await database.pool.query('select version, at from consents where user_id = $1', [(mine.actor as { userId: number }).userId]);
    expect(rows).toEqual([{ version: '1405-08', at: now }]);
    await database.pool.query(`update site set terms_version = '1406-01'`);
    expect(await needsTerms(mine)).toBe(true);
  });

  test('the language chosen is the account’s, for its messages', async () => {
    await chooseLanguage(mine, 'en');
    const { rows } = await database.pool.query('select lang from users where id = $1', [(mine.actor as { userId: number }).userId]);
    expect(rows).toEqual([{ lang: 'en' }]);
  });
});
