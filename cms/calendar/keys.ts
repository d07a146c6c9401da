import { isoOf, numberOf, weekday } from '#domain/calendars/day';
import type { Lang } from '#locales/lang';
import { addMonths, dayOf, daysIn, monthOf, type Month } from '#locales/months';

/** Weeks begin on Saturday. */
const FIRST_WEEKDAY = 6;
const inWeek = (day: number) => (weekday(day) - FIRST_WEEKDAY + 7) % 7;

/** The weeks of a month, seven days each; days outside the month are empty. [LANG-3] */
export function weeksOf(lang: Lang, month: Month): (string | null)[][] {
  const first = numberOf(dayOf(lang, month, 1));
  const count = daysIn(lang, month);
  const lead = inWeek(first);
  const places = Array.from({ length: Math.ceil((lead + count) / 7) * 7 }, (_, at) => (at < lead || at >= lead + count ? null : isoOf(first + at - lead)));
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

/** The day that a key moves to; null where the calendar does not use the key. In Persian later days are on the left. [ADM-2] */
export function dayByKey(lang: Lang, iso: string, key: string, shift: boolean): string | null {
  const day = numberOf(iso);
  const months = (more: number) => {
    const at = monthOf(lang, iso);
    return dayOf(lang, addMonths(at, more), at.day);
  };
  const later = lang === 'fa' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return isoOf(day + later);
    case 'ArrowLeft':
      return isoOf(day - later);
    case 'ArrowDown':
      return isoOf(day + 7);
    case 'ArrowUp':
      return isoOf(day - 7);
    case 'Home':
      return isoOf(day - inWeek(day));
    case 'End':
      return isoOf(day - inWeek(day) + 6);
    case 'PageDown':
      return months(shift ? 12 : 1);
    case 'PageUp':
      return months(shift ? -12 : -1);
    default:
      return null;
  }
}
