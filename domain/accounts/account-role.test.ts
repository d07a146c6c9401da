import { expect, test } from 'vitest';
import { licenceIsOver } from './account-role';

test('[ROLE-1] a licence counts on its last day, and no more on the next; one without an end and a role that is not verified are never over', () => {
  const verified = { state: 'verified', endsOn: '2026-11-23' } as const;
  expect(['2026-11-22', '2026-11-23', '2026-11-24'].map((today) => licenceIsOver(verified, today))).toEqual([false, false, true]);
  expect(licenceIsOver({ state: 'verified', endsOn: null }, '2099-01-01')).toBe(false);
  expect(licenceIsOver({ state: 'suspended', endsOn: '2026-11-23' }, '2026-11-24')).toBe(false);
});
