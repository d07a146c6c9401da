import { formatDateTime } from '#locales/dates';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { ListState } from './list-states';

export const stateTones = { none: 'idle', draft: 'info', live: 'ok', changed: 'warn' } as const;

/** A language's state as a word on its ground; what is older than the Persian on the site says so, and what is planned says when. */
export function StateBadge({ lang, state: { state, behind, plan } }: { lang: Lang; state: ListState }) {
  const shown = behind && state === 'live' ? 'behind' : behind && state === 'draft' ? 'draft-behind' : state;
  return (
    <span className="zb-states">
      <span className={`zb-badge zb-badge--${behind ? 'warn' : stateTones[state]}`}>{say(lang, `editors.languages.states.${shown}`)}</span>
      {plan ? <small>{say(lang, 'editors.languages.planned-at', { at: formatDateTime(lang, plan) })}</small> : null}
    </span>
  );
}
