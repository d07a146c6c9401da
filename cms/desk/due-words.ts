import type { Holidays } from '#domain/calendars/calendar';
import { dayNumber, HOUR_MS } from '#domain/calendars/day';
import { readClock } from '#domain/calendars/deadline';
import { workingHoursBetween } from '#domain/calendars/working-hours';
import { shownDay } from '#domain/orders/shown-day';
import { formatTime, formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import { formatDuration } from '#locales/spans';
import type { Lang } from '#locales/lang';

export type DueWords = { at: string; left: string; tone: 'late' | 'soon' | 'calm' };
const SOON_MS = 3_600_000;

/** The clock by which something is due, as its deadline keeps it, and the holidays that it counts with. */
export type DueClock = { name: string | null; holidays: Holidays };

/** When something is due and what is left of that, in words: a midnight is the end of the day that it closes, hours that were asked for are said whole, and what is promised in working time is counted in it. [ADM-3, JOB-3] */
export function dueWords(lang: Lang, dueAt: Date | null, now: Date, by?: DueClock): DueWords {
  if (!dueAt) return { at: say(lang, 'staff.due.none'), left: '', tone: 'calm' };
  const day = shownDay(dueAt);
  const ends = dayNumber(day) !== dayNumber(dueAt);
  const days = dayNumber(day) - dayNumber(now);
  const clock = by?.name ? readClock(by.name) : null;
  const time = ends
    ? say(lang, days === 0 ? 'staff.due.end' : 'staff.due.end-of')
    : clock?.kind === 'window'
      ? hoursWords(lang, clock, dueAt)
      : formatTime(lang, dueAt);
  const at =
    days === 0 ? time : days === 1 ? say(lang, 'staff.due.tomorrow', { time }) : say(lang, 'staff.due.day', { day: formatWeekdayDate(lang, day), time });
  const seconds = Math.abs(dueAt.getTime() - now.getTime()) / 1000;
  const minutes = (all: number) => Math.max(60, Math.floor(all / 60) * 60);
  const length = formatDuration(lang, minutes(seconds));
  if (dueAt < now) return { at, left: say(lang, 'staff.due.late', { length }), tone: 'late' };
  const soon = seconds * 1000 < SOON_MS;
  if (soon) return { at, left: say(lang, 'staff.due.left', { length }), tone: 'soon' };
  // Days that run around the clock are no hours of the desk.
  const working =
    clock?.kind === 'working' && clock.calendar !== 'orders' && by ? workingHoursBetween(clock.calendar, now, dueAt, by.holidays) * 3_600 : seconds;
  return { at, left: working < seconds ? say(lang, 'staff.due.work', { length: formatDuration(lang, minutes(working), 'hour') }) : length, tone: 'calm' };
}

/** The hours in which somebody wants to be called. */
function hoursWords(lang: Lang, { fromHour, toHour }: { fromHour: number; toHour: number }, dueAt: Date): string {
  const from = new Date(dueAt.getTime() - (toHour - fromHour) * HOUR_MS);
  return say(lang, 'staff.due.between', { from: formatTime(lang, from), to: formatTime(lang, dueAt) });
}
