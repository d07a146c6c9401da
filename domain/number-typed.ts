import { plainNumber } from './number-plain';
import { normaliseText } from './text/normalise';

const MOST_TYPED = 40;

/**
 * A number as people type it: any digits, separators of thousands, a decimal mark of either script («۳۶/۸»), a sign, one of
 * the units given behind it; what is none stays unread. [LANG-4]
 */
export function typedNumber(typed: string, units: readonly string[] = []): number | 'empty' | 'unclear' {
  const text = normaliseText(typed.slice(0, MOST_TYPED)).replace(/[\u2212\u200e]/g, (sign) => (sign === '\u2212' ? '-' : ''));
  return plainNumber(text, units.map(normaliseText));
}
