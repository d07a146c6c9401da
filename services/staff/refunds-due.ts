import { and, eq, isNull, like, ne, sql } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../runtime';
import { orders } from '../store/schema.generated';
import { deadlines, refunds } from '../store/tables';

const SHOWN = 12;

/** Money that still has to go back: what the bank refused first, then by due time. [ORD-9, ADM-3] */
export async function refundsDue({ db }: Pick<Runtime, 'db'>) {
  return db
    .select({ id: refunds.id, orderId: orders.id, code: orders.code, state: refunds.state, amountToman: refunds.amountToman, dueAt: deadlines.dueAt })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(deadlines, and(eq(deadlines.subject, refunds.subject), isNull(deadlines.closedAt), like(deadlines.kind, '%.refund')))
    .where(ne(refunds.state, 'done'))
    .orderBy(sql`${refunds.state} = 'refused' desc, ${deadlines.dueAt} asc nulls last, ${refunds.id} asc`)
    .limit(SHOWN);
}
