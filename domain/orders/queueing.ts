import { nextWorkingDay } from '../calendars/working-days';
import { deskClock } from '../calendars/deadline';
import { dayStart } from '../calendars/day';
import type { Holidays } from '../calendars/calendar';

const DAY_WORKING_HOURS = 24;
/** The clock of queueing: it starts at the end of the day of the order, which is queued or reviewed before the desk closes on its working day. [ORD-6, ORD-7] */
export const queueClock = deskClock(DAY_WORKING_HOURS);

/** An order is queued on the next working day, strictly after the day it was placed. [ORD-6, JOB-3] */
export function queuedFor(placedAt: Date, holidays: Holidays): { day: string; at: Date } {
  const day = nextWorkingDay('orders', placedAt, holidays);
  return { day, at: dayStart(day) };
}
