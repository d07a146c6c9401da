import { inquiryStates } from '#domain/inquiries/kinds';
import { inquiryEvents } from '#domain/inquiries/life-cycle';
import { moveInquiry } from '#services/inquiries/move';
import type { DoEvent } from './do-event';

/** The moves of a request; the state that the staff member saw guards it. [CONT-1, ADM-4] */
export const inquiryEvent: DoEvent = (ctx, { id, event, body }) => {
  const move = inquiryEvents.find((one) => one === event);
  const expectedState = inquiryStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  return moveInquiry(ctx, { inquiryId: id, event: move, expectedState, reason });
};
