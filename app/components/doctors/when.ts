import { dayNumber } from '#domain/calendars/day';
import { formatTime, formatWeekdayDate } from '#locales/format';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';

/** A day near today by its word, any other by its name: «امروز», “Wednesday 9 December”. */
export function nearDay(lang: Lang, now: Date, at: Date): string {
  const ahead = dayNumber(at) - dayNumber(now);
  if (ahead === 0 || ahead === 1) return say(lang, ahead === 0 ? 'doctors.card.today' : 'doctors.card.tomorrow');
  return formatWeekdayDate(lang, at);
}

/** When a slot begins: «فردا ۱۶:۱۵», “tomorrow 16:15”. */
export function nearTime(lang: Lang, now: Date, at: Date): string {
  return `${nearDay(lang, now, at)} ${formatTime(lang, at)}`;
}
