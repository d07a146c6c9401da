import type { AccountRoleState } from '#domain/accounts/account-role';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

const tones: Readonly<Record<AccountRoleState, string>> = { applied: 'warn', verified: 'ok', suspended: 'bad', left: 'idle' };

/** A role's state in plain words. */
export function RoleStateBadge({ lang, state }: { lang: Lang; state: string }) {
  const key = `roles.states.${state}`;
  return <span className={`zb-badge zb-badge--${tones[state as AccountRoleState] ?? 'info'}`}>{hasWord(key) ? say(lang, key) : state}</span>;
}
