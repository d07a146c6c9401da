import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_LADDER, bands, checkLadder, groupPercent, outlook, percentOfGroup } from './ladder';
import { GROUP_MOST_MEMBERS } from './promises';
import { groupDifference, groupDiscount } from './share';
import { toman } from '../money';

test('[GRP-2: the table, GRP-3: the gift, NUM-5] the tables are exact at 1, 4, 5, 9, 10, 19 and 20 members, and 21 are refused', () => {
  const exact: [members: number, base: number, gift: number, total: number][] = [
    [1, 0, 0, 0],
    [2, 2, 0, 2],
    [4, 2, 0, 2],
    [5, 4, 0.5, 4.5],
    [9, 4, 0.5, 4.5],
    [10, 6, 1, 7],
    [14, 6, 1, 7],
    [15, 8, 1, 9],
    [19, 8, 1, 9],
    [20, 10, 2, 12],
  ];
  for (const [members, base, gift, total] of exact)
    expect([members, groupPercent(FIRST_LADDER, members)]).toEqual([members, { ok: true, value: { base, gift, total } }]);
  expect(groupPercent(FIRST_LADDER, 21)).toMatchObject({ ok: false, code: 'groups.group.full', status: 409, facts: { most: 20 } });
});

test('[GRP-2: the table, GRP-3: the gift] a share in toman, exact at each step: table and gift are rounded once, together', () => {
  const gross = toman(8_950_000);
  const shares = [1, 4, 5, 9, 10, 19, 20].map((members) => groupDiscount(gross, percentOfGroup(FIRST_LADDER, members)));
  expect(shares.map(({ base, gift, whole }) => [base, gift, whole])).toEqual([
    [0, 0, 0],
    [179_000, 0, 179_000],
    [358_000, 44_750, 402_750],
    [358_000, 44_750, 402_750],
    [537_000, 89_500, 626_500],
    [716_000, 89_500, 805_500],
    [895_000, 179_000, 1_074_000],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 20 }), (amount, members) => {
      const { base, gift, whole } = groupDiscount(toman(amount), percentOfGroup(FIRST_LADDER, members));
      expect([base + gift, base >= 0, gift >= 0, whole <= amount]).toEqual([whole, true, true, true]);
    }),
  );
});

test('[GRP-3: what the next member brings] the outlook names the next member and the next step that makes it cheaper', () => {
  expect(outlook(FIRST_LADDER, 4)).toMatchObject({ next: { members: 5, gain: 2.5 }, better: { members: 5, more: 1, percent: { total: 4.5 } } });
  expect(outlook(FIRST_LADDER, 6)).toMatchObject({ next: { members: 7, gain: 0 }, better: { members: 10, more: 4, percent: { total: 7 } } });
  expect(outlook(FIRST_LADDER, 19)).toMatchObject({ next: { members: 20, gain: 3 }, better: { more: 1 } });
  expect(outlook(FIRST_LADDER, GROUP_MOST_MEMBERS)).toEqual({ next: null, better: null });
});

test('[PAGE-8: the ladder] its rows change where table or gift changes, and end at twenty', () => {
  expect(bands(FIRST_LADDER).map(({ from, to, percent }) => [from, to, percent.total])).toEqual([
    [2, 4, 2],
    [5, 9, 4.5],
    [10, 14, 7],
    [15, 19, 9],
    [20, 20, 12],
  ]);
  expect(bands([{ from: 3, percent: 1 }]).map(({ from, to, percent }) => [from, to, percent.total])).toEqual([
    [2, 2, 0],
    [3, 4, 1],
    [5, 9, 1.5],
    [10, 19, 2],
    [20, 20, 3],
  ]);
});

test('[GRP-2: staff edit the table] a ladder rises in members and never falls in percent', () => {
  expect(checkLadder(FIRST_LADDER).ok).toBe(true);
  const wrong = [
    [],
    [{ from: 1, percent: 2 }],
    [{ from: 21, percent: 2 }],
    [{ from: 2.5, percent: 2 }],
    [{ from: 2, percent: 0 }],
    [{ from: 2, percent: 51 }],
    [{ from: 2, percent: 1.234 }],
    [
      { from: 5, percent: 2 },
      { from: 5, percent: 3 },
    ],
    [
      { from: 2, percent: 4 },
      { from: 5, percent: 3 },
    ],
  ];
  for (const ladder of wrong) expect([ladder, checkLadder(ladder)]).toMatchObject([ladder, { ok: false, code: 'groups.ladder.invalid' }]);
});

test('[GRP-4: the difference] who paid early gets what the fixed price takes off more, and never pays more', () => {
  const paid = (discountToman: number) => ({ grossToman: toman(8_950_000), discountToman: toman(discountToman) });
  expect(groupDifference(paid(179_000), 7)).toBe(447_500);
  expect(groupDifference(paid(626_500), 7)).toBe(0);
  expect(groupDifference(paid(1_000_000), 7)).toBe(0);
});
