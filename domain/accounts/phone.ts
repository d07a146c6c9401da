import { normaliseDigits } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** A mobile number has eleven digits and begins with 09. [AUTH-1, NUM-2] */
export const PHONE_DIGITS = 11;
const MOBILE = /^09\d{9}$/;
const MOST_TYPED = 40;

function bareNumber(typed: string): string {
  return normaliseDigits(typed).replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069().\-_\u2010-\u2015]/g, '');
}

/** A mobile number in any digits, with or without the country's code, as 09…. [AUTH-1, LANG-4] */
export function parsePhone(typed: string): Result<string> {
  if (typed.length > MOST_TYPED) return refuse('accounts.phone.invalid', { digits: PHONE_DIGITS });
  const bare = bareNumber(typed);
  if (bare === '') return refuse('accounts.phone.missing');
  const phone = bare.replace(/^(?:\+98|0098|98(?=9\d{9}$))0?(?=9)/, '0').replace(/^(?=9\d{9}$)/, '0');
  if (MOBILE.test(phone)) return ok(phone);
  if (/^0?9?\d*$/.test(phone) && phone.length !== PHONE_DIGITS) {
    return refuse('accounts.phone.length', { digits: PHONE_DIGITS, length: phone.length });
  }
  return refuse('accounts.phone.invalid', { digits: PHONE_DIGITS });
}

/** The beginning of a mobile number as typed so far, in the same ways; null for what no such number begins with. [AUTH-1, LANG-4] */
export function phoneBeginning(typed: string): string | null {
  const beginning = bareNumber(typed.slice(0, MOST_TYPED))
    .replace(/^(?:\+98|0098|98(?=9))0?/, '0')
    .replace(/^9/, '09');
  return /^0(?:9\d*)?$/.test(beginning) && beginning.length <= PHONE_DIGITS ? beginning : null;
}

/** The number as the page may show it to whoever stands near: first four digits and last two. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 4)}•••••${phone.slice(-2)}`;
}
