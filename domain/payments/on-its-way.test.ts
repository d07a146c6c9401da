import { expect, test } from 'vitest';
import { graver, standingOf } from './on-its-way';

const begun = new Date('2026-11-22T08:00:00Z');
const by = new Date('2026-11-22T09:00:00Z');

test.each([
  [{ state: 'new', authority: null, answered: true }, { kind: 'none' }],
  [
    { state: 'requested', authority: 'A1', answered: true },
    { kind: 'open', by },
  ],
  [
    { state: 'requested', authority: 'A1', answered: false },
    { kind: 'unanswered', by },
  ],
  [{ state: 'paid', authority: 'A1', answered: true }, { kind: 'none' }],
  [{ state: 'failed', authority: 'A1', answered: false }, { kind: 'none' }],
] as const)('[ORD-4, WAL-2] money on its way: %j is %j', (payment, standing) => {
  expect(standingOf(payment, begun)).toEqual(standing);
});

test('[ORD-4] of several payments the one that says more counts', () => {
  expect(graver({ kind: 'none' }, { kind: 'open', by })).toEqual({ kind: 'open', by });
  expect(graver({ kind: 'unanswered', by }, { kind: 'open', by })).toEqual({ kind: 'unanswered', by });
});
