import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Action } from '#domain/access/matrix';
import { actorName, type Ctx } from '../context';
import { isWorkCollection, nounIn, nounOf } from '#domain/work/nouns';
import { isRowId } from '#domain/row-id';
import { seenWork } from '../ownership/subject';
import { service } from '../service';

/** Who changed something last: the reader, a colleague, a customer, or the portal by itself. */
export type ChangedBy = 'self' | 'staff' | 'buyer' | 'clock';
export type Stamp = { at: number; by: ChangedBy };

/** The newest audit line of a document that is no reading, and whose it is, in one query, since every open page polls it: a page with a smaller number is older than the document. Null for what one may not read. [ADM-4] */
export const documentStamp = service(
  (collection: string) => rightToStamp(collection),
  async (ctx, collection: string, id: number): Promise<Stamp | null> => {
    const subject = nounIn(collection);
    if (!subject || !isRowId(id)) return null;
    const there = isWorkCollection(collection) ? sql`where exists (${seenWork(ctx, { collection, id })})` : sql``;
    const { rows } = await ctx.rt.db.execute<{ at: number | null; actor: string | null }>(
      sql`select last.at, last.actor from (select 1) one left join lateral (
      select id::float8 as at, actor from audit where subject in (${`${subject}:${id}`}, ${`${collection}:${id}`})
        and action not like '%.read' and action <> 'work.given-seen' order by id desc limit 1
    ) last on true ${there}`,
    );
    const [row] = rows;
    return row ? { at: row.at ?? 0, by: changedBy(ctx, row.actor ?? '') } : null;
  },
  () => null,
);

function rightToStamp(collection: string): Action {
  const noun = nounIn(collection);
  return noun ? nounOf(noun).read : 'admin.open';
}

function changedBy({ actor }: Ctx, by: string): ChangedBy {
  if (by === actorName(actor)) return 'self';
  if (by.startsWith('staff:')) return 'staff';
  return by.startsWith('clock:') ? 'clock' : 'buyer';
}
