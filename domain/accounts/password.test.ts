import { expect, test } from 'vitest';
import { checkPassword, PASSWORD_LEAST, passwordLength } from './password';
import { makeRecoveryCode, recoveryCodeKey } from './recovery-codes';

const owner = { email: 'mahin.daneshvar@zarban.example', name: 'مهین دانشور' };
const code = (typed: string) => {
  const checked = checkPassword(typed, owner);
  return checked.ok ? 'ok' : checked.code.split('.').at(-1);
};

test.each([
  ['abc', 'too-short'],
  ['', 'too-short'],
  ['eleven-char', 'too-short'],
  ['نه‌رمز‌است', 'too-short'],
  ['مُؤَذِّنٌمُؤَذِّ', 'too-short'],
  ['ک'.repeat(200), 'too-long'],
  ['a1'.repeat(300), 'too-long'],
  ['password1234', 'common'],
  ['P@ssw0rd2026!', 'common'],
  ['123456789012', 'common'],
  ['۱۲۳۴۵۶۷۸۹۰۱۲', 'common'],
  ['qwertyuiop12', 'common'],
  ['aaaaaaaaaaaaaa', 'common'],
  ['abababababab', 'common'],
  ['zarban-portal-1405', 'common'],
  ['ضربان‌سلامت۱۴۰۵', 'common'],
  ['mahin.daneshvar', 'common'],
  ['مهین دانشور ۱۲۳', 'common'],
  ['ضصثقفغعهخحجچ', 'common'],
  ['a long enough password', 'ok'],
  ['کوه بلند و رود آرام', 'ok'],
  ['xK9vTq2LmPz4', 'ok'],
  ['correct horse battery', 'ok'],
])('[ADM-5: passwords] %s is %s', (typed, answer) => expect(code(typed)).toBe(answer));

test('[ADM-5: passwords] letters are counted as a person counts them', () => {
  expect(passwordLength('می‌روم')).toBe(5);
  expect(passwordLength('e\u0301'.repeat(3))).toBe(3);
  expect(PASSWORD_LEAST).toBe(12);
});

test('[ADM-5: recovery codes] a code is ten signs in two halves, taken in any digits and letters that look alike', () => {
  let at = 0;
  const made = makeRecoveryCode((below) => (at += 7) % below);
  expect(made).toMatch(/^[A-HJKMNP-TV-Z0-9]{5}-[A-HJKMNP-TV-Z0-9]{5}$/);
  expect(recoveryCodeKey(` ${made.toLowerCase()} `)).toBe(recoveryCodeKey(made));
  expect(recoveryCodeKey('ab1۰l-ooiu9')).toBe('AB101001V9');
});
