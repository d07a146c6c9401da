import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Moved } from '#domain/lifecycle';
import type { TicketEvent, TicketState } from '#domain/warranty/states';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { warranty_tickets } from '../store/schema.generated';
import { warrantyTicketEvents } from '../store/tables';

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

/** Writes a decided move of a locked ticket and its line in the history. [WAR-4, WAR-7] */
export async function writeTicketMove(
  tx: Tx,
  ctx: Ctx,
  ticket: TicketRow,
  moved: Moved<TicketState, TicketEvent>,
  set: Partial<typeof warranty_tickets.$inferInsert>,
): Promise<TicketRow> {
  const now = ctx.now.toISOString();
  const [after] = await tx
    .update(warranty_tickets)
    .set({ ...set, state: moved.to, stateSince: now, updatedAt: now })
    .where(and(eq(warranty_tickets.id, ticket.id), eq(warranty_tickets.state, moved.from)))
    .returning();
  if (!after) throw new Error(`ticket ${ticket.id} is not ${moved.from} although it is locked`);
  await writeTicketEvent(tx, ctx, ticket.id, { event: moved.event, from: moved.from, to: moved.to, reason: moved.reason ?? null });
  return after;
}

/** One line of a ticket's history. */
export async function writeTicketEvent(
  tx: Tx,
  ctx: Ctx,
  ticketId: number,
  line: { event: string; from: TicketState | null; to: TicketState; reason: string | null; facts?: Record<string, string | number> },
): Promise<void> {
  await tx.insert(warrantyTicketEvents).values({
    ticketId,
    event: line.event,
    fromState: line.from,
    toState: line.to,
    actor: actorName(ctx.actor),
    reason: line.reason,
    facts: line.facts ?? null,
    at: ctx.now,
  });
}
