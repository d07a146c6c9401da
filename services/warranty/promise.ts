import { ticketPromises, type TicketPromise } from '#domain/warranty/clocks';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import { ticketSubject } from './ticket-row';

/** Starts a promise of a ticket: its deadline, which warns before it runs out and when it does. [WAR-4] */
export async function startPromise(tx: Tx, ctx: Ctx, ticketId: number, promise: TicketPromise): Promise<{ dueAt: Date }> {
  const holidays = await loadHolidays(tx);
  return openDeadline(tx, { kind: promise, subject: ticketSubject(ticketId), clock: ticketPromises[promise].clock, startsAt: ctx.now, holidays });
}
