import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADULT_AGE, checkAdult, checkBirthDay, ofAgeOn } from './adult';
import { checkConsent, needsConsent } from './consent';
import { parseContact } from './contact';
import { EMAIL_MOST_CHARACTERS, parseEmail } from './email';
import { hasNationalCheckDigit, parseNationalId } from './national-id';
import { PHONE_DIGITS, maskPhone, parsePhone } from './phone';
import { isRole, isStaffRole, roles, staffRoles } from './roles';
import { profileFields } from './user-info';
import { parseFields } from '../fields';

test.each([
  '09121234567',
  '۰۹۱۲۱۲۳۴۵۶۷',
  '٠٩١٢١٢٣٤٥٦٧',
  '+98 912 123 4567',
  '00989121234567',
  '989121234567',
  '9121234567',
  '+9809121234567',
  ' 0912-123-45 67 ',
  '(0912) 1234567',
  '\u202A09121234567\u202C',
])('[AUTH-1: phone, LANG-4: phone] %s is 09121234567', (typed) => expect(parsePhone(typed)).toEqual({ ok: true, value: '09121234567' }));

test.each([
  ['', 'accounts.phone.missing'],
  ['0912123456', 'accounts.phone.length'],
  ['091212345678', 'accounts.phone.length'],
  ['02112345678', 'accounts.phone.invalid'],
  ['0912abc4567', 'accounts.phone.invalid'],
  ['1'.repeat(500), 'accounts.phone.invalid'],
  ['<b>09121234567</b>', 'accounts.phone.invalid'],
])('[AUTH-1: phone, NUM-2: phone] %s is refused', (typed, code) => expect(parsePhone(typed)).toMatchObject({ ok: false, code }));

test('a phone that was accepted is accepted again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '9', '8', '1', '+', ' ', '-', '۹', '٠') }), (typed) => {
      const phone = parsePhone(typed);
      if (phone.ok) expect([phone.value.length, parsePhone(phone.value)]).toEqual([PHONE_DIGITS, phone]);
    }),
  );
  expect(maskPhone('09121234567')).toBe('0912•••••67');
});

test.each([
  ['  Ava.Nik@Example.COM ', 'ava.nik@example.com'],
  ['a@b.co', 'a@b.co'],
  ['ava۱۲@example.com', 'ava12@example.com'],
])('[AUTH-1: e-mail] %s is %s', (typed, email) => expect(parseEmail(typed)).toEqual({ ok: true, value: email }));

test.each(['a', 'a@b', 'a@@b.co', 'a@b@c.co', 'a b@c.co', '@b.co', 'a@.co', 'a@b..co', '.a@b.co', 'a..b@c.co', 'a@b.co.', '<a@b.co>', 'a@-b.co'])(
  '[AUTH-1: e-mail] %s is refused',
  (typed) => expect(parseEmail(typed)).toMatchObject({ ok: false, code: 'accounts.email.invalid' }),
);

test('[AUTH-1: e-mail] at most 254 characters', () => {
  const of = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  expect(parseEmail(of(EMAIL_MOST_CHARACTERS)).ok).toBe(true);
  expect(parseEmail(of(EMAIL_MOST_CHARACTERS + 1))).toMatchObject({ code: 'accounts.email.too-long' });
});

test('one field takes a phone or an e-mail', () => {
  expect(parseContact('9121234567')).toEqual({ ok: true, value: { channel: 'phone', address: '09121234567' } });
  expect(parseContact('A@B.co')).toEqual({ ok: true, value: { channel: 'email', address: 'a@b.co' } });
  expect(parseContact('ava')).toMatchObject({ code: 'accounts.contact.invalid' });
  expect(parseContact(' ')).toMatchObject({ code: 'accounts.contact.missing' });
});

test('[AUTH-7: age, NUM-2: age] only adults hold accounts; a birth day that says otherwise is refused', () => {
  expect(ADULT_AGE).toBe(18);
  expect(checkBirthDay('2008-11-20', '2026-11-21').ok).toBe(true);
  expect(checkBirthDay('2008-11-22', '2026-11-21')).toMatchObject({ code: 'accounts.birth-day.under-age' });
  expect(checkBirthDay('2026-11-22', '2026-11-21')).toMatchObject({ code: 'accounts.birth-day.future' });
  for (const wrong of ['1800-01-01', '1403-13-01', '2001-02-29', '2001-2-3', 'x', ''])
    expect(checkBirthDay(wrong, '2026-11-21'), wrong).toMatchObject({ code: 'accounts.birth-day.invalid' });
  expect(checkAdult({ confirmed: false, birthDay: null }, '2026-11-21')).toMatchObject({ code: 'accounts.adult.not-confirmed' });
  expect(checkAdult({ confirmed: true, birthDay: null }, '2026-11-21').ok).toBe(true);
  expect(checkAdult({ confirmed: true, birthDay: '2010-01-01' }, '2026-11-21')).toMatchObject({ code: 'accounts.birth-day.under-age' });
});

test.each([
  ['1 Aban 1387', '2008-10-22', '2026-10-23'],
  ['30 Aban 1387', '2008-11-20', '2026-11-21'],
  ['1 Farvardin 1388', '2009-03-21', '2027-03-21'],
  ['30 Esfand 1387, which 1405 does not have', '2009-03-20', '2027-03-20'],
  ['29 February 2008, 10 Esfand 1386', '2008-02-29', '2026-03-01'],
])('[AUTH-7: age] whoever was born on %s is of age from the same Jalali date on', (_, birthDay, first) => {
  expect(ofAgeOn(birthDay)).toBe(first);
  const eve = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
  expect(checkBirthDay(birthDay, first).ok).toBe(true);
  expect(checkBirthDay(birthDay, eve)).toMatchObject({ code: 'accounts.birth-day.under-age' });
});

test('[NUM-2: national id] the check digit decides', () => {
  for (const good of ['0013542419', '0499370899', '0790419904']) expect([good, hasNationalCheckDigit(good)]).toEqual([good, true]);
  for (let last = 0, good = 0; last < 10; last += 1) {
    good += hasNationalCheckDigit(`012345678${last}`) ? 1 : 0;
    if (last === 9) expect(good).toBe(1);
  }
  expect(hasNationalCheckDigit('1111111111')).toBe(false);
  expect(parseNationalId('۰۰۱۳۵۴۲۴۱۹')).toEqual({ ok: true, value: '0013542419' });
  expect(parseNationalId('13542419')).toEqual({ ok: true, value: '0013542419' });
  expect(parseNationalId('0013542418')).toMatchObject({ code: 'accounts.national-id.invalid' });
  expect(parseNationalId('12')).toMatchObject({ code: 'accounts.national-id.length' });
});

test('[LEGAL-2: the rule] terms are accepted once for each version', () => {
  expect(needsConsent(['1'], '1')).toBe(false);
  expect(checkConsent([], '1', false)).toMatchObject({ code: 'accounts.terms.not-accepted' });
  expect(checkConsent(['1'], '2', false)).toMatchObject({ code: 'accounts.terms.not-accepted' });
  expect(checkConsent(['1'], '2', true)).toEqual({ ok: true, value: { record: true } });
  expect(checkConsent(['1', '2'], '2', false)).toEqual({ ok: true, value: { record: false } });
});

test('[AUTH-1: profile] first and last name are required, the job is not', () => {
  expect(parseFields(profileFields, { firstName: 'ماهور', lastName: 'سپیدرود‌زاده', job: '' })).toEqual({
    ok: true,
    value: { firstName: 'ماهور', lastName: 'سپیدرود‌زاده', job: null },
  });
  expect(parseFields(profileFields, {})).toMatchObject({ refusals: [{ field: 'firstName' }, { field: 'lastName' }] });
});

test('[ROLE-1: the list] fourteen roles, five of them staff', () => {
  expect([roles.length, staffRoles.length]).toEqual([14, 5]);
  expect([isRole('doctor'), isRole('king'), isStaffRole('support'), isStaffRole('doctor')]).toEqual([true, false, true, false]);
});
