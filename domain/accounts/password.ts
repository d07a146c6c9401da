import { ok, refuse, type Result } from '../result';
import { normaliseDigits, searchKey } from '../text/normalise';
import { COMMON_WORDS } from './common-passwords';

/** A staff password has so many characters at least, and no more than anybody types. [ADM-5] */
export const PASSWORD_LEAST = 12;
export const PASSWORD_MOST = 128;
/** The least that must be left of a password without common words, the owner's names and rows of keys. */
const OWN_LEAST = 6;
const DIFFERENT_LEAST = 5;
const SHORTEST_WORD = 3;

/** Rows of a keyboard and alphabets, in both directions, as many people type them. */
const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو', 'ابپتثجچحخدذرز'];
const PIECE = 4;
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

export type PasswordOwner = { email: string; name: string };

/** A password in the form that is hashed (Unicode NFC): the same on keyboards that compose letters in another way. [LANG-4, ADM-5] */
export function passwordAsTyped(typed: string): string {
  return typed.normalize('NFC');
}

/** Letters as a person counts them: marks and joiners belong to the letter before them. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC').replace(/[\p{M}\p{Cf}\p{Cc}]/gu, '')].length;
}

/** Checks a new password: long enough, not absurdly long, and no common one, however disguised. [ADM-5] */
export function checkPassword(typed: string, owner: PasswordOwner): Result<string> {
  if (typed.length > PASSWORD_MOST * 4) return refuse('admin.password.too-long', { most: PASSWORD_MOST }, { field: 'password' });
  const password = passwordAsTyped(typed);
  const length = passwordLength(password);
  if (length < PASSWORD_LEAST) return refuse('admin.password.too-short', { least: PASSWORD_LEAST, length }, { field: 'password' });
  if (length > PASSWORD_MOST || [...password].length > PASSWORD_MOST * 2)
    return refuse('admin.password.too-long', { most: PASSWORD_MOST }, { field: 'password' });
  return isCommon(password, owner) ? refuse('admin.password.common', undefined, { field: 'password' }) : ok(password);
}

/** Whether little is left of it once what many people write is taken away. */
function isCommon(password: string, owner: PasswordOwner): boolean {
  const plain = normaliseDigits(password).toLowerCase();
  if (new Set(plain).size < DIFFERENT_LEAST) return true;
  const words = [...COMMON_WORDS, ...wordsOf(owner)].sort((a, b) => b.length - a.length);
  const dressed = [...plain].map((sign) => LOOKALIKES[sign] ?? sign).join('');
  return [plain, dressed].some((text) => leftOf(text, words) < OWN_LEAST);
}

function wordsOf({ email, name }: PasswordOwner): string[] {
  return searchKey(`${email.replace(/[@._+-]/g, ' ')} ${name}`)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD);
}

function leftOf(text: string, words: readonly string[]): number {
  let left = searchKey(text).replaceAll(' ', '');
  for (const word of words) left = left.replaceAll(word, '');
  left = withoutRows(left).replace(/(.)\1{2,}/gu, '$1');
  return new Set(left).size < DIFFERENT_LEAST ? 0 : [...left].length;
}

/** Takes away pieces of four and more that lie in a row of keys. */
function withoutRows(text: string): string {
  let left = text;
  for (const row of ROWS.flatMap((one) => [one, [...one].reverse().join('')])) {
    for (let size = row.length; size >= PIECE; size -= 1) {
      for (let from = 0; from + size <= row.length; from += 1) left = left.replaceAll(row.slice(from, from + size), '');
    }
  }
  return left;
}
