import { HOUR_MS, dayNumber, startOfDay } from '#domain/calendars/day';

/** The hours that a day of the desk always shows. */
const FIRST_HOUR = 8;
const LAST_HOUR = 19;
const MIDNIGHT = 24;

/** A column of the day's line: an hour, or the end of the day, for what is due at midnight. */
export type DayColumn = number | 'end';

/** Where something that is due today stands. [ADM-3, JOB-3] */
export function columnOf(dueAt: Date, now: Date): DayColumn {
  const hour = Math.floor((dueAt.getTime() - startOfDay(dayNumber(now)).getTime()) / HOUR_MS);
  return hour >= MIDNIGHT ? 'end' : Math.max(0, hour);
}

/** The columns of the line: the desk's hours, as far as what is due and the present hour reach, and the day's end where something is due by it. [ADM-3] */
export function dayColumns(due: readonly Date[], now: Date): DayColumn[] {
  const all = due.map((at) => columnOf(at, now));
  const hours = [...all.filter((one): one is number => one !== 'end'), columnOf(now, now) as number];
  const first = Math.min(FIRST_HOUR, ...hours);
  const last = Math.max(LAST_HOUR, ...hours);
  return [...Array.from({ length: last - first + 1 }, (_, at) => first + at), ...(all.includes('end') ? (['end'] as const) : [])];
}
