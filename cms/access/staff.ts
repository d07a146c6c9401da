import type { Access, PayloadRequest, Where } from 'payload';
import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import type { StaffRole } from '#domain/accounts/roles';

/** The name of the one strategy that opens the admin: a password and then a second factor. */
export const SECOND_FACTOR = 'second-factor';

export type StaffUser = { id: number; collection: 'staff'; name: string; email: string; roles: StaffRole[]; _strategy?: string; _sid?: string };

/** The staff member behind a request; a session whose second factor was not checked is nobody. [ADM-5] */
export function staffOf(req: { user?: unknown }): StaffUser | null {
  const user = req.user as StaffUser | null | undefined;
  return user?.collection === 'staff' && user._strategy === SECOND_FACTOR ? user : null;
}

/** Whether this person has a right, by the table of rights. [ROLE-5, ADM-5] */
export function mayNow(req: { user?: unknown }, action: Action): boolean {
  const user = staffOf(req);
  const actor: Actor = user ? { kind: 'staff', staffId: user.id, roles: user.roles } : { kind: 'guest' };
  return user !== null && can(actor, action);
}

/** An access rule that asks the table. [ROLE-5] */
export function may(action: Action) {
  return ({ req }: { req: PayloadRequest }): boolean => mayNow(req, action);
}

/** Read by one right, written (and its versions seen) by another. */
export function readAndWrite(read: Action, write: Action) {
  const writing = may(write);
  return { read: may(read), readVersions: writing, create: writing, update: writing, delete: writing };
}

/** Hides a list in the menu from those without the right. For the menu only: in the browser a user has no `_strategy`, so this is no access check. */
export function hiddenWithout(action: Action): (args: { user: unknown }) => boolean {
  return ({ user }) => !mayNow({ user: user ? { ...user, collection: 'staff', _strategy: SECOND_FACTOR } : null }, action);
}

/** Access to staff accounts: administrators to all, others to their own. */
export const ownAccount: Access = ({ req }) => {
  const user = staffOf(req);
  if (!user) return false;
  return mayNow(req, 'admin.staff.change') || ({ id: { equals: user.id } } satisfies Where);
};

export const never: Access = () => false;
