import { isDay, isoOf, numberOf } from './day';

const jalali = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' });
const YEARS_APART = 621;
/** 1 Farvardin is 20, 21 or 22 March: the day that is meant lies at most so far from the one that is counted. */
const NEAR_DAYS = 3;
const pad = (part: string) => part.padStart(2, '0');

/** A day as people type it, in either calendar and any digits, told apart by the year; null for what is no day. [LANG-3, LANG-4] */
export function typedDay(typed: string): string | null {
  const plain = typed.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/[\s\u200E\u200F]/g, '');
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? [];
  const iso = `${year}-${pad(month)}-${pad(day)}`;
  return Number(year) < 1_700 ? fromJalali(Number(year), Number(month), Number(day)) : isDay(iso) ? iso : null;
}

function fromJalali(year: number, month: number, day: number): string | null {
  if (year < 1_200 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const counted = numberOf(`${year + YEARS_APART}-03-21`) + (month - 1) * 30 + Math.min(month - 1, 6) + day - 1;
  for (let at = counted - NEAR_DAYS; at <= counted + NEAR_DAYS; at += 1) {
    const parts = jalali.formatToParts(new Date(`${isoOf(at)}T12:00:00Z`));
    const is = (type: string, value: number) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10) === value;
    if (is('day', day) && is('month', month) && is('year', year)) return isoOf(at);
  }
  return null;
}
