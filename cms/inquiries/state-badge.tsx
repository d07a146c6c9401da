import { say, hasWord } from '#locales/say';
import type { Lang } from '#locales/lang';

const tones: Record<string, string> = { new: 'info', pending: 'warn', unanswered: 'warn', done: 'ok', canceled: 'idle' };

/** A request's state in plain words. */
export function InquiryBadge({ lang, state }: { lang: Lang; state: string }) {
  const key = `inquiries.states.${state}`;
  return <span className={`zb-badge zb-badge--${tones[state] ?? 'info'}`}>{hasWord(key) ? say(lang, key) : state}</span>;
}
