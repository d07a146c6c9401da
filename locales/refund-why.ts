import type en from './en/refunds.json';
import { hasWord, type WordKey } from './say';

/** The words of why money goes back, by what it was paid for; a kind without words of its own has the general ones. [ORD-9] */
export function refundWhy({ kind, why }: { kind: string; why: keyof (typeof en)['why']['any'] }): WordKey {
  const own = `refunds.why.${kind}.${why}`;
  return hasWord(own) ? own : `refunds.why.any.${why}`;
}
