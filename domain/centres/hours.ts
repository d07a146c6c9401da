import type { Holidays } from '../calendars/calendar';
import { dayNumber, isoOf, startOfDay, weekday } from '../calendars/day';

const MINUTES_A_DAY = 24 * 60;
const MINUTE_MS = 60_000;
/** A week, and a day for what passes midnight: who is open through all of it never closes. */
const LOOK_AHEAD_DAYS = 8;

/** The days of the week as editors choose them, from Saturday on. */
export const weekdayNames = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type WeekdayName = (typeof weekdayNames)[number];
/** What a public holiday does to the week: closes it, leaves it, or has hours of its own. */
export const holidayRules = ['closed', 'open', 'own'] as const;

/** Open from a minute of the day until another; `to` passes 1440 where it is after midnight. */
export type Interval = { from: number; to: number };
/** The hours of a centre: of each day of the week (0 Sunday … 6 Saturday), of days that are otherwise, and what a public holiday does. [MAP-1] */
export type Hours = {
  weekly: readonly (Interval & { weekday: number })[];
  exceptions: Readonly<Record<string, readonly Interval[]>>;
  holiday: 'closed' | 'open' | readonly Interval[];
};
/** Open until then, or for ever; closed until then, or for longer than a week. */
export type OpenState = { open: true; until: Date | null } | { open: false; next: Date | null };

/** What begins on a numbered day: an exception by date comes before a holiday, a holiday before the week. */
export function intervalsOf({ weekly, exceptions, holiday }: Hours, holidays: Holidays, day: number): readonly Interval[] {
  const iso = isoOf(day);
  const otherwise = exceptions[iso];
  if (otherwise) return otherwise;
  if (holidays.has(iso) && holiday !== 'open') return holiday === 'closed' ? [] : holiday;
  return weekly.filter((one) => one.weekday === weekday(day));
}

/** Whether a centre is open, and until when; null where its hours are not known. What begins on a day belongs to it, also after midnight and into a holiday. [MAP-1] */
export function openAt(hours: Hours, holidays: Holidays, at: Date): OpenState | null {
  if (!knowsHours(hours)) return null;
  const today = dayNumber(at);
  const spans = Array.from({ length: LOOK_AHEAD_DAYS + 2 }, (_, ahead) => today - 1 + ahead)
    .flatMap((day) => intervalsOf(hours, holidays, day).map((one) => ({ from: minuteOf(day, one.from), to: minuteOf(day, one.to) })))
    .sort((one, other) => one.from - other.from);
  const now = at.getTime();
  let until = now;
  for (const { from, to } of spans) if (from <= until && to > until) until = to;
  if (until > now) return { open: true, until: until >= startOfDay(today + LOOK_AHEAD_DAYS).getTime() ? null : new Date(until) };
  const next = spans.find(({ from, to }) => from > now && to > from);
  return { open: false, next: next ? new Date(next.from) : null };
}

/** Whether anything at all is known of when a centre is open. */
export function knowsHours({ weekly, exceptions }: Hours): boolean {
  return weekly.length > 0 || Object.values(exceptions).some((intervals) => intervals.length > 0);
}

const minuteOf = (day: number, minute: number) => startOfDay(day).getTime() + minute * MINUTE_MS;

/** A time of the day as it is written, 08:30 or 24:00, in minutes. */
export function minutesOf(written: string): number | null {
  const found = /^(\d{2}):(\d{2})$/.exec(written);
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2])];
  return minute < 60 && (hour < 24 || (hour === 24 && minute === 0)) ? hour * 60 + minute : null;
}

/** From and until as they are written; an end that is not after its start is on the next day. */
export function intervalOf(from: string, to: string): Interval | null {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start === null || end === null || start === end || start === MINUTES_A_DAY) return null;
  return { from: start, to: end > start ? end : end + MINUTES_A_DAY };
}

/** The number of a day of the week: 0 Sunday … 6 Saturday. */
export function weekdayNumber(name: WeekdayName): number {
  return (weekdayNames.indexOf(name) + 6) % 7;
}
