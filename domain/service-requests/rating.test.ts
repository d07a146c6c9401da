import { expect, test } from 'vitest';
import { mayComplain, mayRate, shownRating } from './rating';

const HOUR = 3_600_000;
const ended = new Date('2026-11-21T06:30:00Z');
const later = (hours: number) => new Date(ended.getTime() + hours * HOUR);
const done = { state: 'done' as const, stateSince: ended };

test('a rating: what is done is rated once, from a day after its end on; what ended otherwise is not', () => {
  expect([23.9, 24, 719, 720].map((hours) => mayRate({ ...done, rated: false }, later(hours)))).toEqual([false, true, true, false]);
  expect(mayRate({ ...done, rated: true }, later(30))).toBe(false);
  expect(mayRate({ ...done, state: 'cancelled', rated: false }, later(30))).toBe(false);
});

test('[MSG-3: complaint of a service] something wrong is said within a week, from the end on', () => {
  expect([0, 167.9, 168].map((hours) => mayComplain({ ...done, complained: false }, later(hours)))).toEqual([true, true, false]);
  expect(mayComplain({ ...done, complained: true }, later(1))).toBe(false);
  expect(mayComplain({ ...done, state: 'waiting-action', complained: false }, later(1))).toBe(false);
});

test('a rating: nobody reads a figure of fewer than thirty', () => {
  expect(shownRating({ count: 29, stars: 145 })).toBeNull();
  expect(shownRating({ count: 30, stars: 139 })).toEqual({ count: 30, average: 4.6 });
});
