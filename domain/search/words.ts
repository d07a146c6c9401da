import { normaliseText, searchKey } from '../text/normalise';

/** The longest query that is read, in characters and words. [PROD-4] */
export const QUERY_MOST_CHARACTERS = 80;
const MOST_WORDS = 12;
const MOST_LETTERS = 30;
const ZWNJ = '\u200C';

/** Stop words: every text has them. */
const EMPTY_WORDS = new Set('و در به از که با را برای این آن ان تا یا هم های ها ای می نمی است the a an of for to in and or with on at is'.split(' '));
/** Words of a query that ask and name nothing. */
const ASKING_WORDS = new Set(
  'آیا چی چیست چیه کدام لطفا سلام من شما ما ی رو یک یه دارد دارید داره دارین هست هستم هستید کنم کنیم کنید کند بکنم شود میشود میشه بشه شده نیست خیلی بگید کن باید خوب برا واسه میخوام میخواهم خواستم لازم دنبال ممنون مرسی خسته نباشید باشید درود وقت بخیر اینجا i me my we you your do does can could would should what which are be it its this that have has any please there some get good need want looking hello hi'.split(
    ' ',
  ),
);
/** Ends of a plural that a half-space parts from its word. */
const ENDINGS = new Set(['ها', 'های', 'هایی', 'ی']);

/** A visitor's question as it is kept in the address; null when it asks nothing. */
export function parseQuery(typed: string | null): string | null {
  const text = normaliseText((typed ?? '').slice(0, QUERY_MOST_CHARACTERS * 4)).slice(0, QUERY_MOST_CHARACTERS);
  return searchKey(text) === '' ? null : text;
}

/** The words of a question in their order, a plus written out, ends of plurals left off. [PROD-4, LANG-4] */
export function queryWords(query: string): string[] {
  const all = searchKey(query.slice(0, QUERY_MOST_CHARACTERS * 4).replace(/(?<=[\p{L}\p{N}])\s*\+/gu, ' plus '))
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MOST_LETTERS));
  const full = all.filter((word, at) => at === 0 || !ENDINGS.has(word));
  return full.length > 0 ? full : all;
}

/** Words written without anything between them: how a phrase is looked up however it was parted. */
export function phraseKey(phrase: string): string {
  return queryWords(phrase).join('');
}

/** Whether a word says nothing about what is asked for. */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word) || ASKING_WORDS.has(word);
}

/** The words of a text as the index keeps them: each as it stands, and those with a half-space joined too, since people write both. [LANG-4] */
export function indexWords(text: string): string[] {
  const joined = normaliseText(text)
    .split(/\s+/)
    .filter((word) => word.includes(ZWNJ))
    .map((word) => searchKey(word.replaceAll(ZWNJ, '')));
  return [...new Set([...searchKey(text).split(' '), ...joined.flatMap((word) => word.split(' ')), ...modelWords(text)])]
    .filter((word) => word.length > 0 && !EMPTY_WORDS.has(word))
    .map((word) => word.slice(0, MOST_LETTERS));
}

/** A model's name with hyphens, as it is written without them: NS1-SE-Plus is ns1se and ns1seplus too. */
function modelWords(text: string): string[] {
  return (normaliseText(text).match(/\b[A-Za-z]+\d[A-Za-z\d]*(?:-[A-Za-z\d]+)+/g) ?? []).flatMap((model) => {
    const parts = model.toLowerCase().split('-');
    return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join(''));
  });
}
