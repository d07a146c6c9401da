import { expect, test } from 'vitest';
import { monthOf } from '#locales/months';
import { dayByKey, weeksOf } from './keys';

test('[ADM-2: Jalali dates] a month stands in weeks from Saturday, whole, in its order', () => {
  const weeks = weeksOf('fa', { year: 1405, month: 9 });
  // The first of Azar 1405 is a Sunday.
  expect(weeks[0]?.slice(0, 2)).toEqual([null, '2026-11-22']);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  const days = weeks.flat().filter((day) => day !== null);
  expect(days.map((day) => monthOf('fa', day).day)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  expect(weeksOf('en', { year: 2026, month: 2 }).flat().filter(Boolean)).toHaveLength(28);
});

test.each([
  ['fa', 'ArrowLeft', false, '2026-11-23'],
  ['fa', 'ArrowRight', false, '2026-11-21'],
  ['en', 'ArrowLeft', false, '2026-11-21'],
  ['en', 'ArrowRight', false, '2026-11-23'],
  ['fa', 'ArrowDown', false, '2026-11-29'],
  ['fa', 'ArrowUp', false, '2026-11-15'],
  ['fa', 'Home', false, '2026-11-21'],
  ['fa', 'End', false, '2026-11-27'],
  ['fa', 'PageDown', false, '2026-12-22'],
  ['fa', 'PageUp', false, '2026-10-23'],
  ['fa', 'PageDown', true, '2027-11-22'],
  ['en', 'PageUp', true, '2025-11-22'],
  ['fa', 'a', false, null],
] as const)('[ADM-2: Jalali dates] in %s %s (with shift: %s) leads from 1 Azar 1405 to %s', (lang, key, shift, day) => {
  expect(dayByKey(lang, '2026-11-22', key, shift)).toBe(day);
});
