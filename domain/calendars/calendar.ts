import { HOUR_MS, dayNumber, isoOf, startOfDay, weekday } from './day';

/** Public holidays: days in Tehran as 2026-03-21. They are data that staff correct. [JOB-3] */
export type Holidays = ReadonlySet<string>;

/** The named calendars. `orders`: Saturday to Thursday, every hour, by which whole days and what a buyer has time for are counted; `desk`: the hours of these days in which somebody is at work, by which we promise; `reviews`: Saturday to Wednesday, 8:00 to 18:00. [JOB-3, NUM-4, NUM-6] */
export const calendars = {
  orders: { restDays: [5], opensHour: 0, closesHour: 24 },
  desk: { restDays: [5], opensHour: 8, closesHour: 18 },
  reviews: { restDays: [4, 5], opensHour: 8, closesHour: 18 },
} as const;
export type CalendarName = keyof typeof calendars;

/** Working time is half-open: from the first instant up to, and without, the last. */
export type Interval = { from: Date; to: Date };

/** How far to look for a working day: a longer closure is an error in the holidays. */
export const LONGEST_CLOSURE_DAYS = 366;

/** Whether a numbered day is worked on. [JOB-3] */
export function isWorkingDay(calendar: CalendarName, day: number, holidays: Holidays): boolean {
  const rest: readonly number[] = calendars[calendar].restDays;
  return !rest.includes(weekday(day)) && !holidays.has(isoOf(day));
}

/** The working time of a numbered day, or none. [JOB-3] */
export function workingTime(calendar: CalendarName, day: number, holidays: Holidays): Interval | null {
  if (!isWorkingDay(calendar, day, holidays)) return null;
  const start = startOfDay(day).getTime();
  const { opensHour, closesHour } = calendars[calendar];
  return { from: new Date(start + opensHour * HOUR_MS), to: new Date(start + closesHour * HOUR_MS) };
}

/** The first working day after a numbered one. */
export function followingWorkingDay(calendar: CalendarName, day: number, holidays: Holidays): number {
  for (let next = day + 1; next <= day + LONGEST_CLOSURE_DAYS; next += 1) {
    if (isWorkingDay(calendar, next, holidays)) return next;
  }
  throw new Error(`no working day within ${LONGEST_CLOSURE_DAYS} days after ${isoOf(day)}`);
}

/** The last working day before a numbered one. */
export function precedingWorkingDay(calendar: CalendarName, day: number, holidays: Holidays): number {
  for (let before = day - 1; before >= day - LONGEST_CLOSURE_DAYS; before -= 1) {
    if (isWorkingDay(calendar, before, holidays)) return before;
  }
  throw new Error(`no working day within ${LONGEST_CLOSURE_DAYS} days before ${isoOf(day)}`);
}

/** Working time from an instant on, day after day, without an end. */
export function* workingIntervals(calendar: CalendarName, start: Date, holidays: Holidays): Generator<Interval> {
  for (let day = followingWorkingDay(calendar, dayNumber(start) - 1, holidays); ; day = followingWorkingDay(calendar, day, holidays)) {
    const time = workingTime(calendar, day, holidays);
    if (!time || time.to <= start) continue;
    yield time.from < start ? { from: start, to: time.to } : time;
  }
}

/** Whether an instant lies in working time. */
export function isWorkingInstant(calendar: CalendarName, at: Date, holidays: Holidays): boolean {
  const time = workingTime(calendar, dayNumber(at), holidays);
  return time !== null && time.from <= at && at < time.to;
}
