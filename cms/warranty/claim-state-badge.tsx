import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

const tones: Record<string, string> = { waiting: 'warn', accepted: 'ok', refused: 'bad', withdrawn: 'idle' };

/** A registration's state in plain words. */
export function ClaimStateBadge({ lang, state }: { lang: Lang; state: string }) {
  const key = `warranty.claims.states.${state}`;
  return <span className={`zb-badge zb-badge--${tones[state] ?? 'info'}`}>{hasWord(key) ? say(lang, key) : state}</span>;
}
