import { requestEvents, requestStates } from '#domain/service-requests/states';
import { moveServiceRequest } from '#services/service-requests/move';
import type { DoEvent } from './do-event';
import { readOfferForm } from '../service-requests/read-offer';

/** The moves of a request for a service; the state and the price that the staff member saw guard them. [INP-8, ADM-4] */
export const requestEvent: DoEvent = (ctx, { id, event, body }) => {
  const move = requestEvents.find((one) => one === event);
  const expectedState = requestStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  return moveServiceRequest(ctx, { requestId: id, event: move, expectedState, reason, ...readOfferForm(body) });
};
