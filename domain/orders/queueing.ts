import { nextWorkingDay } from '../calendars/working-days';
import { dayStart } from '../calendars/day';
import type { Holidays } from '../calendars/calendar';

/** An order is queued on the next working day, strictly after the day it was placed. [ORD-6, JOB-3] */
export function queuedFor(placedAt: Date, holidays: Holidays): { day: string; at: Date } {
  const day = nextWorkingDay('orders', placedAt, holidays);
  return { day, at: dayStart(day) };
}
