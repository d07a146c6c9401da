import { dayNumber, isoOf, numberOf, startOfDay } from '#domain/calendars/day';

/** Days in Tehran from the first to the last, both with them, as 2026-11-22. */
export type DaySpan = { from: string; to: string };
/** A report looks at no more days than a year has. */
export const MOST_DAYS = 366;

/** The last so many days, today with them. */
export function lastDays(now: Date, days: number): DaySpan {
  return { from: isoOf(dayNumber(now) - days + 1), to: isoOf(dayNumber(now)) };
}

/** The moments between which something happened in these days; never more than a year. */
export function momentsOf({ from, to }: DaySpan): { from: Date; to: Date; days: number } {
  const last = numberOf(to);
  const first = Math.max(numberOf(from), last - MOST_DAYS + 1);
  return { from: startOfDay(first), to: startOfDay(last + 1), days: Math.max(0, last - first + 1) };
}
