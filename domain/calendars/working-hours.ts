import { HOUR_MS, dayNumber } from './day';
import { workingIntervals, workingTime } from './calendar';
import type { CalendarName, Holidays } from './calendar';

/** The earliest instant at which that many working hours have passed; a day used up is due at its end. [JOB-3, NUM-4] */
export function addWorkingHours(calendar: CalendarName, start: Date, hours: number, holidays: Holidays): Date {
  if (!(hours >= 0) || !Number.isFinite(hours)) throw new Error(`not a number of hours: ${hours}`);
  let left = Math.round(hours * HOUR_MS);
  for (const { from, to } of workingIntervals(calendar, start, holidays)) {
    const length = to.getTime() - from.getTime();
    if (left <= length) return new Date(from.getTime() + left);
    left -= length;
  }
  throw new Error('working time never ends');
}

/** The working hours between two instants; none when the second is not later. [JOB-3] */
export function workingHoursBetween(calendar: CalendarName, start: Date, end: Date, holidays: Holidays): number {
  let passed = 0;
  for (let day = dayNumber(start); day <= dayNumber(end); day += 1) {
    const time = workingTime(calendar, day, holidays);
    if (!time) continue;
    const from = Math.max(time.from.getTime(), start.getTime());
    const to = Math.min(time.to.getTime(), end.getTime());
    passed += Math.max(0, to - from);
  }
  return passed / HOUR_MS;
}
