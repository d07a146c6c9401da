import { normaliseText, proseText } from '#domain/text/normalise';
import { callOffCohort } from '#services/academy/call-off';
import { moveSeats } from '#services/academy/seats';
import type { DoEvent } from './do-event';
import { readDelta } from './read-delta';

const read = (value: unknown, as: (text: string) => string) => (typeof value === 'string' ? as(value) : '');

/** Seats that come or go with a reason, and a group that is called off. [ACAD-2] */
export const cohortEvent: DoEvent = (ctx, { id, event, body }) => {
  const reason = read(body['reason'], proseText);
  if (event === 'call-off') return callOffCohort(ctx, { cohortId: id, reason });
  if (event !== 'move-seats') return undefined;
  return moveSeats(ctx, { cohortId: id, delta: readDelta(body['delta']), reason, key: read(body['key'], normaliseText) });
};
