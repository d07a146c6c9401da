import { parseOnceKey } from '#domain/text/once-key';
import { requestEvents, requestStates } from '#domain/service-requests/states';
import { fareToCrew, writeFare } from '#services/service-requests/fare';
import { lowerPrice } from '#services/service-requests/lower';
import { settleMessages, writeToRequester } from '#services/service-requests/messages';
import { moveServiceRequest } from '#services/service-requests/move';
import { askSupplement, withdrawSupplement } from '#services/service-requests/supplement';
import { withdrawResult } from '#services/service-requests/withdraw-result';
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
  if (event === 'supplement') {
    const once = parseOnceKey(text('once'));
    return once.ok ? askSupplement(ctx, { once: once.value, requestId: id, amount: text('amount'), reason: text('reason') }) : Promise.resolve(once);
  }
  if (event === 'withdraw-result') return withdrawResult(ctx, { requestId: id, result: Number(text('result') || Number.NaN), reason: text('reason') });
  if (event === 'fare') {
    const once = parseOnceKey(text('once'));
    return once.ok ? writeFare(ctx, { once: once.value, requestId: id, amount: text('amount') }) : Promise.resolve(once);
  }
  if (event === 'fare-crew') return fareToCrew(ctx, id);
  if (event === 'withdraw-supplement') return withdrawSupplement(ctx, { requestId: id, reason: text('reason') });
  const move = requestEvents.find((one) => one === event);
  const expectedState = requestStates.find((one) => one === body['expectedState']);
  if (!move || !expectedState) return undefined;
  const reason = text('reason') || undefined;
  return moveServiceRequest(ctx, { requestId: id, event: move, expectedState, reason, ...readOfferForm(body) });
};
