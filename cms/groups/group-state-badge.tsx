import type { GroupState } from '#domain/groups/states';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

const tones: Record<GroupState, string> = { open: 'info', closed: 'warn', finished: 'ok', dissolved: 'idle' };

/** A group's state in plain words. */
export function GroupStateBadge({ lang, state }: { lang: Lang; state: GroupState }) {
  const key = `groups.states.${state}`;
  return <span className={`zb-badge zb-badge--${tones[state] ?? 'info'}`}>{hasWord(key) ? say(lang, key) : state}</span>;
}
