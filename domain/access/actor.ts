import { isRole } from '../accounts/roles';
import type { Role } from '../accounts/roles';

/** Who asks, as services know it: a guest, an account, staff with roles, or the clock. [ROLE-1] */
export type Actor = { kind: 'guest' } | { kind: 'user'; userId: number } | { kind: 'staff'; staffId: number; roles: readonly string[] } | { kind: 'clock' };

/** A role as the matrix reads it; the clock moves what time moves. */
export type Party = Role | 'clock';

/** The roles an actor stands in: an account is a user, staff have what they were given. [ROLE-1] */
export function partiesOf(actor: Actor): readonly Party[] {
  switch (actor.kind) {
    case 'guest':
      return ['guest'];
    case 'user':
      return ['user'];
    case 'staff':
      return actor.roles.filter(isRole).filter((role) => role !== 'guest' && role !== 'user');
    case 'clock':
      return ['clock'];
  }
}
