import { normaliseText } from './text/normalise';

const MOST_TYPED = 40;

/** A number as people type it: any digits, separators of thousands, a decimal point of either script; what is none stays unread. [LANG-4] */
export function typedNumber(typed: string): number | 'empty' | 'unclear' {
  const text = normaliseText(typed.slice(0, MOST_TYPED)).replace(/[\u2212\u200e]/g, (sign) => (sign === '\u2212' ? '-' : ''));
  if (text === '') return 'empty';
  const plain = /^-?\d{1,3}([,٬])\d{3}(?:\1\d{3})*(?:[.٫/]\d+)?$/.test(text) ? text.replace(/[,٬]/g, '') : text;
  return /^-?\d{1,12}(?:[.٫/]\d{1,6})?$/.test(plain) ? Number(plain.replace(/[٫/]/, '.')) : 'unclear';
}
