import { expect, test } from 'vitest';
import { isWrong, readDays } from './read-days';

test.each([
  [{}],
  [{ from: '', to: ' ' }],
  [{ from: '۱۴۰۵/۹/۱' }],
  [{ from: '1405/9/1', to: '۱۴۰۵/۰۹/۰۱' }],
  [{ from: '٢٠٢٦-١١-٢٢', to: '2026-11-23' }],
  [{ from: '۲۰۲۶/۱۱/۲۲', to: '1405/9/3' }],
  [{ from: ['1'] }],
])('[ADM-3, LANG-4: days] %j is read', (query) => expect(isWrong(readDays('fa', query))).toBe(false));

test('[ADM-3: days] a day that there is not is refused beside its field, and what was typed stays', () => {
  expect(readDays('fa', { from: '۱۴۰۵/۱۳/۱', to: '1405/9/1' })).toEqual({
    typed: { from: '۱۴۰۵/۱۳/۱', to: '1405/9/1' },
    wrong: { from: expect.stringContaining('۱۴۰۵/۹/۱') },
  });
  expect(readDays('en', { from: '2026-02-30', to: 'yesterday' }).wrong).toEqual({
    from: expect.stringContaining('2026-11-22'),
    to: expect.stringContaining('2026-11-22'),
  });
  expect(readDays('fa', { from: '1405/7/31' }).wrong.from).toBeTruthy();
});

test('[ADM-3: days] the last day does not lie before the first', () => {
  const turned = readDays('en', { from: '1405/9/2', to: '2026-11-22' });
  expect([turned.wrong.from, turned.wrong.to]).toEqual([undefined, expect.stringMatching(/before/)]);
});

test('[ADM-3: days] a report takes a year at most, and says so', () => {
  expect(readDays('en', { from: '2025-11-22', to: '2026-11-22' }, 366).wrong).toEqual({});
  expect(readDays('en', { from: '2025-11-21', to: '2026-11-22' }, 366).wrong).toEqual({ to: expect.stringContaining('366') });
});
