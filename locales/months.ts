import { jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';
import { jalaliMonths } from './jalali';
import type { Lang } from './lang';
import { localDigits } from './numbers';

/** A month of the language's own calendar: Jalali in Persian, Gregorian in English. [LANG-3] */
export type Month = { year: number; month: number };

const pad = (part: number) => String(part).padStart(2, '0');
const gregorianMonths = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The month that a Gregorian day (2026-12-09) lies in, and its number there. */
export function monthOf(lang: Lang, iso: string): Month & { day: number } {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  if (lang === 'en') return { year, month, day };
  const { jy, jm, jd } = toJalaali(year, month, day);
  return { year: jy, month: jm, day: jd };
}

/** How many days a month has. */
export function daysIn(lang: Lang, { year, month }: Month): number {
  return lang === 'fa' ? jalaaliMonthLength(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A day of a month as 2026-12-09; the last one where the month is shorter. */
export function dayOf(lang: Lang, at: Month, day: number): string {
  const real = Math.min(day, daysIn(lang, at));
  if (lang === 'en') return `${at.year}-${pad(at.month)}-${pad(real)}`;
  const { gy, gm, gd } = toGregorian(at.year, at.month, real);
  return `${gy}-${pad(gm)}-${pad(gd)}`;
}

/** So many months later, or earlier. */
export function addMonths({ year, month }: Month, more: number): Month {
  const all = year * 12 + month - 1 + more;
  return { year: Math.floor(all / 12), month: (((all % 12) + 12) % 12) + 1 };
}

/** A month by its name: «آذر ۱۴۰۵», “December 2026”. [LANG-3] */
export function formatMonth(lang: Lang, { year, month }: Month): string {
  const name = lang === 'fa' ? (jalaliMonths.fa[month - 1] ?? '') : gregorianMonths.format(Date.UTC(2024, month - 1, 1));
  return `${name} ${localDigits(lang, String(year))}`;
}

const gregorianInPersian = new Intl.DateTimeFormat('fa-IR-u-ca-gregory', { month: 'long', timeZone: 'UTC' });

/** The day of a month in the other calendar, for who thinks in it: 9 for 18 Azar, in English 18. [LANG-3] */
export function otherDay(lang: Lang, iso: string): number {
  return monthOf(lang === 'fa' ? 'en' : 'fa', iso).day;
}

/** The month of the other calendar in the reader's words: «دسامبر ۲۰۲۶», “Azar 1405”. [LANG-3] */
export function otherMonth(lang: Lang, iso: string): string {
  const { year, month } = monthOf(lang === 'fa' ? 'en' : 'fa', iso);
  const name = lang === 'fa' ? gregorianInPersian.format(Date.UTC(2024, month - 1, 15)) : (jalaliMonths.en[month - 1] ?? '');
  return `${name} ${localDigits(lang, String(year))}`;
}
