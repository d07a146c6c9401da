import { sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { groupRelations, type GroupRelation } from '#domain/access/relations';
import type { Actor } from '../context';
import type { Tx } from '../runtime';

/** The kinds of records that an account can be related to (ReBAC), by the key of the row. */
type Kind = 'group';
type Held = { of: Kind; by: (userId: number, id: SQLWrapper | number) => SQL };

/** Each relation as SQL; the loader and the condition of a query use the same line. */
export const heldBy: Readonly<Record<GroupRelation, Held>> = {
  'group-member': {
    of: 'group',
    by: (userId, id) => sql`exists (select 1 from group_members m where m.group_id = ${id} and m.user_id = ${userId} and m.state <> 'left')`,
  },
  'group-leader': { of: 'group', by: (userId, id) => sql`exists (select 1 from groups g where g.id = ${id} and g.leader_id = ${userId})` },
};

/** The relations of an actor to one record, in one statement; only accounts have any. Those to a file of health: `services/health/store/standing.ts`. [ROLE-5] */
export async function relationsTo(tx: Tx, actor: Actor, of: Kind, id: number): Promise<GroupRelation[]> {
  if (actor.kind !== 'user') return [];
  const asked = groupRelations.filter((one) => heldBy[one].of === of);
  const columns = asked.map((one) => sql`${heldBy[one].by(actor.userId, id)} as ${sql.identifier(one)}`);
  const { rows } = await tx.execute(sql`select ${sql.join(columns, sql`, `)}`);
  return asked.filter((one) => rows[0]?.[one] === true);
}
