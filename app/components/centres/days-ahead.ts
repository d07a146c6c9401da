import type { Holidays } from '#domain/calendars/calendar';
import { dayNumber, isoOf, startOfDay, weekday } from '#domain/calendars/day';
import { intervalsOf, knowsHours, type Hours } from '#domain/centres/hours';
import { say } from '#locales/say';
import type { Lang } from '../../routes';
import { sayTimes } from './week-hours';

const AHEAD_DAYS = 14;
const MOST = 3;

/** Days of the next two weeks that are not as their week, soonest first. [MAP-1] */
export function daysAhead(lang: Lang, hours: Hours, holidays: Holidays, now: Date): string[] {
  if (!knowsHours(hours)) return [];
  const today = dayNumber(now);
  const sentences = Array.from({ length: AHEAD_DAYS }, (_, ahead) => today + ahead).flatMap((day) => {
    const iso = isoOf(day);
    const usual = hours.weekly.filter((one) => one.weekday === weekday(day));
    const intervals = intervalsOf(hours, holidays, day);
    const onDay = startOfDay(day);
    if (sayTimes(lang, intervals) === sayTimes(lang, usual)) return [];
    if (intervals.length > 0) return [say(lang, 'centres.centre.exception-open', { onDay, times: sayTimes(lang, intervals) })];
    return [say(lang, hours.exceptions[iso] ? 'centres.centre.exception-closed' : 'centres.centre.holiday', { onDay })];
  });
  return sentences.slice(0, MOST);
}
