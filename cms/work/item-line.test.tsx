import { expect, test } from 'vitest';
import type { WorkItem } from '#services/work/due';
import { itemLine } from './item-line';

const item = (more: Partial<WorkItem>): WorkItem => ({
  ...{ queue: 'comments', collection: 'comments', id: 1, key: 'comments:1', code: 'نوار خانگی چه می‌گوید؟', who: 'آوین', goods: [], kind: null },
  ...{ wished: false, written: false, state: 'waiting', province: null, city: null, amountToman: null, dueAt: null, clock: null },
  ...{ ownerId: null, ownerName: null, givenBy: null, version: 0 },
  ...more,
});

test('[ADM-3] a comment’s row has no code: what it is written under is said once, below the name', () => {
  expect(itemLine('fa', item({}), []).code).toBeNull();
  expect(itemLine('fa', item({ queue: 'claims', collection: 'device-claims', code: 'ZD-GXJ9M3A' }), []).code).toBe('ZD-GXJ9M3A');
});
