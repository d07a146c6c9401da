import { DAY_MS, HOUR_MS, dayNumber, numberOf, startOfDay } from './day';
import { calendars, followingWorkingDay, precedingWorkingDay, workingTime } from './calendar';
import type { CalendarName, Holidays } from './calendar';
import { addWorkingHours } from './working-hours';
import { unreachable } from '../result';

/** How a promise runs: working hours of a calendar, plain hours, Tehran's calendar days to the end of the last, or to the desk's last closing before it, so many working days before another clock's last day at an hour of the desk, to the end of an agreed day, the next working one where that is none, or to the end of the first hours of the day that were asked for and of which enough is left. [JOB-3] */
export type Clock =
  | { kind: 'working'; calendar: CalendarName; hours: number; /** At the latest after so many plain hours, whoever is at work. */ withinHours?: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'days'; days: number; /** Ends while somebody is at work. */ atDesk?: true }
  | { kind: 'before'; calendar: CalendarName; of: { hours: number } | { day: string }; daysBefore: number; atHour: number }
  | { kind: 'on'; calendar: CalendarName; day: string }
  | { kind: 'window'; calendar: CalendarName; fromHour: number; toHour: number };

/** Chosen hours of a day still count while at least so many of them are left. */
export const WINDOW_LEAST_HOURS = 1;

/** A deadline stores its calendar, start and due time, so that it can be shown and computed again. [JOB-3] */
export type Deadline = { calendar: string; startsAt: Date; dueAt: Date };

/** A promise of staff in working hours, 24 to a working day: it ends while the desk is open, and no later than the same number of plain working hours. [JOB-3, NUM-4] */
export function deskClock(workingHours: number): { kind: 'working'; calendar: 'desk'; hours: number } {
  const { opensHour, closesHour } = calendars.desk;
  return { kind: 'working', calendar: 'desk', hours: (workingHours * HOUR_MS * (closesHour - opensHour)) / DAY_MS };
}

/** When a clock that starts now has run out. [JOB-3, NUM-4] */
export function dueAt(clock: Clock, start: Date, holidays: Holidays): Date {
  switch (clock.kind) {
    case 'working':
      return earlier(addWorkingHours(clock.calendar, start, clock.hours, holidays), start, clock.withinHours);
    case 'hours':
      return new Date(start.getTime() + clock.hours * HOUR_MS);
    case 'days':
      return clock.atDesk ? deskBefore(startOfDay(dayNumber(start) + clock.days + 1), start, holidays) : startOfDay(dayNumber(start) + clock.days + 1);
    case 'before':
      return beforeLastDay(clock, start, holidays);
    case 'on':
      return startOfDay(followingWorkingDay(clock.calendar, numberOf(clock.day) - 1, holidays) + 1);
    case 'window':
      return windowEnd(clock, start, holidays);
    default:
      return unreachable(clock);
  }
}

/** The last moment until then at which somebody is at work; where there is none after the start, it stays as it is. */
function deskBefore(end: Date, start: Date, holidays: Holidays): Date {
  for (let day = dayNumber(new Date(end.getTime() - 1)); day >= dayNumber(start); day -= 1) {
    const time = workingTime('desk', day, holidays);
    if (time && time.to > start && time.from < end) return time.to < end ? time.to : end;
  }
  return end;
}

/** Ends before the last day of another clock, but never before it starts: what begins too late is due at once. */
function beforeLastDay({ calendar, of, daysBefore, atHour }: Extract<Clock, { kind: 'before' }>, start: Date, holidays: Holidays): Date {
  const whole =
    'day' in of ? dueAt({ kind: 'on', calendar, day: of.day }, start, holidays) : dueAt({ kind: 'working', calendar, hours: of.hours }, start, holidays);
  let day = dayNumber(new Date(whole.getTime() - 1));
  for (let counted = 0; counted < daysBefore; counted += 1) day = precedingWorkingDay(calendar, day, holidays);
  const due = new Date(startOfDay(day).getTime() + atHour * HOUR_MS);
  return due > start ? due : start;
}

function windowEnd({ calendar, fromHour, toHour }: Extract<Clock, { kind: 'window' }>, start: Date, holidays: Holidays): Date {
  if (!(toHour - fromHour >= WINDOW_LEAST_HOURS)) throw new Error(`not hours of a day: ${fromHour} to ${toHour}`);
  for (let day = followingWorkingDay(calendar, dayNumber(start) - 1, holidays); ; day = followingWorkingDay(calendar, day, holidays)) {
    const end = startOfDay(day).getTime() + toHour * HOUR_MS;
    if (end - start.getTime() >= WINDOW_LEAST_HOURS * HOUR_MS) return new Date(end);
  }
}

function earlier(due: Date, start: Date, withinHours = Infinity): Date {
  const latest = start.getTime() + withinHours * HOUR_MS;
  return latest < due.getTime() ? new Date(latest) : due;
}

/** A deadline of working hours: earliest instant at which they have passed. [JOB-3] */
export function deadline(ask: { calendar: CalendarName; start: Date; hours: number }, holidays: Holidays): Date {
  return dueAt({ kind: 'working', calendar: ask.calendar, hours: ask.hours }, ask.start, holidays);
}

/** A clock as a deadline's row names it: `desk 30`, `desk 10 within 24`, `hours 24`, `days 7`, `days 14 at desk`, `orders 48 less 0 at 18`, `orders on 2026-03-21 less 2 at 15`, `orders on 2026-03-21`, `reviews at 11 to 14`. */
export function nameClock(clock: Clock): string {
  if (clock.kind === 'working') return `${clock.calendar} ${clock.hours}${clock.withinHours === undefined ? '' : ` within ${clock.withinHours}`}`;
  if (clock.kind === 'window') return `${clock.calendar} at ${clock.fromHour} to ${clock.toHour}`;
  if (clock.kind === 'on') return `${clock.calendar} on ${clock.day}`;
  if (clock.kind === 'before')
    return `${clock.calendar} ${'day' in clock.of ? `on ${clock.of.day}` : clock.of.hours} less ${clock.daysBefore} at ${clock.atHour}`;
  return clock.kind === 'hours' ? `hours ${clock.hours}` : `days ${clock.days}${clock.atDesk ? ' at desk' : ''}`;
}

const CALENDAR = `(${Object.keys(calendars).join('|')})`;
const NAMED = {
  on: new RegExp(`^${CALENDAR} on (\\d{4}-\\d{2}-\\d{2})$`),
  window: new RegExp(`^${CALENDAR} at (\\d+) to (\\d+)$`),
  working: new RegExp(`^${CALENDAR} (\\d+(?:\\.\\d+)?)(?: within (\\d+))?$`),
  before: new RegExp(`^${CALENDAR} (?:on (\\d{4}-\\d{2}-\\d{2})|(\\d+)) less (\\d+) at (\\d+)$`),
  plain: /^(hours|days) (\d+(?:\.\d+)?)( at desk)?$/,
} as const;

/** Reads such a name back, to compute a row's deadline again when the holidays change. */
export function readClock(name: string): Clock {
  const [, of, day, hours, less, hour] = NAMED.before.exec(name) ?? [];
  if (of) return { kind: 'before', calendar: of as CalendarName, of: day ? { day } : { hours: Number(hours) }, daysBefore: Number(less), atHour: Number(hour) };
  const [, calendar, first = '', second] = NAMED.on.exec(name) ?? NAMED.window.exec(name) ?? NAMED.working.exec(name) ?? [];
  if (NAMED.on.test(name)) return { kind: 'on', calendar: calendar as CalendarName, day: first };
  if (NAMED.window.test(name)) return { kind: 'window', calendar: calendar as CalendarName, fromHour: Number(first), toHour: Number(second) };
  if (calendar) return { kind: 'working', calendar: calendar as CalendarName, hours: Number(first), ...(second && { withinHours: Number(second) }) };
  const [, unit, amount, desk] = NAMED.plain.exec(name) ?? [];
  if (unit === 'hours') return { kind: 'hours', hours: Number(amount) };
  if (unit === 'days') return { kind: 'days', days: Number(amount), ...(desk ? { atDesk: true } : {}) };
  throw new Error(`no clock of this name: ${name} (calendars: ${Object.keys(calendars).join(', ')})`);
}

/** Starts a clock: the deadline as its row keeps it. [JOB-3] */
export function startDeadline(clock: Clock, start: Date, holidays: Holidays): Deadline {
  return { calendar: nameClock(clock), startsAt: start, dueAt: dueAt(clock, start, holidays) };
}
