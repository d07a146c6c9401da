import { eq, or, sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { scopeOf } from '#domain/access/can';
import { groupRelations } from '#domain/access/relations';
import type { Action } from '#domain/access/matrix';
import type { Actor } from '../context';
import { heldBy } from './relations';

/** The columns that decide access to a query's rows: the owner, and the key of the record that one may be related to. */
type Columns = { owner?: SQLWrapper; id?: SQLWrapper };

/** The table's row for an actor as an SQL condition: it lets through exactly what `can` allows. [ROLE-5] */
export function reached(actor: Actor, action: Action, { owner, id }: Columns): SQL {
  const scope = scopeOf(actor, action);
  if (scope?.any) return sql`true`;
  if (!scope || actor.kind !== 'user') return sql`false`;
  const { userId } = actor;
  const own = scope.own && owner ? [eq(owner as SQL, userId)] : [];
  const related = id ? groupRelations.filter((one) => scope.of.includes(one)).map((one) => heldBy[one].by(userId, id)) : [];
  return or(...own, ...related) ?? sql`false`;
}
