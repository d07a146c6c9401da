import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** A national code has ten digits. [NUM-2] */
export const NATIONAL_ID_DIGITS = 10;

/** Whether the tenth digit agrees with the nine before it. [NUM-2] */
export function hasNationalCheckDigit(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^(\d)\1{9}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 9)].reduce((total, digit, place) => total + Number(digit) * (10 - place), 0);
  const rest = sum % 11;
  return Number(digits[9]) === (rest < 2 ? rest : 11 - rest);
}

/** A national code in any digits, its check digit verified; leading zeros may be left out. [LANG-4, NUM-2] */
export function parseNationalId(typed: string): Result<string> {
  const code = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
  if (code === '') return refuse('accounts.national-id.missing');
  if (!/^\d+$/.test(code) || code.length < 8 || code.length > NATIONAL_ID_DIGITS) {
    return refuse('accounts.national-id.length', { digits: NATIONAL_ID_DIGITS, length: code.length });
  }
  const full = code.padStart(NATIONAL_ID_DIGITS, '0');
  return hasNationalCheckDigit(full) ? ok(full) : refuse('accounts.national-id.invalid');
}
