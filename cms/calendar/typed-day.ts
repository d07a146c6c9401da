import { dayStart } from '#domain/calendars/day';
import { formatShortDate } from '#locales/dates';
import type { Lang } from '#locales/lang';

const NOON_MS = 12 * 3_600_000;

/** A day as somebody who reads the language would type it. [LANG-3] */
export function typedDay(lang: Lang, day: string): string {
  return formatShortDate(lang, new Date(dayStart(day).getTime() + NOON_MS));
}
