import { isValidJalaaliDate, toGregorian, toJalaali } from 'jalaali-js';
import type { Lang } from './lang';

const isoForm = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran', year: 'numeric', month: '2-digit', day: '2-digit' });
const pad = (part: number) => String(part).padStart(2, '0');

/** The Jalali months in order, for selects. [LANG-3] */
export const jalaliMonths: Record<Lang, readonly string[]> = {
  fa: ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
  en: ['Farvardin', 'Ordibehesht', 'Khordad', 'Tir', 'Mordad', 'Shahrivar', 'Mehr', 'Aban', 'Azar', 'Dey', 'Bahman', 'Esfand'],
};

/** The Gregorian date of a moment in Tehran, as 2026-12-09. */
export function isoDate(date: Date): string {
  return isoForm.format(date);
}

/** The Jalali year, month and day of a moment in Tehran. [LANG-3] */
export function jalaliDate(date: Date): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = isoDate(date).split('-').map(Number);
  const { jy, jm, jd } = toJalaali(year, month, day);
  return { year: jy, month: jm, day: jd };
}

/** Reads «۱۴۰۵/۹/۱۸» or 1405-09-18 in any digits as the Gregorian date 2026-12-09; null when there is no such day. [LANG-3, LANG-4] */
export function parseJalaliDate(text: string): string | null {
  const date = threeNumbers(text);
  if (!date) return null;
  const [year, month, day] = date;
  if (year < 1200 || year > 1600 || !isValidJalaaliDate(year, month, day)) return null;
  const { gy, gm, gd } = toGregorian(year, month, day);
  return `${gy}-${pad(gm)}-${pad(gd)}`;
}

/** Reads a date as either calendar writes it, told apart by the year; gives the Gregorian date or null. [LANG-3, LANG-4] */
export function parseLocalDate(text: string): string | null {
  const date = threeNumbers(text);
  if (!date) return null;
  const [year, month, day] = date;
  if (year < 1700) return parseJalaliDate(text);
  const real = new Date(Date.UTC(year, month - 1, day));
  const same = real.getUTCFullYear() === year && real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
  return same ? `${year}-${pad(month)}-${pad(day)}` : null;
}

function threeNumbers(text: string): [number, number, number] | null {
  const latin = text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\s\u200E\u200F]/g, '');
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(latin);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}
