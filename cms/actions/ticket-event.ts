import { ticketEvents, ticketStates, type TicketEvent } from '#domain/warranty/states';
import { moveTicket } from '#services/warranty/move-ticket';
import { correctTicketParcel, TICKET_CORRECTION } from '#services/warranty/correct-parcel';
import type { Ctx } from '#services/context';
import type { Body, DoEvent } from './do-event';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The fields of a parcel that arrives or leaves, where the form has them. */
const moved = (body: Record<string, unknown>) => ({
  ...(typeof body['arrivedSerial'] === 'string' ? { arrivedSerial: body['arrivedSerial'] } : {}),
  ...(typeof body['courier'] === 'string' ? { parcel: { courier: body['courier'], tracking: text(body['tracking']) ?? '' } } : {}),
});

/** The moves of an after-sales ticket; the state that the staff member saw guards it. [WAR-4, WAR-7, ADM-4] */
export const ticketEvent: DoEvent = (ctx, { id, event, body }) => {
  if (event === TICKET_CORRECTION) return corrected(ctx, id, body);
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

/** A correction of what left with a ticket, with its reason and the state that the form was filled from. */
function corrected(ctx: Ctx, ticketId: number, body: Body): ReturnType<DoEvent> {
  const expectedState = ticketStates.find((one) => one === body['expectedState']);
  if (!expectedState) return undefined;
  const seen = Number(body['seen'] ?? Number.NaN);
  return correctTicketParcel(ctx, {
    ...{ ticketId, expectedState, seen: Number.isSafeInteger(seen) ? seen : -1, newSerial: text(body['newSerial']) },
    ...{ courier: text(body['courier']) ?? '', tracking: text(body['tracking']) ?? '', reason: (text(body['reason']) ?? '').slice(0, 4_000) },
  });
}
