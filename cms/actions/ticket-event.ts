import { ticketEvents, ticketStates, type TicketEvent } from '#domain/warranty/states';
import { moveTicket } from '#services/warranty/move-ticket';
import type { DoEvent } from './do-event';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What arrives or leaves, where the form asked for it. */
const moved = (body: Record<string, unknown>) => ({
  ...(typeof body['arrivedSerial'] === 'string' ? { arrivedSerial: body['arrivedSerial'] } : {}),
  ...(typeof body['courier'] === 'string' ? { parcel: { courier: body['courier'], tracking: text(body['tracking']) ?? '' } } : {}),
});

/** The moves of an after-sales ticket; the state that the staff member saw guards it. [WAR-4, WAR-7, ADM-4] */
export const ticketEvent: DoEvent = (ctx, { id, event, body }) => {
  if (!ticketEvents.some((one) => one === event)) return undefined;
  const expectedState = ticketStates.find((one) => one === body['expectedState']);
  if (!expectedState) return undefined;
  return moveTicket(ctx, {
    ticketId: id,
    event: event as TicketEvent,
    expectedState,
    reason: text(body['reason']),
    newSerial: text(body['newSerial']),
    ...moved(body),
  });
};
