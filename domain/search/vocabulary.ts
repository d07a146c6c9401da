import { Lexicon } from './lexicon';
import { gistOf } from './gist';
import { verbForms } from './verbs';
import { phraseKey, queryWords } from './words';
import type { Term } from './terms';

/** An index of editors' phrases: without spaces, what each leads to, and how it is written. */
export type Phrases = {
  keys: Lexicon;
  terms: ReadonlyMap<string, readonly Term[]>;
  written: ReadonlyMap<string, string>;
  /** The same by meaning (gist). */
  gists: ReadonlyMap<string, readonly Term[]>;
  /** The words that phrases are made of, and forms of verbs. */
  wordsOfGists: Lexicon;
};
/** The words of one language's documents, and the phrases of editors in both. */
export type Vocabulary = { words: Lexicon; phrases: Phrases };

/** Editors' words, ready to be looked up. [PROD-4] */
export function phrasesOfTerms(all: readonly Term[]): Phrases {
  const keys = new Lexicon();
  const terms = new Map<string, Term[]>();
  const written = new Map<string, string>();
  const gists = new Map<string, Term[]>();
  const wordsOfGists = new Lexicon();
  for (const form of verbForms()) wordsOfGists.add(form);
  for (const term of all)
    for (const phrase of term.phrases) {
      const key = phraseKey(phrase);
      if (key === '') continue;
      keys.add(key);
      const there = terms.get(key) ?? [];
      if (!there.includes(term)) terms.set(key, [...there, term]);
      if (!written.has(key)) written.set(key, phrase);
      for (const word of queryWords(phrase)) wordsOfGists.add(word);
      const gist = gistOf(queryWords(phrase))?.key;
      const alike = gist === undefined ? [] : (gists.get(gist) ?? []);
      if (gist !== undefined && !alike.includes(term)) gists.set(gist, [...alike, term]);
    }
  return { keys, terms, written, gists, wordsOfGists };
}
