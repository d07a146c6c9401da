import { groupEvents, groupStates, type GroupEvent } from '#domain/groups/states';
import { moveGroupByStaff } from '#services/groups/move';
import type { DoEvent } from './do-event';

/** The moves of a group; the state that the staff member saw guards it. [GRP-4, ADM-4] */
export const groupEvent: DoEvent = (ctx, { id, event, body }) => {
  if (!groupEvents.some((one) => one === event)) return undefined;
  const expectedState = groupStates.find((one) => one === body['expectedState']);
  return expectedState ? moveGroupByStaff(ctx, { groupId: id, event: event as GroupEvent, expectedState }) : undefined;
};
