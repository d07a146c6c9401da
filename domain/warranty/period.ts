import { dayNumber, isoOf, numberOf } from '../calendars/day';
import { SERVICE_YEARS, WARRANTY_YEARS } from '../catalog/promises';

/** From when to when a device is under warranty, and how long it is served: days in Tehran, the last one to its end. [WAR-1] */
export type WarrantyPeriod = { purchasedOn: string; endsOn: string; serviceEndsOn: string };

const jalali = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' });
const SHORT_YEAR_DAYS = 365;

function jalaliOf(day: number): { year: number; month: number; day: number } {
  const parts = Object.fromEntries(jalali.formatToParts(new Date(`${isoOf(day)}T12:00:00Z`)).map(({ type, value }) => [type, Number.parseInt(value, 10)]));
  return { year: parts['year'] ?? 0, month: parts['month'] ?? 0, day: parts['day'] ?? 0 };
}

/** The same Jalali date so many years later; 30 Esfand becomes the last of Esfand where the year has none. [WAR-1] */
export function yearsLater(iso: string, years: number): string {
  const start = numberOf(iso);
  const from = jalaliOf(start);
  for (let day = start + years * SHORT_YEAR_DAYS; ; day += 1) {
    const at = jalaliOf(day);
    if (at.year === from.year + years && at.month === from.month && at.day === from.day) return isoOf(day);
    if (at.year > from.year + years) return isoOf(day - 1);
  }
}

/** One year of warranty and five of service from the day of purchase, whatever is repaired or replaced meanwhile. [WAR-1] */
export function warrantyPeriod(purchasedOn: string): WarrantyPeriod {
  return { purchasedOn, endsOn: yearsLater(purchasedOn, WARRANTY_YEARS), serviceEndsOn: yearsLater(purchasedOn, SERVICE_YEARS) };
}

/** Days left after today: 0 on the last day, below 0 when it is over. [WAR-8] */
export function daysLeft(endsOn: string, now: Date): number {
  return numberOf(endsOn) - dayNumber(now);
}

/** The owner is reminded so many days before a warranty ends. [WAR-8] */
export const WARRANTY_REMINDER_DAYS = 30;
