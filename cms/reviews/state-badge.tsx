import { say, hasWord } from '#locales/say';
import type { Lang } from '#locales/lang';

const tones: Record<string, string> = { waiting: 'warn', shown: 'ok', hidden: 'bad', withdrawn: 'idle', deleted: 'idle' };

/** A review's state in plain words. */
export function ReviewBadge({ lang, state }: { lang: Lang; state: string }) {
  const key = `reviews.states.${state}`;
  return <span className={`zb-badge zb-badge--${tones[state] ?? 'info'}`}>{hasWord(key) ? say(lang, key) : state}</span>;
}
