import { expect, test } from 'vitest';
import { readSpan } from './read-span';

const now = new Date('2026-11-22T20:05:00Z');
const spanOf = (query: object) => readSpan(query, now).span;

test('[ADM-3, LANG-4: reports] the days are read in both calendars and any digits; one of them alone is enough', () => {
  expect(spanOf({ from: '۱۴۰۵/۹/۱', to: '2026-11-22' })).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(spanOf({ from: '۱۴۰۵/۸/۱' })).toEqual({ from: '2026-10-23', to: '2026-11-22' });
  expect(spanOf({ to: '۱۴۰۵/۸/۳۰' })).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(spanOf({})).toEqual({ from: '2026-10-24', to: '2026-11-22' });
});

test('[ADM-3: reports] what cannot be read, or is longer than a year, is never shown as another span of its name', () => {
  for (const query of [
    { from: 'x', to: '2026-11-22' },
    { from: '2020-01-01', to: '2026-11-22' },
    { from: '2026-11-22', to: '2026-11-01' },
  ])
    expect(readSpan(query, now).days === 30 || spanOf(query).to === query.to).toBe(true);
  expect(readSpan({ from: '2020-01-01', to: '2026-11-22' }, now).days).toBe(30);
});
