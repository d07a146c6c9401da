import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';

const ORDER = /^order:(\d+)$/;

/** The subject of an order's promises. */
export function orderSubject(orderId: number): string {
  return `order:${orderId}`;
}

/** The order of such a subject; none for another's. */
export function orderOfSubject(subject: string): number | undefined {
  const id = ORDER.exec(subject)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** An order is due when the first of its open promises is; staff's list is sorted by it. [ADM-3] */
export async function keepOrderDueInStep(tx: Tx, ...subjects: string[]): Promise<void> {
  const ids = [...new Set(subjects.flatMap((subject) => orderOfSubject(subject) ?? []))];
  if (ids.length === 0) return;
  await tx.execute(sql`
    update orders set due_at = open.due_at, updated_at = now()
    from (
      select asked.id, min(deadlines.due_at) as due_at
      from unnest(${`{${ids.join(',')}}`}::int[]) as asked(id)
      left join deadlines on deadlines.subject = 'order:' || asked.id and deadlines.closed_at is null
      group by asked.id
    ) as open
    where orders.id = open.id and orders.due_at is distinct from open.due_at`);
}
