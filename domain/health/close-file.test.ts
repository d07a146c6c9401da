import { expect, test } from 'vitest';
import { CLOSED_DAYS, erasedAfter, mayClose } from './close-file';

const now = new Date('2026-11-21T05:00:00Z');

test('[FAM-2: delete] a file that its keeper closes is erased thirty days later to the moment', () => {
  expect(erasedAfter(now).toISOString()).toBe('2026-12-21T05:00:00.000Z');
  expect(CLOSED_DAYS).toBe(30);
});

test('[FAM-2, FAM-7] a child’s file is closed as long as the child comes of age after it would be erased; of whom no day is known it is an adult’s', () => {
  expect(mayClose('2026-12-22', now)).toEqual({ ok: true, value: true });
  for (const day of ['2026-12-21', '2026-11-22', '2026-11-21', '2020-01-01', null])
    expect(mayClose(day, now)).toMatchObject({ ok: false, code: 'health.family.nearly-of-age', status: 409 });
});
