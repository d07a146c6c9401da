import { isoOf, numberOf } from './day';

const jalali = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' });
const SHORT_YEAR_DAYS = 365;
const SHORT_MONTH_DAYS = 28;

function jalaliOf(day: number): { year: number; month: number; day: number } {
  const parts = Object.fromEntries(jalali.formatToParts(new Date(`${isoOf(day)}T12:00:00Z`)).map(({ type, value }) => [type, Number.parseInt(value, 10)]));
  return { year: parts['year'] ?? 0, month: parts['month'] ?? 0, day: parts['day'] ?? 0 };
}

/**
 * The same date of the Jalali (Persian, solar Hijri) calendar so many years later; 30 Esfand becomes the last of Esfand
 * where the year has none. Days are Gregorian, in Tehran, as 2026-03-21. Birthdays and periods of years are counted so
 * everywhere, since both calendars agree on the day for about a third of all dates only. [WAR-1, AUTH-7]
 */
export function yearsLater(iso: string, years: number): string {
  const start = numberOf(iso);
  const from = jalaliOf(start);
  for (let day = start + years * SHORT_YEAR_DAYS; ; day += 1) {
    const at = jalaliOf(day);
    if (at.year === from.year + years && at.month === from.month && at.day === from.day) return isoOf(day);
    if (at.year > from.year + years) return isoOf(day - 1);
  }
}

/** The same date of the Jalali calendar so many months later; a day that the month has not becomes its last. Days as in `yearsLater`. [INP-9: a month] */
export function monthsLater(iso: string, months: number): string {
  const start = numberOf(iso);
  const from = jalaliOf(start);
  const month = from.year * 12 + from.month - 1 + months;
  for (let day = start + months * SHORT_MONTH_DAYS; ; day += 1) {
    const at = jalaliOf(day);
    const reached = at.year * 12 + at.month - 1;
    if (reached === month && at.day === from.day) return isoOf(day);
    if (reached > month) return isoOf(day - 1);
  }
}

/** The month of the Jalali calendar that a day lies in, as 1405-09, with its first and its last day. */
export function jalaliMonth(iso: string): { month: string; first: string; last: string } {
  const at = numberOf(iso);
  const { year, month, day } = jalaliOf(at);
  const first = at - day + 1;
  let last = first + SHORT_MONTH_DAYS;
  while (jalaliOf(last + 1).month === month) last += 1;
  return { month: `${year}-${String(month).padStart(2, '0')}`, first: isoOf(first), last: isoOf(last) };
}
