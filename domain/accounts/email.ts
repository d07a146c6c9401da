import { normaliseDigits } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** The longest address that mail can carry. [AUTH-1] */
export const EMAIL_MOST_CHARACTERS = 254;
const MARKS = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const SHAPE = /^[^\s@<>"(),:;\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*$/u;

/** An e-mail address: one @, a dot in the domain, at most 254 characters, in lower case. [AUTH-1, LANG-4] */
export function parseEmail(typed: string): Result<string> {
  if (typed.length > EMAIL_MOST_CHARACTERS * 2) return refuse('accounts.email.too-long', { most: EMAIL_MOST_CHARACTERS });
  const email = normaliseDigits(typed).replace(MARKS, '').trim().toLowerCase();
  if (email === '') return refuse('accounts.email.missing');
  if (email.length > EMAIL_MOST_CHARACTERS) return refuse('accounts.email.too-long', { most: EMAIL_MOST_CHARACTERS });
  if (email.split('@').length !== 2 || !SHAPE.test(email)) return refuse('accounts.email.invalid');
  const local = email.slice(0, email.indexOf('@'));
  if (/^\.|\.$|\.\./.test(local) || /[\u0000-\u001F\u007F]/.test(email)) return refuse('accounts.email.invalid');
  return ok(email);
}
