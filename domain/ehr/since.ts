import { jalaliMonth } from '../calendars/jalali';
import { typedDay } from '../calendars/typed-day';
import { field, optional, type Field } from '../fields';
import { ok, refuse } from '../result';
import { normaliseText } from '../text/normalise';

/** A year below this one is of the Jalali calendar. */
const FIRST_GREGORIAN = 1_700;
const OLDEST = { jalali: 1_250, gregorian: 1_870 } as const;
const MOST_READ = 60;

/**
 * A day as people remember it, in either calendar: a year, a month of one, or a day. A whole day is kept as the Gregorian
 * 2023-10-02; what is less stays in the calendar in which it was said, as 1402 or 1402-07, since no year of one calendar
 * is one of the other.
 */
function readSince(typed: string) {
  const plain = normaliseText(typed.slice(0, MOST_READ));
  const [, year, month] = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(plain) ?? [];
  if (year === undefined) {
    const day = typedDay(plain);
    return day === null ? refuse('health.ehr.since.invalid') : ok(day);
  }
  const oldest = Number(year) < FIRST_GREGORIAN ? OLDEST.jalali : OLDEST.gregorian;
  if (Number(year) < oldest || (month !== undefined && (Number(month) < 1 || Number(month) > 12))) return refuse('health.ehr.since.invalid');
  return ok(month === undefined ? year : `${year}-${month.padStart(2, '0')}`);
}

/** Since when, or when: as much of it as is remembered. */
export const since: Field<string | null> = optional(
  field({ kind: 'day', label: 'health.ehr.fields.since', help: 'health.ehr.fields.since-help', example: '1402/07' }, readSince),
);

/** Whether such a day is still to come, as far as it says. */
export function isAhead(said: string, today: string): boolean {
  const now = said.length < 10 && Number(said.slice(0, 4)) < FIRST_GREGORIAN ? jalaliMonth(today).month : today;
  return said > now.slice(0, said.length);
}

/** What such a day says, for whoever shows it: a whole day, or a year with or without its month, in its calendar. */
export type Since = { day: string } | { year: number; month: number | null; isJalali: boolean };

/** Reads what is kept. */
export function sinceOf(kept: string): Since {
  if (kept.length === 10) return { day: kept };
  const [year = 0, month] = kept.split('-').map(Number);
  return { year, month: month ?? null, isJalali: year < FIRST_GREGORIAN };
}
