import { sayParts } from '#locales/say';
import type { Lang } from '../context';
import { noticeKey } from './words';

export type SmsMessage = { recipient: string; notice: string; lang: Lang; facts: Record<string, string> };

/** Kavenegar's tokens: three for words without spaces, two for phrases. */
const WORD_TOKENS = ['token', 'token2', 'token3'] as const;
const PHRASE_TOKENS = ['token10', 'token20'] as const;
/** The provider takes so many spaces in a phrase, and so many characters in a token. */
const PHRASE_SPACES = 4;
const TOKEN_CHARACTERS = 100;

/** Facts that may hold spaces: names, days, sums. A template of the provider has token10 and token20 at their places. */
const PHRASE = /(name|day|time|at|toman|reason)$/i;

/**
 * A notice as the provider's approved template: named `<notice>-<lang>`, its sentence ours, and the tokens
 * in the order in which the sentence has its facts.
 */
export function lookupOf(message: Omit<SmsMessage, 'recipient'>): Record<string, string> {
  const lookup: Record<string, string> = { template: `${message.notice.replaceAll('.', '-')}-${message.lang}` };
  const words: string[] = [...WORD_TOKENS];
  const phrases: string[] = [...PHRASE_TOKENS];
  for (const name of factsInOrder(message.lang, message.notice)) {
    const value = message.facts[name];
    if (value === undefined) continue;
    const phrase = PHRASE.test(name);
    const token = (phrase ? phrases : words).shift();
    if (token) lookup[token] = phrase ? asPhrase(value) : value.replaceAll(/\s+/gu, '‌').slice(0, TOKEN_CHARACTERS);
  }
  return lookup;
}

/** The facts of a notice's sentence, each once, as the sentence has them. */
export function factsInOrder(lang: Lang, notice: string): string[] {
  return [...new Set(sayParts(lang, noticeKey(notice, 'sms')).flatMap((part) => part.fact ?? []))];
}

function asPhrase(value: string): string {
  const words = value.trim().split(/\s+/u);
  const kept = words.slice(0, PHRASE_SPACES).concat(words.slice(PHRASE_SPACES).join('‌') || []);
  return kept.join(' ').slice(0, TOKEN_CHARACTERS);
}
