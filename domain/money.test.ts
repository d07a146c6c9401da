import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownShare, percentOf, shareForCustomer, splitForCustomer, sumToman, times, toman } from './money';

const amount = fc.integer({ min: 0, max: 9_000_000_000_000 }).map(toman);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test('[PROD-3: whole toman] anything but whole toman is a bug', () => {
  expect(() => toman(0.5)).toThrow();
  expect(() => toman(Number.MAX_SAFE_INTEGER + 1)).toThrow();
  expect(toman(8_950_000)).toBe(8_950_000);
});

test.each([
  [15_530_000, 5, 776_500],
  [10, 5, 1],
  [9, 5, 0],
  [1_000, 0.5, 5],
  [99, 0.5, 0],
  [100, 0.5, 1],
])('%i toman, %d %% is %i: half up', (whole, part, is) => expect(percentOf(toman(whole), part)).toBe(is));

test('a percentage is within half a toman of the exact one', () => {
  fc.assert(
    fc.property(amount, percent, (whole, part) => {
      const twice = 2n * 10_000n * BigInt(percentOf(whole, part)) - 2n * BigInt(whole) * BigInt(Math.round(part * 100));
      expect(twice > -10_000n && twice <= 10_000n).toBe(true);
    }),
  );
});

test('a split loses nothing and rounds in the customer’s favour', () => {
  fc.assert(
    fc.property(amount, percent, (whole, part) => {
      const { customer, house } = splitForCustomer(whole, part);
      expect(customer + house).toBe(whole);
      expect(customer).toBeGreaterThanOrEqual(percentOf(whole, part));
      expect(customer - percentOf(whole, part)).toBeLessThanOrEqual(1);
    }),
  );
  expect(shareForCustomer(toman(275_001), 50)).toBe(137_501);
  expect(ownShare(toman(100), 3)).toBe(33);
  expect(() => ownShare(toman(100), 0)).toThrow();
});

test('a total is the sum of its lines', () => {
  expect(sumToman([toman(1), toman(2), times(toman(3), 4)])).toBe(15);
});
