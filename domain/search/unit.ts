import type { Term } from './terms';
import type { Vocabulary } from './vocabulary';

/** A piece of a question. */
export type Unit = {
  /** As it was typed. */
  typed: string;
  /** Words of the index that match it, with how well. */
  known: ReadonlyMap<string, number>;
  /** The editors' terms that it matches. */
  terms: readonly Term[];
  /** As it was probably meant, where it was mistyped. */
  meant: string | null;
  /** Whether it says nothing by itself. */
  empty: boolean;
  /** Whether it is a short word that was taken for another one. */
  guessed: boolean;
  /** Whether it asks to do something: «پس بدم». */
  action: boolean;
};
export type SpanReading = { units: Unit[]; cost: number };

/** What each way of reading costs; a name of several words is cheaper than its words. */
export const COST = {
  phrase: 0.5,
  gist: 0.15,
  empty: 0.3,
  word: 0.7,
  spoken: 0.6,
  ending: 0.15,
  split: 0.4,
  spelled: 1,
  beginning: 1.1,
  slip: 1.3,
  slips: 0.6,
  unknown: 4,
};
/** A way of reading words as one thing; null when they are none of its kind. */
export type Read = (joined: string, words: readonly string[], vocabulary: Vocabulary) => SpanReading | null;

/** Makes a piece. */
export function unit(words: readonly string[], known: Iterable<readonly [string, number]>, terms: readonly Term[], meant: string | null = null): Unit {
  return { typed: words.join(' '), known: new Map(known), terms, meant, empty: false, guessed: false, action: false };
}
