import { phoneBeginning } from '../accounts/phone';
import { normaliseText } from '../text/normalise';
import { trackingBeginnings } from './tracking-code';

/** By what staff find an order, and with what it begins. */
export type OrderSearch = { by: 'code' | 'phone' | 'name'; beginning: string };

/** Nobody types more to find an order. */
export const ORDER_SEARCH_MOST = 80;

/** Letters that two people write differently, and what both mean; the index of receivers' names folds the same ones. */
export const NAME_FOLDS = { from: 'آأإٱؤئۀةيىك\u200C', to: 'ااااویههییک ' } as const;
const folds = new Map([...NAME_FOLDS.from].map((letter, at) => [letter, NAME_FOLDS.to[at] ?? '']));

/** A name as the list finds it: with or without the hat of آ, hamza and half-spaces, Latin letters small. [LANG-4] */
export function nameKey(name: string): string {
  return normaliseText(name)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/./gsu, (letter) => folds.get(letter) ?? letter);
}

/** What somebody may mean by what they typed, the likeliest first: the beginning of a tracking code, of a phone number or of a name. [ADM-3, LANG-4] */
export function readOrderSearch(typed: string): OrderSearch[] {
  const text = normaliseText(typed.slice(0, ORDER_SEARCH_MOST));
  const phone = phoneBeginning(text);
  const name = nameKey(text);
  const codes = trackingBeginnings(text).map((beginning): OrderSearch => ({ by: 'code', beginning }));
  const names: OrderSearch[] = /\p{L}/u.test(name) ? [{ by: 'name', beginning: name }] : [];
  // Letters alone are a name sooner than a code.
  const rest = /[\d-]|^zr/i.test(text) || name.length === 0 ? [...codes, ...names] : [...names, ...codes];
  return phone === null || phone === '' ? rest : [{ by: 'phone', beginning: phone }, ...rest];
}
