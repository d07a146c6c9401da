import { expect, test } from 'vitest';
import { addMonths, dayOf, daysIn, formatMonth, monthOf, otherDay, otherMonth } from './months';

test('[LANG-3] a day’s month is Jalali in Persian and Gregorian in English', () => {
  expect(monthOf('fa', '2026-12-09')).toEqual({ year: 1405, month: 9, day: 18 });
  expect(monthOf('en', '2026-12-09')).toEqual({ year: 2026, month: 12, day: 9 });
  expect(formatMonth('fa', { year: 1405, month: 9 })).toBe('آذر ۱۴۰۵');
  expect(formatMonth('en', { year: 2026, month: 12 })).toBe('December 2026');
});

test('[LANG-3] each month has its days, Esfand and February by their leap years', () => {
  expect([1, 6, 7, 11, 12].map((month) => daysIn('fa', { year: 1405, month }))).toEqual([31, 31, 30, 30, 29]);
  expect([daysIn('fa', { year: 1403, month: 12 }), daysIn('fa', { year: 1408, month: 12 })]).toEqual([30, 30]);
  expect([daysIn('en', { year: 2026, month: 2 }), daysIn('en', { year: 2028, month: 2 }), daysIn('en', { year: 2026, month: 12 })]).toEqual([28, 29, 31]);
});

test('[LANG-3] the same day some months on; the last one where the month is shorter', () => {
  expect(dayOf('fa', addMonths({ year: 1405, month: 6 }, 1), 31)).toBe('2026-10-22');
  expect(dayOf('fa', addMonths({ year: 1405, month: 12 }, 1), 1)).toBe('2027-03-21');
  expect(dayOf('en', addMonths({ year: 2026, month: 1 }, 1), 31)).toBe('2026-02-28');
  expect(addMonths({ year: 1405, month: 1 }, -1)).toEqual({ year: 1404, month: 12 });
  expect(addMonths({ year: 2026, month: 12 }, -12)).toEqual({ year: 2025, month: 12 });
});

test('[LANG-3] there and back again, every day of four years', () => {
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const iso = new Date(at).toISOString().slice(0, 10);
    for (const lang of ['fa', 'en'] as const) {
      const found = monthOf(lang, iso);
      if (dayOf(lang, found, found.day) !== iso) throw new Error(`${lang} ${iso}`);
    }
  }
});

test('[LANG-3] beside a day stands the other calendar’s: Gregorian in Persian, Jalali in English', () => {
  expect([otherDay('fa', '2026-12-09'), otherDay('en', '2026-12-09')]).toEqual([9, 18]);
  expect([otherMonth('fa', '2026-12-09'), otherMonth('en', '2026-12-09')]).toEqual(['دسامبر ۲۰۲۶', 'Azar 1405']);
  expect([otherMonth('fa', '2027-01-01'), otherMonth('en', '2027-03-21')]).toEqual(['ژانویه ۲۰۲۷', 'Farvardin 1406']);
});
