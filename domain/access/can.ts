import { partiesOf } from './actor';
import type { Actor } from './actor';
import { opensFiles, reachOf } from './matrix';
import type { Action } from './matrix';
import { relations } from './relations';
import type { Relation } from './relations';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** Whose a record is: an account's, or a guest's own cart; and how else whoever asks stands to it. Without either it belongs to nobody in particular. */
export type Subject = { ownerId?: number | null; guestOwns?: boolean; relations?: readonly Relation[] };

/** How far somebody reaches in all: any record, or one's own and those to which one stands in one of these ways. */
export type Scope = { any: boolean; own: boolean; of: readonly Relation[] };

/** The table's row for whoever asks, all roles together; null where no role has any reach. `can` and the condition of a query are both read from it. [ROLE-5] */
export function scopeOf(actor: Actor, action: Action): Scope | null {
  if (isHeld(actor, action)) return null;
  const reaches = partiesOf(actor).flatMap((party) => reachOf(party, action) ?? []);
  if (reaches.length === 0) return null;
  const named = new Set(reaches.flatMap((reach) => (typeof reach === 'object' ? reach.of : [])));
  return { any: reaches.includes('any'), own: reaches.includes('own'), of: relations.filter((one) => named.has(one)) };
}

/** Whether files are held back from this session and this would open one; adding to a file is always open. [ROLE-4] */
function isHeld(actor: Actor, action: Action): boolean {
  return actor.kind === 'user' && actor.held !== undefined && opensFiles(action);
}

function owns(actor: Actor, subject: Subject): boolean {
  if (actor.kind === 'user') return subject.ownerId === actor.userId;
  return actor.kind === 'guest' && subject.guestOwns === true;
}

/** Whether this actor may do this to that, by the table and nothing else. [ROLE-1, ROLE-5] */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  const scope = scopeOf(actor, action);
  if (!scope) return false;
  return scope.any || (scope.own && owns(actor, subject)) || scope.of.some((one) => subject.relations?.includes(one));
}

/** Whether an actor has any reach to this at all; how far it goes is decided by the record. Refusals: a guest has to log in, who sees patients has to give the second step, others are told that their role lacks the right. [ROLE-5] */
export function mayAsk(actor: Actor, action: Action): Result<true> {
  if (scopeOf(actor, action)) return ok(true);
  if (actor.kind === 'guest' && reachOf('user', action) !== null) return refuse('access.login.needed', undefined, { status: 403 });
  if (isHeld(actor, action)) return refuse('health.held', undefined, { status: 403 });
  if (actor.kind === 'user' && actor.roles?.some((role) => reachOf(role, action) !== null)) return refuse('access.second-step', undefined, { status: 403 });
  return refuse('access.denied', undefined, { status: 403 });
}

/** The same as a decision: a guest is asked to log in (403), another's record is not there (404), a role without the right is told (403). [ROLE-5] */
export function permit(actor: Actor, action: Action, subject: Subject = {}): Result<true> {
  if (can(actor, action, subject)) return ok(true);
  const asked = mayAsk(actor, action);
  return asked.ok ? refuse('access.hidden', undefined, { status: 404 }) : asked;
}
