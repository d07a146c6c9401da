import { dayNumber, isoOf } from './day';
import { followingWorkingDay } from './calendar';
import type { CalendarName, Holidays } from './calendar';

/** The n-th working day strictly after an instant's own day, as 2026-03-21. [JOB-3, ORD-11] */
export function nthWorkingDay(calendar: CalendarName, at: Date, n: number, holidays: Holidays): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new Error(`not a number of days: ${n}`);
  let day = dayNumber(at);
  for (let counted = 0; counted < n; counted += 1) day = followingWorkingDay(calendar, day, holidays);
  return isoOf(day);
}

/** The next working day, strictly after today, as 2026-03-21. [JOB-3, ORD-6] */
export function nextWorkingDay(calendar: CalendarName, at: Date, holidays: Holidays): string {
  return nthWorkingDay(calendar, at, 1, holidays);
}

/** The n-th delivery day: the n-th `orders` day strictly after the order's. [ORD-11, NUM-6] */
export function nthDeliveryDay(orderedAt: Date, n: number, holidays: Holidays): string {
  return nthWorkingDay('orders', orderedAt, n, holidays);
}
