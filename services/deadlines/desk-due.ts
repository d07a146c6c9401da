import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';

const OURS = /^(inquiry|review|claim):(\d+)$/;
const tables = { inquiry: sql`inquiries`, review: sql`reviews`, claim: sql`device_claims` } as const;

/** A request, a registration or a review that waits, is due when the first of its open promises is; staff's lists are sorted by it. [ADM-3] */
export async function keepDeskDueInStep(tx: Tx, ...subjects: string[]): Promise<void> {
  for (const thing of ['inquiry', 'review', 'claim'] as const) {
    const ids = [...new Set(subjects.flatMap((subject) => (OURS.exec(subject)?.[1] === thing ? Number(OURS.exec(subject)?.[2]) : [])))];
    if (ids.length === 0) continue;
    await tx.execute(sql`
      update ${tables[thing]} as work set due_at = open.due_at, updated_at = now()
      from (
        select asked.id, min(deadlines.due_at) as due_at
        from unnest(${`{${ids.join(',')}}`}::int[]) as asked(id)
        left join deadlines on deadlines.subject = ${`${thing}:`} || asked.id and deadlines.closed_at is null
        group by asked.id
      ) as open
      where work.id = open.id and work.due_at is distinct from open.due_at`);
  }
}
