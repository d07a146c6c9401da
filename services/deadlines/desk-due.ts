import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { WorkCollection } from '#domain/work/queues';
import type { Tx } from '../runtime';

/** What a promise's subject calls each list of work, and its table, where the due time is the first of the open promises; an order's follows its state (`order-due.ts`), a ticket's its move. A list that is forgotten here does not compile. */
const kept: Readonly<Record<WorkCollection, { thing: string; table: SQL } | null>> = {
  orders: null,
  'warranty-tickets': null,
  'device-claims': { thing: 'claim', table: sql`device_claims` },
  inquiries: { thing: 'inquiry', table: sql`inquiries` },
  reviews: { thing: 'review', table: sql`reviews` },
};

/** A request, a registration or a review that waits, is due when the first of its open promises is; staff's lists are sorted by it. [ADM-3] */
export async function keepDeskDueInStep(tx: Tx, ...subjects: string[]): Promise<void> {
  for (const work of Object.values(kept)) {
    if (!work) continue;
    const { thing, table } = work;
    const ids = [...new Set(subjects.flatMap((subject) => (subject.startsWith(`${thing}:`) ? Number(subject.slice(thing.length + 1)) : [])))];
    if (ids.length === 0) continue;
    await tx.execute(sql`
      update ${table} as work set due_at = open.due_at, updated_at = now()
      from (
        select asked.id, min(deadlines.due_at) as due_at
        from unnest(${`{${ids.join(',')}}`}::int[]) as asked(id)
        left join deadlines on deadlines.subject = ${`${thing}:`} || asked.id and deadlines.closed_at is null
        group by asked.id
      ) as open
      where work.id = open.id and work.due_at is distinct from open.due_at`);
  }
}
