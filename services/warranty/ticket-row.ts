import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { warranty_tickets } from '../store/schema.generated';

/** A ticket's row as the tables keep it. */
export type TicketRow = typeof warranty_tickets.$inferSelect;

/** A ticket, locked: staff, owner and clock take turns here. */
export async function lockTicket(tx: Tx, id: number): Promise<TicketRow | null> {
  const [row] = await tx.select().from(warranty_tickets).where(eq(warranty_tickets.id, id)).for('update');
  return row ?? null;
}

/** One's own ticket by its number; another's is as absent as none. */
export async function myTicket(tx: Tx, ctx: Ctx, code: string | null): Promise<TicketRow | null> {
  if (ctx.actor.kind !== 'user' || code === null) return null;
  const [row] = await tx
    .select()
    .from(warranty_tickets)
    .where(and(eq(warranty_tickets.code, code), eq(warranty_tickets.user, ctx.actor.userId)));
  return row ?? null;
}

/** The subject of a ticket's promises and audit lines. */
export function ticketSubject(id: number): string {
  return `ticket:${id}`;
}
