import type { Clock } from '../calendars/deadline';

/** The receiver is phoned within a working day of the queueing, before anything is dispatched. [ORD-11] */
export const CALL_WITHIN_WORKING_HOURS = 24;
/** Who did not pick up is phoned again within so many. [ORD-11] */
export const CALL_AGAIN_WORKING_HOURS = 8;

export const callClock: Clock = { kind: 'working', calendar: 'orders', hours: CALL_WITHIN_WORKING_HOURS };
export const callAgainClock: Clock = { kind: 'working', calendar: 'orders', hours: CALL_AGAIN_WORKING_HOURS };
