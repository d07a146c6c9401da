import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { TicketPromise } from '#domain/warranty/clocks';
import { isOpenTicket } from '#domain/warranty/ticket-life-cycles';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import { runOnce } from '../outbox/run-once';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { staff, staff_roles } from '../store/schema.generated';
import { deadlines } from '../store/tables';
import { tellOwner } from '../devices/device';
import { lockTicket, ticketSubject, writeTicketEvent, type TicketRow } from './ticket-row';
import { clockwork } from '../service';

export type Warning = { ticketId: number; promise: TicketPromise; when: 'before' | 'after' };

/** A promise that is still owed is warned of: staff before it runs out, staff and owner when it has. Kept ones warn nobody. [WAR-4] */
export const warnOfPromise = clockwork('tickets.warn', async (ctx, outboxId: string, { ticketId, promise, when }: Warning): Promise<boolean> => {
  const result = await runOnce<boolean>(ctx, outboxId, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    const subject = ticketSubject(ticketId);
    const [owed] = await tx
      .select({ dueAt: deadlines.dueAt })
      .from(deadlines)
      .where(and(eq(deadlines.subject, subject), eq(deadlines.kind, promise), isNull(deadlines.closedAt)));
    if (!ticket || !owed || !isOpenTicket(ticket.state)) return { value: false, audit: [] };
    const late = when === 'after';
    await writeTicketEvent(tx, ctx, ticketId, { event: late ? 'overdue' : 'due-soon', from: ticket.state, to: ticket.state, reason: null });
    const tell = await tellStaff(tx, ctx, ticket, late ? 'warranty.overdue' : 'warranty.due-soon', owed.dueAt);
    if (late) tell.push(await tellOwner(tx, ctx, ticket.user, { notice: 'warranty.late', facts: { code: ticket.code } }, ticket.lang));
    return {
      value: true,
      audit: { action: late ? 'tickets.overdue' : 'tickets.due-soon', subject, facts: { promise, dueAt: owed.dueAt.toISOString() } },
      tell,
    };
  });
  if (!result.ok) throw new Error(`ticket ${ticketId}: no warning of ${promise}: ${result.code}`);
  return result.value.ran && result.value.value;
});

/** After-sales staff are written to at their own addresses. */
async function tellStaff(tx: Tx, ctx: Ctx, ticket: TicketRow, notice: 'warranty.overdue' | 'warranty.due-soon', dueAt: Date): Promise<Later[]> {
  const people = await tx
    .select({ email: staff.email })
    .from(staff)
    .innerJoin(staff_roles, and(eq(staff_roles.parent, staff.id), eq(staff_roles.value, 'after-sales')));
  const tell: Later[] = [];
  for (const { email } of people) {
    tell.push(await queueMessage(tx, ctx, { channel: 'email', notice, recipient: email, lang: 'fa', facts: { code: ticket.code, dueBy: dueAt } }));
  }
  return tell;
}
