import { sql } from '@payloadcms/db-postgres/drizzle';
import { isWorkCollection } from '#domain/work/nouns';
import type { Ctx } from '../context';
import { seenWork } from '../ownership/subject';

/** A document by the list that it lies in, or a former version of it. */
export type AskedDocument = { collection: string; id: string; version?: string | undefined };

const MOST_ID = 2 ** 31 - 1;
const isId = (id: string) => /^[1-9]\d*$/.test(id) && Number(id) <= MOST_ID;

/** Whether a document exists for this member of staff; the list is one of the desk's, and its table has the same name. [ADM-5] */
export async function documentThere(ctx: Pick<Ctx, 'rt' | 'actor'>, { collection, id, version }: AskedDocument): Promise<boolean> {
  if (!isId(id) || (version !== undefined && !isId(version))) return false;
  const table = collection.replaceAll('-', '_');
  const document = isWorkCollection(collection)
    ? seenWork(ctx, { collection, id: Number(id) })
    : sql`select 1 from ${sql.identifier(table)} where id = ${Number(id)}`;
  const former =
    version === undefined
      ? sql``
      : sql` and exists (select 1 from ${sql.identifier(`_${table}_v`)} where id = ${Number(version)} and parent_id = ${Number(id)})`;
  const { rows } = await ctx.rt.db.execute(sql`${document}${former}`);
  return rows.length > 0;
}
