import { format, formatDistance } from 'date-fns';
import { expect, test } from 'vitest';
import { enUS, faIR } from '../jalali/date-fns-locale';
import { readMoment } from './read-moment';

test.each([
  ['۱۴۰۵/۹/۱۸', '۱۷:۳۰', '2026-12-09T14:00:00.000Z'],
  ['1405-09-18', '17:30', '2026-12-09T14:00:00.000Z'],
  ['2026-12-09', '', '2026-12-08T20:30:00.000Z'],
  ['1405/01/01', '0:05', '2026-03-20T20:35:00.000Z'],
])('[ADM-2: Jalali dates] %s %s is a moment of Tehran’s clock', (day, time, moment) => {
  expect(readMoment(day, time)?.toISOString()).toBe(moment);
});

test.each([
  ['1405/12/30', '10:00'],
  ['1405/9/18', '24:00'],
  ['1405/9/18', '10:60'],
  ['فردا', '10:00'],
  ['', ''],
])('[ADM-2: Jalali dates] %s %s is no moment', (day, time) => {
  expect(readMoment(day, time)).toBeNull();
});

test('[ADM-2: Jalali dates] what Payload writes by a pattern is Jalali, in Tehran, in Persian digits', () => {
  const at = new Date('2026-12-09T14:00:00.000Z');
  expect(format(at, 'd MMMM yyyy, HH:mm', { locale: faIR })).toBe('۱۸ آذر ۱۴۰۵، ۱۷:۳۰');
  expect(format(at, 'yyyy/MM/dd', { locale: faIR })).toBe('۱۴۰۵/۰۹/۱۸');
  expect(format(new Date('2026-03-20T21:00:00Z'), 'yyyy/MM/dd HH:mm', { locale: faIR })).toBe('۱۴۰۵/۰۱/۰۱ ۰:۳۰');
});

test.each(['America/Los_Angeles', 'Asia/Tokyo'])('[ADM-2, LANG-3] what Payload writes in English is Tehran’s day and time in a browser of %s too', (zone) => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  const at = new Date('2026-12-09T21:05:00.000Z');
  const [usual, digits] = [format(at, 'd MMMM yyyy, H:mm', { locale: enUS }), format(at, 'yyyy-MM-dd hh:mm', { locale: enUS })];
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
  expect(usual).toBe('10 December 2026, 0:35');
  expect(digits).toBe('2026-12-10 0:35');
});

test('[ADM-2, LANG-3] the admin’s build takes both languages’ dates from the house', async () => {
  const { default: config } = (await import('../next.config.mjs')) as { default: { turbopack: { resolveAlias: Record<string, string> } } };
  expect(config.turbopack.resolveAlias).toMatchObject({
    'date-fns/locale/en-US': './jalali/date-fns-locale.ts',
    'date-fns/locale/fa-IR': './jalali/date-fns-locale.ts',
  });
});

test('[ADM-2: Jalali dates] how long ago is said in Persian digits', () => {
  expect(formatDistance(new Date('2026-12-09T14:00:00Z'), new Date('2026-12-09T14:12:00Z'), { locale: faIR })).toBe('۱۲ دقیقه');
});
