import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toman } from '../money';
import { checkDiscount, parseDiscountCode, spread } from './discount';
import type { DiscountTerms } from './discount';

const at = new Date('2026-11-21T08:00:00Z');
const terms: DiscountTerms = {
  id: 1,
  code: 'YALDA',
  kind: 'percent',
  value: 10,
  maximumToman: null,
  minimumToman: 1_000_000,
  usesLimit: 10,
  perUserLimit: 1,
  startsAt: new Date('2026-11-20T20:30:00Z'),
  endsAt: new Date('2026-12-21T20:30:00Z'),
  holdsFor: [],
  variantIds: [1],
  active: true,
};
const lines = [
  { variantId: 1, grossToman: toman(1_000_000) },
  { variantId: 2, grossToman: toman(5_000_000) },
];
const use = { purpose: 'goods', used: 9, usedByUser: 0, at };

test('[DISC-1: terms] a code within its terms holds', () => expect(checkDiscount(terms, use, lines)).toEqual({ ok: true, value: terms }));

test.each([
  ['unknown', null, use, lines],
  ['unknown', { ...terms, active: false }, use, lines],
  ['not-yet', { ...terms, startsAt: new Date(at.getTime() + 1) }, use, lines],
  ['ended', { ...terms, endsAt: at }, use, lines],
  ['used-up', terms, { ...use, used: 10 }, lines],
  ['used-by-you', terms, { ...use, usedByUser: 1 }, lines],
  ['not-for-these', terms, use, lines.slice(1)],
  ['for-else', { ...terms, holdsFor: ['group-share'] }, use, lines],
  ['below-minimum', { ...terms, minimumToman: 1_000_001 }, use, lines],
])('[DISC-1: terms] refused: %s', (reason, asked, used, cart) => {
  expect(checkDiscount(asked, used, cart)).toMatchObject({ ok: false, code: `discounts.code.${reason}`, field: 'code' });
});

test('[DISC-2: areas] a code holds for what its terms name, and for everything where they name nothing', () => {
  const named = { ...terms, holdsFor: ['goods'] };
  expect(checkDiscount(named, use, lines)).toEqual({ ok: true, value: named });
  expect(checkDiscount(named, { ...use, purpose: 'group-share' }, lines)).toMatchObject({ ok: false, code: 'discounts.code.for-else', field: 'code' });
  expect(checkDiscount(terms, { ...use, purpose: 'group-share' }, lines).ok).toBe(true);
});

test('[LANG-4: codes] a code is read in any case and digits', () => {
  expect(parseDiscountCode(' yalda ۱۴۰۵ ')).toEqual({ ok: true, value: 'YALDA1405' });
  expect(parseDiscountCode(' ')).toMatchObject({ code: 'discounts.code.missing' });
  for (const bad of ['<b>', "'--'", 'X'.repeat(33)]) expect(parseDiscountCode(bad)).toMatchObject({ code: 'discounts.code.unknown' });
});

test('an amount shared by weights is shared whole, in proportion', () => {
  const weights = fc.array(fc.nat(9_000_000_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(9_000_000_000), weights, (amount, shares) => {
      const parts = spread(toman(amount), shares.map(toman));
      const whole = shares.reduce((sum, share) => sum + share, 0);
      expect(parts.reduce((sum: number, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount);
      parts.forEach((part, index) => expect(Math.abs(part - (whole === 0 ? 0 : (amount * (shares[index] ?? 0)) / whole))).toBeLessThanOrEqual(1));
    }),
  );
});
