import { parseOnceKey } from '#domain/text/once-key';
import { requestEvents, requestStates } from '#domain/service-requests/states';
import { lowerPrice } from '#services/service-requests/lower';
import { settleMessages, writeToRequester } from '#services/service-requests/messages';
import { moveServiceRequest } from '#services/service-requests/move';
import type { DoEvent } from './do-event';
import { readOfferForm } from '../service-requests/read-offer';

/** The moves of a request for a service, what is written to whoever asked, and what goes back of a price; the state and the price that the staff member saw guard them. [INP-8, ADM-4] */
export const requestEvent: DoEvent = (ctx, { id, event, body }) => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  if (event === 'settle-messages') return settleMessages(ctx, id);
  if (event === 'write') {
    const once = parseOnceKey(text('once'));
    return once.ok ? writeToRequester(ctx, { once: once.value, requestId: id, words: text('words') }) : Promise.resolve(once);
  }
  if (event === 'lower') {
    const once = parseOnceKey(text('once'));
    return once.ok ? lowerPrice(ctx, { once: once.value, requestId: id, amount: text('amount'), reason: text('reason') }) : Promise.resolve(once);
  }
  const move = requestEvents.find((one) => one === event);
  const expectedState = requestStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  const reason = text('reason') || undefined;
  return moveServiceRequest(ctx, { requestId: id, event: move, expectedState, reason, ...readOfferForm(body) });
};
