import type { AccountRole } from '../accounts/roles';
import type { Actor } from './actor';
import { partiesOf } from './actor';

/** Who may open a page: everybody, a person who is logged in, or an account that is verified as this. */
export type Access = 'public' | 'user' | AccountRole;
/** Open, or what stands before it: the login, the second step of one's session, or that the page is not there for one. */
export type WayIn = 'open' | 'login' | 'second-step' | 'absent';

/** How whoever asks stands before a page. A role that sees patients opens its pages only after the second step. [ROLE-1, ROLE-5] */
export function wayIn(access: Access, actor: Actor): WayIn {
  if (access === 'public') return 'open';
  if (actor.kind !== 'user') return 'login';
  if (access === 'user' || partiesOf(actor).includes(access)) return 'open';
  return actor.roles?.includes(access) ? 'second-step' : 'absent';
}
