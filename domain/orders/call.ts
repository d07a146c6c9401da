import { deskClock } from '../calendars/deadline';
import type { Clock } from '../calendars/deadline';

/** The receiver is phoned within a working day of the queueing, before anything is dispatched. [ORD-11] */
export const CALL_WITHIN_WORKING_HOURS = 24;
/** Who did not pick up is phoned again within so many hours of the desk. [ORD-11] */
export const CALL_AGAIN_DESK_HOURS = 8;

export const callClock: Clock = deskClock(CALL_WITHIN_WORKING_HOURS);
export const callAgainClock: Clock = { kind: 'working', calendar: 'desk', hours: CALL_AGAIN_DESK_HOURS };
