import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** Causes that banks give in words of their own, and what each means at the desk. */
const KNOWN = [
  [/card does not accept/i, 'card'],
  [/insufficient balance/i, 'balance'],
  [/amount must be at least/i, 'least'],
  [/already refunded|given back a part/i, 'already'],
  [/not found|does not find/i, 'unknown'],
  [/timeout|^http \d+$|unreadable answer|TypeError/i, 'away'],
] as const;

/** Why the gateway did not pay back, in the reader's language; null where its words say something that we do not know. [ORD-9, LANG-2] */
export function bankWords(lang: Lang, answer: string): string | null {
  const known = KNOWN.find(([pattern]) => pattern.test(answer))?.[1];
  return known ? say(lang, `admin.refund.answers.${known}`) : null;
}
