import { expect, test } from 'vitest';
import { numberOf } from '../calendars/day';
import { byPart, pickerDays } from './picker';

const slot = (at: string, free = true) => ({ startsAt: new Date(at), free });
const now = new Date('2026-12-22T06:00:00Z');

test('[CONS-1] a day of the picker is over, full, free with its count, without hours, or not open yet; a working day between two that rest is a bridge', () => {
  const slots = [
    slot('2026-12-22T10:00:00Z'),
    slot('2026-12-22T10:15:00Z', false),
    slot('2026-12-24T10:00:00Z', false),
    // Half an hour after midnight in Tehran: the next day there.
    slot('2026-12-26T21:00:00Z'),
  ];
  const days = pickerDays(slots, new Set(['2026-12-23']), { from: numberOf('2026-12-21'), to: numberOf('2026-12-29'), now, last: numberOf('2026-12-27') });
  expect(days.map(({ day, state, free, closed, bridge }) => [day.slice(8), state, free, closed, bridge])).toEqual([
    ['21', 'past', 0, false, false],
    ['22', 'free', 1, false, false],
    ['23', 'none', 0, true, false],
    // Between the holiday of Wednesday and Friday.
    ['24', 'full', 0, false, true],
    ['25', 'none', 0, true, false],
    ['26', 'none', 0, false, false],
    ['27', 'free', 1, false, false],
    ['28', 'later', 0, false, false],
    ['29', 'later', 0, false, false],
  ]);
});

test('[CONS-1] the times of a day stand by its parts: before noon, until four, after', () => {
  const at = (hour: string) => slot(`2026-12-22T${hour}:00Z`);
  const parts = byPart([at('05:30'), at('08:15'), at('08:30'), at('12:15'), at('12:30'), at('19:30')]);
  expect(parts.map(({ part, slots }) => [part, slots.length])).toEqual([
    ['morning', 2],
    ['midday', 2],
    ['evening', 2],
  ]);
  expect(byPart([])).toEqual([]);
});
