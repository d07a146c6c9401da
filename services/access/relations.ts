import { sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { relations, type Relation } from '#domain/access/relations';
import type { Actor } from '../context';
import type { Tx } from '../runtime';

/** What an account can stand to, by the key of its row. */
type Kind = 'group';
type Held = { of: Kind; by: (userId: number, id: SQLWrapper | number) => SQL };

/** What each relation means in the tables: the loader and the condition of a query read the same line. */
export const heldBy: Readonly<Record<Relation, Held>> = {
  'group-member': {
    of: 'group',
    by: (userId, id) => sql`exists (select 1 from group_members m where m.group_id = ${id} and m.user_id = ${userId} and m.state <> 'left')`,
  },
  'group-leader': { of: 'group', by: (userId, id) => sql`exists (select 1 from groups g where g.id = ${id} and g.leader_id = ${userId})` },
};

/** How whoever asks stands to one record, in one statement; nobody but an account stands to any. [ROLE-5] */
export async function relationsTo(tx: Tx, actor: Actor, of: Kind, id: number): Promise<Relation[]> {
  if (actor.kind !== 'user') return [];
  const asked = relations.filter((one) => heldBy[one].of === of);
  const columns = asked.map((one) => sql`${heldBy[one].by(actor.userId, id)} as ${sql.identifier(one)}`);
  const { rows } = await tx.execute(sql`select ${sql.join(columns, sql`, `)}`);
  return asked.filter((one) => rows[0]?.[one] === true);
}
