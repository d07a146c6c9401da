import { dayNumber } from '#domain/calendars/day';
import { shownDay } from '#domain/orders/shown-day';
import { formatTime, formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import { formatDuration } from '#locales/spans';
import type { Lang } from '#locales/lang';

export type DueWords = { at: string; left: string; tone: 'late' | 'soon' | 'calm' };
const SOON_MS = 3_600_000;

/** When something is due and what is left of that, in words; a midnight is the end of the day that it closes. [ADM-3] */
export function dueWords(lang: Lang, dueAt: Date | null, now: Date): DueWords {
  if (!dueAt) return { at: say(lang, 'staff.due.none'), left: '', tone: 'calm' };
  const day = shownDay(dueAt);
  const ends = dayNumber(day) !== dayNumber(dueAt);
  const days = dayNumber(day) - dayNumber(now);
  const time = ends ? say(lang, 'staff.due.end') : formatTime(lang, dueAt);
  const at =
    days === 0 ? time : days === 1 ? say(lang, 'staff.due.tomorrow', { time }) : say(lang, 'staff.due.day', { day: formatWeekdayDate(lang, day), time });
  const seconds = Math.abs(dueAt.getTime() - now.getTime()) / 1000;
  const length = formatDuration(lang, Math.max(60, Math.floor(seconds / 60) * 60));
  if (dueAt < now) return { at, left: say(lang, 'staff.due.late', { length }), tone: 'late' };
  const soon = seconds * 1000 < SOON_MS;
  return { at, left: soon ? say(lang, 'staff.due.left', { length }) : length, tone: soon ? 'soon' : 'calm' };
}
