import { isEmptyWord } from './words';
import { verbForm } from './verbs';

/** The meaning of a phrase, however worded: its words without endings, in no order, with «نه» where it denies. */
export type Gist = { key: string; /** Whether it asks to do something. */ action: boolean };

const DENIED = 'نه';
const LEAST_STEM = 4;

/** The gist of some words; null where the first or last word adds nothing to it. [PROD-4] */
export function gistOf(words: readonly string[]): Gist | null {
  const said = new Set<string>();
  let action = false;
  for (const [at, word] of words.entries()) {
    const form = word === 'نمی' ? { verb: null, denied: true } : verbForm(word);
    if (form) {
      if (form.verb) said.add(form.verb);
      if (form.denied) said.add(DENIED);
      action = true;
    } else if (isEmptyWord(word)) {
      if (at === 0 || at === words.length - 1) return null;
    } else said.add(stemOf(word));
  }
  const content = [...said].filter((one) => one !== DENIED);
  return content.length === 0 ? null : { key: [...said].sort().join(' '), action };
}

/** An English word without what its number or tense puts at its end; others as they stand. */
function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.length < LEAST_STEM) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?<=..[^aeiou])ing$/, '')
    .replace(/(?<=..[^aeious])ed$/, '')
    .replace(/(?<=[^sui])s$/, '')
    .replace(/([^aeiou])\1$/, '$1');
  return bare.length >= LEAST_STEM ? bare.replace(/e$/, '') : bare;
}
