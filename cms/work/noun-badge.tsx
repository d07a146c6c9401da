import { nouns, standingOf, type NounName } from '#domain/work/nouns';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** The word of a noun's state, as its row says where it stands; what an earlier version wrote stands as it is. */
export function stateWordOf(lang: Lang, of: NounName, state: string): string {
  const key = `${nouns[of].words}.${state}`;
  return hasWord(key) ? say(lang, key) : state;
}

/** How a noun of work stands, in plain words and its tone. [ADM-3, ADM-4] */
export function NounBadge({ lang, of, state }: { lang: Lang; of: NounName; state: string }) {
  return <span className={`zb-badge zb-badge--${standingOf(of, state)?.tone ?? 'info'}`}>{stateWordOf(lang, of, state)}</span>;
}
