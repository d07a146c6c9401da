import { expect, test } from 'vitest';
import { formatShortDate, parseLocalDate } from '#locales/format';
import { isoOf, numberOf } from './day';
import { typedDay } from './typed-day';

test('[LANG-3] a day is read as the site’s reader reads it, in either calendar, over 60 years', () => {
  for (let at = numberOf('1990-01-01'); at < numberOf('2050-01-01'); at += 13) {
    const iso = isoOf(at);
    const jalali = formatShortDate('fa', new Date(`${iso}T12:00:00Z`));
    expect([jalali, typedDay(jalali), typedDay(iso)]).toEqual([jalali, parseLocalDate(jalali), iso]);
  }
});

test('[LANG-4] what is no day is none', () => {
  for (const typed of ['', '1405', '1405/13/1', '1405/7/31', '1404/12/30', '2026-02-30', '1100/1/1', 'x/y/z', '1405/0/1'])
    expect([typed, typedDay(typed)]).toEqual([typed, parseLocalDate(typed)]);
  expect([typedDay('۱۴۰۵/۹/۱۸'), typedDay('1403/12/30')]).toEqual(['2026-12-09', '2025-03-20']);
});
