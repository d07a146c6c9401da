import { expect, test } from 'vitest';
import { columnOf, dayColumns } from './day-hours';

const t = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+03:30`);

test.each([
  ['22 00:00', '22 00:01', 0, 'the first minute of a day'],
  ['22 07:59', '22 07:59', 7, 'a minute before opening'],
  ['22 18:00', '22 12:00', 18, 'as the desk closes'],
  ['22 22:00', '22 21:59', 22, 'in the evening'],
  ['22 23:59', '22 10:00', 23, 'a minute before midnight'],
  ['23 00:00', '22 10:00', 'end', 'midnight closes the day'],
  ['23 00:00', '22 23:59', 'end', 'and does so in its last minute'],
])('[ADM-3: the day] what is due on %s, seen on %s, stands in %s: %s', (due, now, column, _when) => expect(columnOf(t(due), t(now))).toBe(column));

test('[ADM-3: the day] now stands in its own hour, whatever the hour is', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = t(`22 ${String(hour).padStart(2, '0')}:59`);
    expect(dayColumns([], now)).toContain(hour);
    expect(columnOf(now, now)).toBe(hour);
  }
});

test('[ADM-3: the day] the line is as long as it has to be, without a gap, and ends with the day where something does', () => {
  expect(dayColumns([], t('22 12:00'))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(dayColumns([t('22 06:30'), t('22 21:10')], t('22 12:00'))).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  expect(dayColumns([t('23 00:00')], t('22 12:00')).slice(-2)).toEqual([19, 'end']);
});
