import { claimEvents, claimStates } from '#domain/warranty/claim-life-cycle';
import { decideClaim } from '#services/warranty/claims/decide';
import type { DoEvent } from './do-event';

/** The decisions about a registration; the state that the staff member saw guards them. [WAR-3, WAR-7, ADM-4] */
export const claimEvent: DoEvent = (ctx, { id, event, body }) => {
  const decision = claimEvents.find((one) => one === event);
  const expectedState = claimStates.find((one) => one === body['expectedState']);
  if (!decision || decision === 'withdraw' || !expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  return decideClaim(ctx, { claimId: id, event: decision, expectedState, reason });
};
