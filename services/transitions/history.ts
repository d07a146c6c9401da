import { and, asc, count, eq, inArray, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { staff } from '../store/schema.generated';
import { events } from '../store/tables';

/** A line of a document's history, with the name of the member of staff whose deed it was; the customer's pages leave names out. */
export type Happened = Omit<typeof events.$inferSelect, 'subject'> & { subject: string; actorName: string | null };

/** What happened to a document, or to several that are told together, oldest first. [ADM-4] */
export async function historyOf(tx: Tx, subjects: string | readonly string[]): Promise<Happened[]> {
  const rows = await tx
    .select({ line: events, actorName: staff.name })
    .from(events)
    .leftJoin(staff, sql`${events.actor} = 'staff:' || ${staff.id}`)
    .where(inArray(events.subject, [subjects].flat()))
    .orderBy(asc(events.id));
  return rows.map(({ line, actorName }) => ({ ...line, actorName }));
}

/** How often something happened to a document. */
export async function timesOf(tx: Tx, subject: string, event: string): Promise<number> {
  const [row] = await tx
    .select({ times: count() })
    .from(events)
    .where(and(eq(events.subject, subject), eq(events.event, event)));
  return row?.times ?? 0;
}

/** Why the last thing that happened to a document was done, as a column beside its row. */
export function lastReason(subject: SQL): SQL<string | null> {
  return sql`(select last.reason from ${events} last where last.subject = ${subject} order by last.id desc limit 1)`;
}
