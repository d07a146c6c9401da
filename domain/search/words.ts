import { normaliseText, searchKey } from '../text/normalise';

/** What is read of a search: so many signs, so many words. [PROD-4] */
export const QUERY_MOST_CHARACTERS = 80;
const MOST_WORDS = 6;
const MOST_LETTERS = 30;
const ZWNJ = '\u200C';

/** Words that every text has: they find nothing. */
const EMPTY_WORDS = new Set('و در به از که با را برای این آن ان تا یا هم های ها ای می نمی است the a an of for to in and or with on at is'.split(' '));

/** A visitor's question as it is kept in the address; null when it asks nothing. */
export function parseQuery(typed: string | null): string | null {
  const text = normaliseText((typed ?? '').slice(0, QUERY_MOST_CHARACTERS * 4)).slice(0, QUERY_MOST_CHARACTERS);
  return searchKey(text) === '' ? null : text;
}

/** The words of a question, each once; empty words only where there are no others. [PROD-4] */
export function queryWords(query: string): string[] {
  const all = [...new Set(searchKey(query).split(' ').filter(Boolean))].map((word) => word.slice(0, MOST_LETTERS));
  const full = all.filter((word) => !EMPTY_WORDS.has(word));
  return (full.length > 0 ? full : all).slice(0, MOST_WORDS);
}

/** The words of a text as the index keeps them: each as it stands, and those with a half-space joined too, since people write both. [LANG-4] */
export function indexWords(text: string): string[] {
  const joined = normaliseText(text)
    .split(/\s+/)
    .filter((word) => word.includes(ZWNJ))
    .map((word) => searchKey(word.replaceAll(ZWNJ, '')));
  return [...new Set([...searchKey(text).split(' '), ...joined.flatMap((word) => word.split(' '))])]
    .filter((word) => word.length > 0 && !EMPTY_WORDS.has(word))
    .map((word) => word.slice(0, MOST_LETTERS));
}
