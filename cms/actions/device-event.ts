import { deviceStates } from '#domain/warranty/states';
import { decideDevice } from '#services/warranty/decide-device';
import type { DoEvent } from './do-event';

const decisions = ['void', 'reinstate', 'release'] as const;

/** The decisions about a warranty, each with its reason. [WAR-7, ADM-4] */
export const deviceEvent: DoEvent = (ctx, { id, event, body }) => {
  const decision = decisions.find((one) => one === event);
  const expectedState = deviceStates.find((one) => one === body['expectedState']);
  if (!decision || !expectedState) return undefined;
  const reason = typeof body['reason'] === 'string' ? body['reason'] : undefined;
  return decideDevice(ctx, { deviceId: id, event: decision, expectedState, reason });
};
