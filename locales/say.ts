import { formatFact } from './facts';
import type { FactValue } from './facts';
import type { Lang } from './lang';
import { resources } from './words';
import type { fa } from './words';

type Single<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? Single<K> : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** Every sentence of the portal by its address, as `cart.added`. */
export type WordKey = Paths<typeof fa>;

/** What a sentence is filled with; numbers, money and dates are written in the reader's way. */
export type WordFacts = Record<string, FactValue>;

const flat: Record<Lang, Map<string, string>> = { fa: flatten(resources.fa), en: flatten(resources.en) };
const plural: Record<Lang, Intl.PluralRules> = { fa: new Intl.PluralRules('fa'), en: new Intl.PluralRules('en') };
const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

function flatten(tree: object, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [name, branch] of Object.entries(tree)) {
    if (typeof branch === 'string') into.set(prefix + name, branch);
    else flatten(branch as object, `${prefix}${name}.`, into);
  }
  return into;
}

function template(lang: Lang, key: string, facts: WordFacts): string | undefined {
  const count = facts['count'];
  if (typeof count === 'number') {
    const numbered = flat[lang].get(`${key}_${plural[lang].select(count)}`) ?? flat[lang].get(`${key}_other`);
    if (numbered !== undefined) return numbered;
  }
  return flat[lang].get(key);
}

/** Whether a sentence of this address exists; for addresses made at run time. */
export function hasWord(key: string): key is WordKey {
  return flat.fa.has(key) || flat.fa.has(`${key}_other`);
}

/** All addresses of a language, as they stand in its files. */
export function wordKeys(lang: Lang): string[] {
  return [...flat[lang].keys()];
}

/** A sentence taken apart: words alone, and between them the names of facts. */
type Pieces = { words: string; fact?: undefined } | { words?: undefined; fact: string };
const taken = new Map<string, readonly Pieces[]>();

/** The pieces of a sentence, which are the same each time that it is said. */
function piecesOf(text: string): readonly Pieces[] {
  let pieces = taken.get(text);
  if (!pieces) taken.set(text, (pieces = takeApart(text)));
  return pieces;
}

function takeApart(text: string): Pieces[] {
  // Each second part of what a pattern with one group splits is what the group caught.
  return text.split(PLACE).flatMap((part, at): Pieces[] => (at % 2 === 1 ? [{ fact: part }] : part ? [{ words: part }] : []));
}

function found(lang: Lang, key: WordKey, facts: WordFacts): string {
  const text = template(lang, key, facts);
  if (text === undefined) throw new Error(`no words for ${key} in ${lang}`);
  return text;
}

function sayFact(lang: Lang, name: string, value: FactValue | undefined): string {
  return value === undefined ? '…' : formatFact(lang, name, value);
}

/** Says one sentence in the reader's language, its facts written the reader's way. [LANG-2, LANG-3] */
export function say(lang: Lang, key: WordKey, facts: WordFacts = {}): string {
  const text = found(lang, key, facts);
  if (!text.includes('{{')) return text;
  let said = '';
  for (const { words, fact } of piecesOf(text)) said += words ?? sayFact(lang, fact, facts[fact]);
  return said;
}

/** One piece of a sentence: plain words, or a named fact that a page may isolate or set apart. */
export type SaidPart = { text: string; fact?: string };

/** The same sentence in pieces, so that codes and Latin names can stand in a `<bdi>`. */
export function sayParts(lang: Lang, key: WordKey, facts: WordFacts = {}): SaidPart[] {
  return piecesOf(found(lang, key, facts)).map(({ words, fact }) => (words === undefined ? { text: sayFact(lang, fact, facts[fact]), fact } : { text: words }));
}

/** The typed tree of one language, for lists of words: `words('fa').shell.nav.shop`. */
export function words(lang: Lang): typeof fa {
  return resources[lang];
}
