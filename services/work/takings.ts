import { and, asc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { WorkCollection } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { staff } from '../store/schema.generated';
import { audit } from '../store/tables';

const actions = ['work.take', 'work.give', 'work.let-go'] as const;
/** Somebody took a document's work, gave it to a colleague, or let go of it. */
export type Taking = { id: string; event: (typeof actions)[number]; by: string; to: string | null; at: Date };

/** Whose work a document became, when, and by whom, oldest first. [ADM-3, ADM-4] */
export async function takingsOf(tx: Tx, { collection, id }: { collection: WorkCollection; id: number }): Promise<Taking[]> {
  const [by, to] = [alias(staff, 'by'), alias(staff, 'to')];
  const lines = await tx
    .select({ id: audit.id, action: audit.action, at: audit.at, by: by.name, to: to.name })
    .from(audit)
    .leftJoin(by, sql`${audit.actor} = 'staff:' || ${by.id}`)
    .leftJoin(to, sql`${audit.facts} ->> 'to' = ${to.id}::text`)
    .where(and(eq(audit.subject, `${collection}:${id}`), inArray(audit.action, [...actions])))
    .orderBy(asc(audit.id));
  return lines.flatMap(({ id: line, action, ...rest }) => {
    const event = actions.find((one) => one === action);
    return event ? [{ ...rest, id: `work-${line}`, event, by: rest.by ?? '—' }] : [];
  });
}
