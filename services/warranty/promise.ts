import { ticketPromises, warnAt, type TicketPromise } from '#domain/warranty/clocks';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { ticketSubject } from './ticket-row';

/** Starts a promise of a ticket: its deadline, and the warnings before it runs out and when it does. [WAR-4] */
export async function startPromise(tx: Tx, ctx: Ctx, ticketId: number, promise: TicketPromise): Promise<{ dueAt: Date; tell: Later[] }> {
  const { dueAt } = await openDeadline(tx, {
    kind: promise,
    subject: ticketSubject(ticketId),
    clock: ticketPromises[promise].clock,
    startsAt: ctx.now,
    holidays: await loadHolidays(tx),
  });
  const warning = (when: 'before' | 'after', at: Date): Later => ({
    queue: 'warranty',
    kind: 'warn',
    payload: { ticketId, promise, when },
    dueAt: at,
    id: `warranty-warn:${when}:${promise}:${ticketId}`,
  });
  return { dueAt, tell: [warning('before', warnAt(promise, dueAt)), warning('after', dueAt)] };
}
