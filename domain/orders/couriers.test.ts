import { expect, test } from 'vitest';
import { dueAt } from '../calendars/deadline';
import { arrivalDay, handOver } from './couriers';
import { deliveryDays } from './delivery';

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

test.each([
  ['tehran', null, { daysBefore: 0, atHour: 18 }, 'the rider until 21:00, the desk until 18:00'],
  ['tehran', 'morning', { daysBefore: 0, atHour: 11 }, 'the rider of the same morning'],
  ['tehran', 'evening', { daysBefore: 0, atHour: 18 }, 'the desk closes before the rider leaves'],
  ['shiraz', null, { daysBefore: 2, atHour: 15 }, 'the express post’s last round, two days before'],
  ['shiraz', 'morning', { daysBefore: 2, atHour: 15 }, 'whichever round it comes with'],
] as const)('[ORD-11: the hand-over] to %s, %s, a parcel leaves %j: %s', (city, part, expected, _why) => {
  expect(handOver(city, part)).toEqual(expected);
  // What is handed over at that hour's last minute arrives on the promised day, whenever that is.
  for (let day = 1; day < 40; day += 1) {
    const start = new Date(t('2026-10-31 00:00').getTime() + day * 86_400_000);
    const hours = 24 * deliveryDays(city);
    const due = dueAt({ kind: 'before', calendar: 'orders', of: { hours }, ...handOver(city, part) }, start, holidays);
    const promised = new Date(dueAt({ kind: 'working', calendar: 'orders', hours }, start, holidays).getTime() - 1);
    const last = new Date(due.getTime() - 60_000);
    const quickest = city === 'tehran' ? 'rider' : 'post-express';
    expect(arrivalDay(quickest, last, city, holidays)).toBe(new Date(promised.getTime() + 12_600_000).toISOString().slice(0, 10));
  }
});
