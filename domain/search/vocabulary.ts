import { Lexicon } from './lexicon';
import { phraseKey } from './words';
import type { Term } from './terms';

/** What editors' words are looked up by: phrases without spaces, what each leads to, and how it is written. */
export type Phrases = { keys: Lexicon; terms: ReadonlyMap<string, readonly Term[]>; written: ReadonlyMap<string, string> };
/** The words of one language's documents, and the phrases of editors in both. */
export type Vocabulary = { words: Lexicon; phrases: Phrases };

/** Editors' words, ready to be looked up. [PROD-4] */
export function phrasesOfTerms(all: readonly Term[]): Phrases {
  const keys = new Lexicon();
  const terms = new Map<string, Term[]>();
  const written = new Map<string, string>();
  for (const term of all)
    for (const phrase of term.phrases) {
      const key = phraseKey(phrase);
      if (key === '') continue;
      keys.add(key);
      const there = terms.get(key) ?? [];
      if (!there.includes(term)) terms.set(key, [...there, term]);
      if (!written.has(key)) written.set(key, phrase);
    }
  return { keys, terms, written };
}
