import { asc, notInArray, sql } from '@payloadcms/db-postgres/drizzle';
import { closedTicketStates } from '#domain/warranty/ticket-life-cycles';
import type { Runtime } from '../runtime';
import { warranty_tickets } from '../store/schema.generated';

const SHOWN = 12;

/** The open tickets, the most pressing first; what waits for a device to arrive comes last. [WAR-4, ADM-3] */
export async function ticketsDue(rt: Pick<Runtime, 'db'>) {
  const rows = await rt.db
    .select({
      id: warranty_tickets.id,
      code: warranty_tickets.code,
      kind: warranty_tickets.kind,
      state: warranty_tickets.state,
      province: warranty_tickets.province,
      city: warranty_tickets.city,
      dueAt: warranty_tickets.dueAt,
    })
    .from(warranty_tickets)
    .where(notInArray(warranty_tickets.state, [...closedTicketStates]))
    .orderBy(sql`${warranty_tickets.dueAt} asc nulls last`, asc(warranty_tickets.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt ? new Date(row.dueAt) : null }));
}
