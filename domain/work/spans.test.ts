import { expect, test } from 'vitest';
import { spanOf } from './spans';

// Saturday noon in Tehran.
const now = new Date('2026-11-21T08:30:00Z');

test.each([
  ['2026-11-21T08:29:59Z', 'late'],
  ['2026-11-21T08:30:00Z', 'today'],
  ['2026-11-21T20:29:59Z', 'today'],
  ['2026-11-21T20:30:00Z', 'today'],
  ['2026-11-21T20:30:01Z', 'week'],
  ['2026-11-28T20:29:59Z', 'week'],
  ['2026-11-28T20:30:00Z', 'week'],
  ['2026-11-28T20:30:01Z', 'later'],
])('[ADM-3: by deadline] what is due at %s is %s, by the days of Tehran', (dueAt, span) => {
  expect(spanOf(new Date(dueAt), now)).toBe(span);
});

test('[ADM-3: by deadline] work without a deadline comes last', () => {
  expect(spanOf(null, now)).toBe('none');
});
