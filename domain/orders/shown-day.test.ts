import { expect, test } from 'vitest';
import { dayEnd, tehranDay } from '../calendars/day';
import { shownDay } from './shown-day';

test('a promise to the end of Tuesday is shown as Tuesday', () => {
  expect(tehranDay(shownDay(dayEnd('2026-12-08')))).toBe('2026-12-08');
});
