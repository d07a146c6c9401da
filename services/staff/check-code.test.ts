import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECOND_FACTOR_LOCK_MINUTES, SECOND_FACTOR_TRIES, TOTP_STEP_SECONDS, totpStep } from '#domain/accounts/second-factor';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { enrolled } from '../../tests/enrolled';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Runtime } from '../runtime';
import { checkStaffCode } from './check-code';
import { factorOf } from './factor';
import { resetStaffFactor } from './reset-factor';
import type { StaffPerson } from './session';
import { totpCode } from '../factors/totp';

let database: TestDatabase;
let rt: Runtime;
let now: Date;
let person: StaffPerson;
let secret: string;

beforeEach(async () => {
  database = await createTestDatabase();
  now = new Date('2026-11-21T05:00:00.000Z');
  rt = testRuntime(database, () => now);
  const { rows } = await database.pool.query<{ id: number }>(`insert into staff (name, email) values ('نوا', 'nava@zarban.example') returning id`);
  const staffId = rows[0]?.id ?? 0;
  person = { staffId, sid: 'sid-1', name: 'نوا', email: 'nava@zarban.example', roles: ['support'] };
  secret = await enrolled(rt, staffId);
});
afterEach(() => database.drop());

const check = (typed: string, sid = 'sid-1') => checkStaffCode(testContext(rt), { ...person, sid }, typed);
const codeNow = (steps = 0) => totpCode(secret, totpStep(now) + steps);
const wrongCode = () => String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0');
const wait = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const verified = async () => (await database.pool.query('select sid from staff_verified')).rows.length;

test('[ADM-5: second factor] the right code opens the session, in any digits', async () => {
  const persian = [...codeNow()].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
  expect(await check(` ${persian} `)).toMatchObject({ ok: true });
  expect(await verified()).toBe(1);
  const { rows } = await database.pool.query('select action, actor, subject from audit');
  expect(rows).toEqual([{ action: 'staff.logged-in', actor: 'guest', subject: `staff:${person.staffId}` }]);
});

test('[ADM-2] texts begin in the language in which a colleague first came in, and keep what was chosen since', async () => {
  const chosen = async () =>
    (
      await database.pool.query<{ value: string }>(
        `select p.value from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id where p.key = 'locale' and r.path = 'user' and r.staff_id = $1`,
        [person.staffId],
      )
    ).rows.map(({ value }) => value);
  await checkStaffCode(testContext(rt, { lang: 'en' }), person, codeNow());
  expect(await chosen()).toEqual(['en']);
  wait(TOTP_STEP_SECONDS);
  await checkStaffCode(testContext(rt, { lang: 'fa' }), { ...person, sid: 'sid-2' }, codeNow());
  expect(await chosen()).toEqual(['en']);
});

test('[ADM-5: second factor] a code is taken once, by one session of those that bring it at the same moment', async () => {
  const code = codeNow();
  const answers = await Promise.all(Array.from({ length: 3 }, (_, index) => check(code, `sid-${index}`)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await verified()).toBe(1);
  // A code older than one that was taken is refused too.
  expect(await check(codeNow(-1), 'sid-9')).toMatchObject({ ok: false, code: 'admin.second-factor.replayed' });
  wait(TOTP_STEP_SECONDS);
  expect(await check(codeNow(), 'sid-9')).toMatchObject({ ok: true });
});

test('[ADM-5: second factor] one right code that comes eight times at once opens its session and locks nothing', async () => {
  const code = codeNow();
  const same = await Promise.all(Array.from({ length: 8 }, () => check(code)));
  expect(same.every((answer) => answer.ok)).toBe(true);
  const others = await Promise.all(Array.from({ length: 8 }, (_, index) => check(code, `sid-other-${index}`)));
  expect(others.map((answer) => !answer.ok && answer.code)).toEqual(Array(8).fill('admin.second-factor.replayed'));
  expect(await verified()).toBe(1);
  wait(TOTP_STEP_SECONDS);
  expect(await check(codeNow(), 'sid-next')).toMatchObject({ ok: true });
});

test('[ADM-5: second factor] a phone may be one step off, not two', async () => {
  expect(await check(codeNow(-2))).toMatchObject({ ok: false, code: 'admin.second-factor.wrong' });
  expect(await check(codeNow(2))).toMatchObject({ ok: false, code: 'admin.second-factor.wrong' });
  expect(await check(codeNow(1))).toMatchObject({ ok: true });
});

test('[ADM-5: second factor] two hundred guesses at once are five; then even the right code waits', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => check(wrongCode())));
  expect(answers.filter((answer) => !answer.ok && answer.code === 'admin.second-factor.wrong')).toHaveLength(SECOND_FACTOR_TRIES);
  expect(answers.filter((answer) => !answer.ok && answer.status === 429)).toHaveLength(40 - SECOND_FACTOR_TRIES);
  expect(await check(codeNow())).toMatchObject({ ok: false, code: 'admin.second-factor.too-many', status: 429 });
  wait(SECOND_FACTOR_LOCK_MINUTES * 60 + 1);
  expect(await check(wrongCode())).toMatchObject({ ok: false, code: 'admin.second-factor.wrong' });
  expect(await check(codeNow())).toMatchObject({ ok: true });
  expect(await verified()).toBe(1);
});

test('[ADM-5: second factor] what is not six digits is wrong, and counted', async () => {
  for (const typed of ['', 'abcdef', '12345', '1234567', '<b>']) expect((await check(typed)).ok).toBe(false);
  expect(await check(codeNow())).toMatchObject({ ok: false, status: 429 });
});

test('[ADM-5: second factor] an administrator alone takes a lost factor away, and not the own one; all that the account had open ends', async () => {
  await check(codeNow());
  const as = (staffId: number, ...roles: string[]) => testContext(rt, { actor: { kind: 'staff', staffId, name: 'پریسا', roles } });
  expect(await resetStaffFactor(as(9, 'support'), person.staffId)).toMatchObject({ ok: false, status: 403 });
  expect(await resetStaffFactor(as(person.staffId, 'administrator'), person.staffId)).toMatchObject({ ok: false, code: 'admin.staff.own' });
  expect(await verified()).toBe(1);
  expect(await resetStaffFactor(as(9, 'administrator'), person.staffId)).toMatchObject({
    ok: true,
    value: { link: expect.stringContaining('/admin/invitation?key=') },
  });
  expect(await verified()).toBe(0);
  expect(await factorOf(rt, person.staffId)).toBeNull();
  expect(await check(codeNow(1))).toMatchObject({ ok: false, code: 'admin.second-factor.none' });
});
