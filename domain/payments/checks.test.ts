import { expect, test } from 'vitest';
import { LATE_CHECKS_MINUTES, leaseUntil, nextCheck, nextLateCheck } from './checks';

const at = new Date('2026-11-21T08:00:00Z');

test('an open payment is asked for every five minutes, a failed one twice more', () => {
  expect(nextCheck(at).toISOString()).toBe('2026-11-21T08:05:00.000Z');
  expect(leaseUntil(at).toISOString()).toBe('2026-11-21T08:02:00.000Z');
  expect(nextLateCheck(at, 0)?.toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect(nextLateCheck(at, 1)?.toISOString()).toBe('2026-11-22T08:00:00.000Z');
  expect(nextLateCheck(at, LATE_CHECKS_MINUTES.length)).toBeNull();
});
