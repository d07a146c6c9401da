import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

const tones: Record<string, string> = { sent: 'warn', received: 'warn', returned: 'ok', replaced: 'ok', refused: 'bad', withdrawn: 'idle', accepted: 'idle' };

/** A ticket's state in plain words. */
export function TicketStateBadge({ lang, state }: { lang: Lang; state: string }) {
  const key = `warranty.tickets.states.${state}`;
  return <span className={`zb-badge zb-badge--${tones[state] ?? 'info'}`}>{hasWord(key) ? say(lang, key) : state}</span>;
}
