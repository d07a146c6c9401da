import type { Lang } from './lang';
import { hasWord, say } from './say';
import type { WordFacts } from './say';

/** What a refusal carries to its reader; the shape of the domain's refusals. */
export type SayableRefusal = { code: string; facts?: WordFacts };

/** The sentence of a refusal in the reader's language; a code without words gets the general sentence. [API-5, LANG-2] */
export function sayRefusal(lang: Lang, refusal: SayableRefusal): string {
  const key = `refusals.${refusal.code}`;
  return hasWord(key) ? say(lang, key, refusal.facts) : say(lang, 'refusals.generic');
}
