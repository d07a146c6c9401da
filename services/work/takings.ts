import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { WorkCollection } from '#domain/work/queues';
import type { Tx } from '../runtime';
import { staff } from '../store/schema.generated';
import { audit } from '../store/tables';

const actions = ['work.take', 'work.give', 'work.let-go'] as const;
/** Somebody took a document's work, gave it to a colleague, or let go of it. */
export type Taking = { id: string; event: (typeof actions)[number]; by: string; to: string | null; at: Date };

/** Whose work a document became, when, and by whom, oldest first. [ADM-3, ADM-4] */
export async function takingsOf(tx: Tx, { collection, id }: { collection: WorkCollection; id: number }): Promise<Taking[]> {
  const [lines, people] = await Promise.all([
    tx
      .select({ id: audit.id, action: audit.action, actor: audit.actor, facts: audit.facts, at: audit.at })
      .from(audit)
      .where(and(eq(audit.subject, `${collection}:${id}`), inArray(audit.action, [...actions])))
      .orderBy(asc(audit.id)),
    tx.select({ id: staff.id, name: staff.name }).from(staff),
  ]);
  const nameOf = (key: string) => people.find((one) => `staff:${one.id}` === key)?.name ?? null;
  return lines.flatMap(({ id: line, action, actor, facts, at }) => {
    const event = actions.find((one) => one === action);
    return event ? [{ id: `work-${line}`, event, by: nameOf(actor) ?? '—', to: nameOf(`staff:${String(facts['to'])}`), at }] : [];
  });
}
