import { expect, test } from 'vitest';
import { arrivalDay } from './couriers';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);
const holidays = new Set(['2026-03-20', '2026-03-21', '2026-03-22', '2026-11-24']);

test.each([
  ['rider', '2026-11-22 00:00', '2026-11-22', 'the first minute of the day'],
  ['rider', '2026-11-22 18:59', '2026-11-22', 'a minute before the last round is loaded'],
  ['rider', '2026-11-22 19:00', '2026-11-23', 'no more today'],
  ['rider', '2026-11-22 21:59', '2026-11-23', 'at night'],
  ['rider', '2026-11-27 10:00', '2026-11-28', 'Friday'],
  ['rider', '2026-11-23 19:00', '2026-11-25', 'over a holiday'],
  ['rider', '2026-11-24 10:00', '2026-11-25', 'on a holiday'],
  ['rider', '2026-03-19 18:59', '2026-03-19', 'the last day of the year'],
  ['rider', '2026-03-19 19:00', '2026-03-23', 'over the end of the year'],
  ['post-express', '2026-11-22 14:59', '2026-11-23', 'before the post’s last round'],
  ['post-express', '2026-11-22 15:00', '2026-11-25', 'after it: handed over tomorrow, a holiday between'],
  ['post-express', '2026-11-27 10:00', '2026-11-29', 'Friday: handed over on Saturday'],
  ['post-registered', '2026-03-19 14:59', '2026-03-24', 'two working days over the end of the year'],
] as const)('[ORD-11: couriers] %s, handed over on %s, comes on %s: %s', (courier, at, day, _when) => {
  expect(arrivalDay(courier, t(at), 'tehran', holidays)).toBe(day);
});

test('[ORD-11: couriers] who does not go there arrives on no day', () => {
  expect(arrivalDay('rider', t('2026-11-22 10:00'), 'shiraz', holidays)).toBeNull();
  expect(arrivalDay('post-express', t('2026-11-22 10:00'), 'shiraz', holidays)).toBe('2026-11-25');
});
