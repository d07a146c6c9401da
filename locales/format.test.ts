import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFact } from './facts';
import {
  formatCode,
  formatTracking,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDue,
  formatDuration,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatShortDate,
  formatTime,
  formatWeekdayDate,
  isoDate,
  jalaliDate,
  jalaliMonths,
  localDigits,
  parseJalaliDate,
  parseLocalDate,
} from './format';
import { dirOf, isLang, otherLang } from './lang';

const at = new Date('2026-12-09T14:00:00Z');

describe('[LANG-3: formats]', () => {
  test.each([
    ['money', formatMoney('fa', 8_950_000), '۸٬۹۵۰٬۰۰۰ تومان', formatMoney('en', 8_950_000), '8,950,000 toman'],
    ['number', formatNumber('fa', 12.3), '۱۲٫۳', formatNumber('en', 12.3), '12.3'],
    ['percent', formatPercent('fa', 0.5), '۰٫۵٪', formatPercent('en', 5), '5%'],
    ['date', formatDate('fa', at), '۱۸ آذر ۱۴۰۵', formatDate('en', at), '9 December 2026'],
    ['short date', formatShortDate('fa', at), '۱۴۰۵/۰۹/۱۸', formatShortDate('en', at), '2026-12-09'],
    ['day', formatWeekdayDate('fa', at), 'چهارشنبه ۱۸ آذر', formatWeekdayDate('en', at), 'Wednesday 9 December'],
    ['time', formatTime('fa', at), '۱۷:۳۰', formatTime('en', at), '17:30'],
    ['day and time', formatDateTime('fa', at), 'چهارشنبه ۱۸ آذر، ساعت ۱۷:۳۰', formatDateTime('en', at), 'Wednesday 9 December, 17:30'],
    ['midnight', formatTime('fa', new Date('2026-12-09T20:30:00Z')), '۰:۰۰', formatTime('en', new Date('2026-12-09T20:35:00Z')), '0:05'],
    ['code of parts', formatCode('fa', '1405-000012'), '\u200E۱۴۰۵-۰۰۰۰۱۲\u200E', formatCode('en', '1405-000012'), '1405-000012'],
    ['tracking', formatTracking('fa', '44025519'), '۴۴۰۲۵۵۱۹', formatTracking('fa', 'RR12345678'), 'RR12345678'],
    ['phone', formatPhone('fa', '09120000000'), '۰۹۱۲\u00A0۰۰۰\u00A0۰۰۰۰', formatPhone('en', '09120000000'), '0912\u00A0000\u00A00000'],
    ['length', formatDuration('fa', 7_500), '۲ ساعت و ۵ دقیقه', formatDuration('en', 3_661), '1 hour and 1 minute'],
    ['countdown', formatCountdown('fa', 102), '۱:۴۲', formatCountdown('en', 3_702), '1:01:42'],
    ['list', formatList('fa', ['قلب', 'ریه', 'هر دو']), 'قلب، ریه و هر دو', formatList('en', ['a', 'b']), 'a and b'],
    ['digits', localDigits('fa', 'ZR-48'), 'ZR-۴۸', localDigits('en', 'ZR-48'), 'ZR-48'],
  ])('%s', (_, fa, faIs, en, enIs) => expect([fa, en]).toEqual([faIs, enIs]));

  test('the time is Tehran’s wherever the process runs', () => {
    expect(isoDate(new Date('2026-03-20T20:29:59Z'))).toBe('2026-03-20');
    expect(isoDate(new Date('2026-03-20T20:30:00Z'))).toBe('2026-03-21');
    expect(jalaliDate(new Date('2026-03-20T20:30:00Z'))).toEqual({ year: 1405, month: 1, day: 1 });
  });

  test.each([
    ['1405/09/18', '2026-12-09'],
    ['۱۴۰۵/۹/۱۸', '2026-12-09'],
    ['١٤٠٥-٠٩-١٨', '2026-12-09'],
    ['1403/12/30', '2025-03-20'],
    ['1404/12/30', null],
    ['1405/13/01', null],
    ['1405/07/31', null],
    ['2026-12-09', '2026-12-09'],
    ['2026-02-30', null],
    ['دیروز', null],
    ['', null],
  ])('[LANG-4: dates] %s is read as %s', (typed, day) => expect(parseLocalDate(typed)).toBe(day));

  test('a Jalali date that was written is read back as the same day', () => {
    const days = fc.integer({ min: Date.UTC(1921, 3, 1), max: Date.UTC(2100, 0, 1) }).map((ms) => new Date(ms));
    fc.assert(
      fc.property(days, (day) => {
        expect(parseJalaliDate(formatShortDate('fa', day))).toBe(isoDate(day));
        expect(parseLocalDate(formatShortDate('en', day))).toBe(isoDate(day));
        const { year, month, day: of } = jalaliDate(day);
        expect(formatDate('fa', day)).toBe(`${localDigits('fa', of)} ${jalaliMonths.fa[month - 1]} ${localDigits('fa', year)}`);
      }),
    );
  });

  test('a fact is written by what its name says', () => {
    expect(formatFact('fa', 'amountToman', 1_000)).toBe('۱٬۰۰۰ تومان');
    expect(formatFact('fa', 'promisedDay', at)).toBe('چهارشنبه ۱۸ آذر');
    expect(formatFact('en', 'untilTime', at)).toBe('17:30');
    expect(formatFact('en', 'endedAt', at)).toBe('Wednesday 9 December, 17:30');
    expect(formatFact('fa', 'receiverPhone', '09120000000')).toBe('۰۹۱۲\u00A0۰۰۰\u00A0۰۰۰۰');
    expect(formatFact('fa', 'code', 'ZR-48')).toBe('ZR-48');
    expect(formatFact('fa', 'offPercent', 5)).toBe('۵٪');
  });
});

test('[LANG-2: direction] Persian runs right to left, English left to right', () => {
  expect([dirOf('fa'), dirOf('en'), otherLang('fa'), otherLang('en'), isLang('fa'), isLang('de')]).toEqual(['rtl', 'ltr', 'en', 'fa', true, false]);
});

test('[JOB-3, LANG-3: due] what ends with a day is shown as the end of that day, never as midnight of the next; any other moment by its time', () => {
  const midnight = new Date('2026-11-25T00:00:00+03:30');
  expect([formatDue('fa', midnight), formatDue('en', midnight)]).toEqual(['پایان سه‌شنبه ۳ آذر', 'the end of Tuesday 24 November']);
  const moment = new Date('2026-11-25T00:01:00+03:30');
  expect([formatDue('fa', moment), formatDue('en', moment)]).toEqual([formatDateTime('fa', moment), formatDateTime('en', moment)]);
  expect(formatFact('fa', 'dueBy', midnight)).toBe('پایان سه‌شنبه ۳ آذر');
  expect(formatFact('en', 'until', midnight)).toBe('the end of Tuesday 24 November');
});
