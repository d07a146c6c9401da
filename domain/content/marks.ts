import { hasNationalCheckDigit } from '../accounts/national-id';
import { normaliseDigits } from '../text/normalise';

/** What a public text should not carry, and staff should look at. [LEGAL-3, LEGAL-4] */
export const textMarks = ['phone', 'link', 'email', 'messenger', 'national-id'] as const;
export type TextMark = (typeof textMarks)[number];

const MESSENGERS =
  /(?<!\p{L})(?:telegram|whats\s?app|instagram|rubika|eitaa|bale|soroush|تلگرام|تله\s?گرام|واتس\s?[اآ]پ|اینستا(?:گرام)?|روبیکا|ایتا|سروش|پیام[\s\u200C]?رسان بله)(?!\p{L})/iu;
const shapes: Readonly<Record<TextMark, RegExp>> = {
  phone: /(?:\+98|0098|0)[\s\u200C.()_-]*\d(?:[\s\u200C.()_-]*\d){8,10}(?!\d)/u,
  link: /https?:\/\/|www\.|(?<![\p{L}\p{N}@])[a-z0-9-]{2,}\.(?:ir|com|org|net|info|me|co|shop|site|xyz)(?![a-z0-9])/iu,
  email: /[^\s@]{1,64}@[^\s@]+\.[a-z]{2,}/iu,
  messenger: MESSENGERS,
  'national-id': /(?<!\d)\d(?:[\s\u200C-]?\d){9}(?!\d)/u,
};

/** Ten digits are a national id only with its check digit. */
const isReal = (mark: string, found: string) => mark !== 'national-id' || hasNationalCheckDigit(found.replace(/\D/g, ''));

/** Phone numbers, links, e-mail addresses, messengers' names and national ids in a text, in any digits. [LEGAL-3, LEGAL-4] */
export function marksOf(text: string): TextMark[] {
  const plain = normaliseDigits(text);
  return textMarks.filter((mark) => [...plain.matchAll(new RegExp(shapes[mark].source, `g${shapes[mark].flags}`))].some(([found]) => isReal(mark, found)));
}

/** The same text with each of these replaced by an ellipsis, to the end of its word: what staff may publish instead. [LEGAL-3, LEGAL-4] */
export function withoutMarked(text: string): string {
  let kept = text;
  for (const [mark, shape] of Object.entries(shapes)) {
    const each = new RegExp(`(?:${shape.source})[^\\s،,؛;)»]*`, `g${shape.flags}`);
    // Digits of other scripts are one letter each, so that places in both texts agree.
    const plain = normaliseDigits(kept);
    for (const found of [...plain.matchAll(each)].filter(([one]) => isReal(mark, one)).reverse())
      kept = `${kept.slice(0, found.index)}…${kept.slice(found.index + found[0].length)}`;
  }
  return kept;
}
