import { hasWord, say } from '#locales/say';
import type { WordFacts, WordKey } from '#locales/say';
import type { Lang } from '../context';

export type Channel = 'sms' | 'email';

/** What a notice says on a channel: `notices.<notice>.sms` or `.email`; a notice without words is a bug. */
export function noticeBody(lang: Lang, notice: string, channel: Channel, facts: WordFacts): string {
  return say(lang, noticeKey(notice, channel), facts);
}

/** A mail's subject: `notices.<notice>.subject`. */
export function noticeSubject(lang: Lang, notice: string, facts: WordFacts): string {
  return say(lang, noticeKey(notice, 'subject'), facts);
}

/** Where a notice has its words for a channel. */
export function noticeKey(notice: string, part: Channel | 'subject'): WordKey {
  const key: string = `notices.${notice}.${part}`;
  if (!hasWord(key)) throw new Error(`no words for the notice ${notice} (${part})`);
  return key;
}
