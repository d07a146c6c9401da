import { sql } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import type { WorkCollection } from '#domain/work/queues';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';

/** The table of each list of work. */
export const workTables = {
  orders: 'orders',
  'warranty-tickets': 'warranty_tickets',
  'device-claims': 'device_claims',
  inquiries: 'inquiries',
  reviews: 'reviews',
} as const satisfies Readonly<Record<WorkCollection, string>>;

/** Whether a document of work is there and shows itself to this member of staff: applications are read by those who hire. [ADM-3] */
export async function seesWork(tx: Tx, ctx: Ctx, { collection, id }: { collection: WorkCollection; id: number }): Promise<boolean> {
  const hidden = collection === 'inquiries' && !can(ctx.actor, 'admin.hiring.read') ? sql`and kind <> 'hiring'` : sql``;
  const found = await tx.execute(sql`select 1 from ${sql.identifier(workTables[collection])} where id = ${id} ${hidden}`);
  return found.rows.length > 0;
}
