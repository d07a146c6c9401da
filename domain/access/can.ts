import { partiesOf } from './actor';
import type { Actor } from './actor';
import { reachOf } from './matrix';
import type { Action } from './matrix';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** Whose it is: an account's, or a guest's own cart; nothing named means nobody's in particular. */
export type Subject = { ownerId?: number | null; guestOwns?: boolean };

function owns(actor: Actor, subject: Subject): boolean {
  if (actor.kind === 'user') return subject.ownerId === actor.userId;
  return actor.kind === 'guest' && subject.guestOwns === true;
}

/** Whether this actor may do this to that, by the table and nothing else. [ROLE-1, ROLE-5] */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  return partiesOf(actor).some((party) => {
    const reach = reachOf(party, action);
    return reach === 'any' || (reach === 'own' && owns(actor, subject));
  });
}

/** Whether an actor has any reach to this at all; how far it goes is asked of the record. A guest is asked to log in, another is told that the role has no such right. [ROLE-5] */
export function mayAsk(actor: Actor, action: Action): Result<true> {
  if (partiesOf(actor).some((party) => reachOf(party, action) !== null)) return ok(true);
  if (actor.kind === 'guest' && reachOf('user', action) !== null) return refuse('access.login.needed', undefined, { status: 403 });
  return refuse('access.denied', undefined, { status: 403 });
}

/** The same as a decision: a guest is asked to log in (403), another's record is not there (404), a role without the right is told (403). [ROLE-5] */
export function permit(actor: Actor, action: Action, subject: Subject = {}): Result<true> {
  if (can(actor, action, subject)) return ok(true);
  const asked = mayAsk(actor, action);
  return asked.ok ? refuse('access.hidden', undefined, { status: 404 }) : asked;
}

/** The part of a list that an actor may see: everything, an account's own, or nothing. [ROLE-5] */
export function visible(actor: Actor, action: Action): { all: true } | { ownerId: number } | null {
  const reaches = partiesOf(actor).map((party) => reachOf(party, action));
  if (reaches.includes('any')) return { all: true };
  return reaches.includes('own') && actor.kind === 'user' ? { ownerId: actor.userId } : null;
}
