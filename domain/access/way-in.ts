import type { AccountRole } from '../accounts/roles';
import type { Actor } from './actor';
import { partiesOf } from './actor';

/** Who may open a page: everybody, a person who is logged in, or an account that is verified as this. */
export type Access = 'public' | 'user' | AccountRole;
/** Open, or what is needed first: the login, the session's second step; or hidden from this actor. */
export type WayIn = 'open' | 'login' | 'second-step' | 'absent';

/** Whether an actor may open a page. One for a role that sees patients needs a second step. [ROLE-1, ROLE-5] */
export function wayIn(access: Access, actor: Actor): WayIn {
  if (access === 'public') return 'open';
  if (actor.kind !== 'user') return 'login';
  if (access === 'user' || partiesOf(actor).includes(access)) return 'open';
  return actor.roles?.includes(access) ? 'second-step' : 'absent';
}
