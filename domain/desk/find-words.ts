import { phoneBeginning } from '../accounts/phone';
import { normaliseText } from '../text/normalise';

/** The longest search. */
export const FIND_MOST = 80;
const MOST_WORDS = 6;
/** The fewest digits that are searched for: every phone contains fewer. */
const FEWEST_DIGITS = 3;

/** Letters that people write differently, and what each is folded to; the database's `staff_words` folds the same ones. */
export const FOLDS = { from: 'آأإٱؤئۀةيىك\u200C', to: 'ااااویههییک ' } as const;
const folds = new Map([...FOLDS.from].map((letter, at) => [letter, FOLDS.to[at] ?? '']));

/** The form of a text that is searched: without the hat of آ, hamza and half-spaces, digits Latin, letters small. [LANG-4] */
export function foldedText(text: string): string {
  return normaliseText(text)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/./gsu, (letter) => folds.get(letter) ?? letter);
}

/** The possible meanings of a typed search, each as parts of words that must all occur. Digits are a number in any of its spellings, wherever it occurs; all else are parts of a name, a code or a serial. [ADM-3, LANG-4] */
export function readFind(typed: string): string[][] {
  const text = foldedText(typed.slice(0, FIND_MOST));
  const digits = text.replace(/[\s().+_-]/g, '');
  if (/^\d+$/.test(digits)) {
    const meant = [digits, phoneBeginning(text) ?? digits].filter((one) => one.length >= FEWEST_DIGITS);
    return [...new Set(meant)].map((one) => [one]);
  }
  const parts = text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((part) => part.length > 1 || /^\p{L}$/u.test(part))
    .slice(0, MOST_WORDS);
  if (parts.length === 0 || parts.every((part) => part.length < 2)) return [];
  // A code told without its dash.
  const whole = /^(z[a-z])([a-z0-9]{2,7})$/.exec(parts.join(''));
  return whole && parts.length === 1 ? [parts, [whole[1] as string, whole[2] as string]] : [parts];
}
