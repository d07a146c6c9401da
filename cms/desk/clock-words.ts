import { isWorkingInstant, workingIntervals, workingTime, type CalendarName, type Holidays } from '#domain/calendars/calendar';
import { dayNumber } from '#domain/calendars/day';
import { formatTime, formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** Which promises run at this hour: those of orders and money in the desk's hours, requests, registrations and reviews in the hours of their calendar. [ADM-3, JOB-3] */
export function clockWords(lang: Lang, now: Date, holidays: Holidays): { counts: boolean; text: string } {
  const opens = (calendar: CalendarName) => {
    const from = workingIntervals(calendar, now, holidays).next().value?.from ?? now;
    const time = formatTime(lang, from);
    return dayNumber(from) === dayNumber(now) ? time : `${formatWeekdayDate(lang, from)} ${time}`;
  };
  const desk = workingTime('reviews', dayNumber(now), holidays);
  if (desk && isWorkingInstant('reviews', now, holidays)) return { counts: true, text: say(lang, 'staff.clock.counts', { until: formatTime(lang, desk.to) }) };
  if (isWorkingInstant('desk', now, holidays)) return { counts: true, text: say(lang, 'staff.clock.orders', { from: opens('reviews') }) };
  const [orders, from] = [opens('desk'), opens('reviews')];
  return { counts: false, text: orders === from ? say(lang, 'staff.clock.all', { from }) : say(lang, 'staff.clock.rests', { orders, from }) };
}
