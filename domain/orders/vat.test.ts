import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toman } from '../money';
import { includedVat, MOST_VAT_PERCENT } from './vat';

test.each([
  [11_000_000, 10, 1_000_000],
  [8_950_000, 10, 813_636],
  [3_290_000, 9, 271_651],
  [1_000, 0, 0],
  [0, 10, 0],
  [21, 5, 1],
])('[ORD-10: tax] %d toman at %d %% include %d of tax', (gross, percent, tax) => {
  expect(includedVat(toman(gross), percent)).toBe(tax);
});

test('[ORD-10: tax] net and tax add up to the price, and the tax is the nearest toman', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: MOST_VAT_PERCENT * 100 }), (gross, hundredths) => {
      const percent = hundredths / 100;
      const tax = includedVat(toman(gross), percent);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(Math.abs(tax - (gross * percent) / (100 + percent))).toBeLessThanOrEqual(0.5 + 1e-3);
      expect(toman(gross - tax) + tax).toBe(gross);
    }),
  );
});
