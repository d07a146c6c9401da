import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { nounIn, nouns, type WorkCollection } from '#domain/work/nouns';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';

type WorkDocument = { collection: WorkCollection; id: number };

/** Asks for a document of work where it is there and shows itself to this member of staff: applications are read by those who hire. [ADM-3] */
export function seenWork(ctx: Pick<Ctx, 'actor'>, { collection, id }: WorkDocument): SQL {
  const hidden = collection === 'inquiries' && !can(ctx.actor, 'admin.hiring.read') ? sql`and kind <> 'hiring'` : sql``;
  return sql`select 1 from ${sql.identifier(nouns[nounIn(collection)].table)} where id = ${id} ${hidden}`;
}

/** Whether such a document is there for them. [ADM-3] */
export async function seesWork(tx: Tx, ctx: Ctx, document: WorkDocument): Promise<boolean> {
  const found = await tx.execute(seenWork(ctx, document));
  return found.rows.length > 0;
}
