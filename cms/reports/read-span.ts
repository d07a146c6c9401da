import { isoOf, numberOf, tehranDay } from '#domain/calendars/day';
import { parseLocalDate } from '#locales/jalali';
import { lastDays, MOST_DAYS, type DaySpan } from '#services/staff/reports/span';

/** How far back a report looks when nothing else is asked. */
export const spans = [7, 30, 90, 365] as const;
export type ReportWish = { span: DaySpan; days: number | null };
const USUAL = 30;

/** The days that an address asks for: so many until today, or from one to another in either calendar. [ADM-3, LANG-3] */
export function readSpan(query: unknown, now: Date): ReportWish {
  const { days, from, to } = (query ?? {}) as Record<string, unknown>;
  const [first, last] = [from, to].map((text) => (typeof text === 'string' ? parseLocalDate(text) : null));
  // One of the two alone: until today, or the usual length until that day.
  const ends = last ?? (first ? tehranDay(now) : null);
  const starts = first ?? (ends && isoOf(numberOf(ends) - USUAL + 1));
  if (starts && ends && starts <= ends && numberOf(ends) - numberOf(starts) < MOST_DAYS) return { span: { from: starts, to: ends }, days: null };
  const asked = spans.find((one) => String(one) === days) ?? USUAL;
  return { span: lastDays(now, asked), days: asked };
}
