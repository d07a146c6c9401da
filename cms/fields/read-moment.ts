import { dayStart } from '#domain/calendars/day';
import { normaliseDigits } from '#domain/text/normalise';
import { parseLocalDate } from '#locales/jalali';

/** A typed day (either calendar) and time of Tehran as the moment they mean; null when there is no such day or time. [LANG-3, LANG-4] */
export function readMoment(day: string, time: string): Date | null {
  const date = parseLocalDate(day);
  const clock = /^(\d{1,2}):(\d{2})$/.exec(normaliseDigits(time).replace(/\s/g, '') || '00:00');
  if (!date || !clock || Number(clock[1]) > 23 || Number(clock[2]) > 59) return null;
  return new Date(dayStart(date).getTime() + (Number(clock[1]) * 60 + Number(clock[2])) * 60_000);
}
