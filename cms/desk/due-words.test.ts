import { expect, test } from 'vitest';
import { dueWords } from './due-words';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);
const holidays = new Set<string>();

test.each([
  // Friday morning, and the whole of Saturday until the desk closes.
  ['2026-11-27 09:00', '2026-11-28 18:00', 'desk 30', '10 hours of desk time'],
  ['2026-11-23 08:00', '2026-11-25 18:00', 'desk 30', '30 hours of desk time'],
  ['2026-11-23 12:00', '2026-11-23 17:00', 'desk 30', '5 hours'],
  ['2026-11-27 09:00', '2026-11-28 18:00', 'hours 33', '1 day and 9 hours'],
  ['2026-11-27 09:00', '2026-11-28 18:00', null, '1 day and 9 hours'],
  // A parcel is on its way by day and by night: its days are none of the desk's hours.
  ['2026-11-23 21:36', '2026-11-26 00:00', 'orders 48', '2 days and 2 hours'],
])('[ADM-3, JOB-3] on %s what is due on %s by the clock “%s” has %s left', (now, due, name, left) => {
  expect(dueWords('en', t(due), t(now), { name, holidays }).left).toBe(left);
});

test('[ADM-3, CONT-1] hours in which somebody wants to be called are said whole', () => {
  const by = { name: 'reviews at 11 to 14', holidays };
  expect(dueWords('en', t('2026-11-23 14:00'), t('2026-11-23 09:00'), by).at).toBe('11:00 to 14:00');
  expect(dueWords('fa', t('2026-11-24 14:00'), t('2026-11-23 09:00'), by).at).toContain('۱۱:۰۰ تا ۱۴:۰۰');
});

test('[ADM-3, ADM-2: English] the end of a day is said within a line as in one', () => {
  const at = (due: string) => dueWords('en', t(due), t('2026-11-23 09:00')).at;
  expect(at('2026-11-24 00:00')).toBe('End of day');
  expect(at('2026-11-25 00:00')).toBe('Tomorrow, end of day');
  expect(at('2026-11-26 00:00')).toBe('Wednesday 25 November, end of day');
});
