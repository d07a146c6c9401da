import { isRole, seesPatients } from '../accounts/roles';
import type { AccountRole, Role } from '../accounts/roles';
import type { Held } from '../accounts/file-hold';

/** An account: what staff verified that it is, whether its session has given a second step, and why files of health are held back from it. */
export type AccountActor = { kind: 'user'; userId: number; roles?: readonly AccountRole[]; twoSteps?: boolean; held?: Held };

/** Who asks, as services know it: a guest, an account, staff with roles, or the clock. [ROLE-1] */
export type Actor = { kind: 'guest' } | AccountActor | { kind: 'staff'; staffId: number; roles: readonly string[] } | { kind: 'clock' };

/** A role as the matrix reads it; the clock is the actor of scheduled jobs. */
export type Party = Role | 'clock';

/** The roles of an actor: an account is a user and whatever was verified of it, staff have the roles given to them. Roles that see patients count only after a second step. [ROLE-1] */
export function partiesOf(actor: Actor): readonly Party[] {
  switch (actor.kind) {
    case 'guest':
      return ['guest'];
    case 'user':
      return ['user', ...(actor.roles ?? []).filter((role) => actor.twoSteps || !seesPatients.includes(role))];
    case 'staff':
      return actor.roles.filter(isRole).filter((role) => role !== 'guest' && role !== 'user');
    case 'clock':
      return ['clock'];
  }
}
