import { eq, or, sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { scopeOf } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import type { Actor } from '../context';
import { heldBy } from './relations';

/** The columns by which a query's rows are reached: whose they are, and the key to which one may stand. */
type Columns = { owner?: SQLWrapper; id?: SQLWrapper };

/** The table's row for whoever asks, as a condition of a query: what it lets through is what `can` allows. [ROLE-5] */
export function reached(actor: Actor, action: Action, { owner, id }: Columns): SQL {
  const scope = scopeOf(actor, action);
  if (scope?.any) return sql`true`;
  if (!scope || actor.kind !== 'user') return sql`false`;
  const { userId } = actor;
  const own = scope.own && owner ? [eq(owner as SQL, userId)] : [];
  const related = id ? scope.of.map((one) => heldBy[one].by(userId, id)) : [];
  return or(...own, ...related) ?? sql`false`;
}
