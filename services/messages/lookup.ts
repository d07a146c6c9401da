import { isNotice, noticeOf } from '#domain/notices/notices';
import type { Lang } from '../context';

export type SmsMessage = { recipient: string; notice: string; lang: Lang; facts: Record<string, string> };

/** Kavenegar's tokens: three take a word, token10 a phrase of four spaces, token20 one of eight. */
const WORDS = ['token', 'token2', 'token3'] as const;
const PHRASES = ['token10', 'token20'] as const;
const SPACES: Readonly<Record<string, number>> = { token10: 4, token20: 8 };
const TOKEN_CHARACTERS = 100;
const ZWNJ = '‌';

/** Facts whose text may contain spaces: names, days, sums; reasons and deadlines are the longest. */
const PHRASE = /(name|title|day|date|time|by|toman|reason)$/i;
const LONG = /(reason|by)$/i;

/**
 * A notice as the provider's approved template: named `orders-placed-fa`, its sentence ours, and the tokens in the
 * order in which the table of notices has its facts.
 */
export function lookupOf({ notice, lang, facts }: Omit<SmsMessage, 'recipient'>): Record<string, string> {
  const lookup: Record<string, string> = { template: `${notice.replaceAll('.', '-')}-${lang}` };
  const free: string[] = [...WORDS, ...PHRASES];
  for (const name of isNotice(notice) ? noticeOf(notice).facts : []) {
    const value = facts[name];
    const fitting = LONG.test(name) ? ['token20'] : PHRASE.test(name) ? PHRASES : WORDS;
    const token = free.find((one) => (fitting as readonly string[]).includes(one));
    if (value === undefined || !token) continue;
    free.splice(free.indexOf(token), 1);
    lookup[token] = fit(value, SPACES[token] ?? 0);
  }
  return lookup;
}

/** Fits a text to a token: keeps as many spaces as it may hold and joins further words by half-spaces. */
function fit(value: string, spaces: number): string {
  const words = value.trim().split(/\s+/u);
  return [...words.slice(0, spaces), words.slice(spaces).join(ZWNJ)].join(' ').trim().slice(0, TOKEN_CHARACTERS);
}
