import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toman } from '../money';
import type { DiscountTerms } from './discount';
import { LEAST_PAYABLE_TOMAN, priceCart } from './pricing';
import type { PricedItem } from './pricing';

const item = (key: string, variantId: number, priceToman: number, quantity = 1, engravingToman = 0, colourToman = 0): PricedItem => ({
  key,
  variantId,
  quantity,
  priceToman: toman(priceToman),
  engravingToman: toman(engravingToman),
  colourToman: toman(colourToman),
});
const code = (terms: Partial<DiscountTerms>): DiscountTerms => ({
  id: 1,
  code: 'NOROOZ',
  kind: 'percent',
  value: 5,
  maximumToman: null,
  minimumToman: null,
  usesLimit: null,
  perUserLimit: null,
  startsAt: null,
  endsAt: null,
  holdsFor: [],
  variantIds: [],
  active: true,
  ...terms,
});

test('[DISC-2: line by line] the example of the checkout: 15,530,000 less 5 % is 14,753,500', () => {
  const priced = priceCart([item('ns1', 1, 8_950_000), item('nb1', 2, 3_290_000, 2)], code({}), toman(0));
  expect(priced.lines.map((line) => [line.grossToman, line.discountToman, line.totalToman])).toEqual([
    [8_950_000, 447_500, 8_502_500],
    [6_580_000, 329_000, 6_251_000],
  ]);
  expect(priced).toMatchObject({ itemCount: 3, goodsToman: 15_530_000, discountToman: 776_500, deliveryToman: 0, totalToman: 14_753_500 });
});

test('[PROD-2: an extra price, PROD-3: each toman has its rule] engraving and colour are counted for each device', () => {
  const priced = priceCart([item('a', 1, 1_000_000, 2, 150_000, 50_000)], null, toman(95_000));
  expect(priced.lines[0]).toMatchObject({ unitToman: 1_050_000, engravingToman: 150_000, grossToman: 2_400_000, totalToman: 2_400_000 });
  expect(priced.proof).toEqual([
    { rule: 'price', key: 'a', amountToman: 2_000_000 },
    { rule: 'colour', key: 'a', amountToman: 100_000 },
    { rule: 'engraving', key: 'a', amountToman: 300_000 },
    { rule: 'delivery', key: null, amountToman: 95_000 },
  ]);
});

test('[DISC-1: amount, products, maximum] an amount is shared by the lines it holds for; a maximum is kept', () => {
  const items = [item('a', 1, 100_000), item('b', 2, 200_000), item('c', 3, 300_000)];
  const discounts = (terms: Partial<DiscountTerms>) => priceCart(items, code(terms), toman(0)).lines.map((line) => line.discountToman);
  expect(discounts({ kind: 'amount', value: 10_000, variantIds: [1, 2] })).toEqual([3_333, 6_667, 0]);
  expect(discounts({ value: 10, variantIds: [3] })).toEqual([0, 0, 30_000]);
  expect(discounts({ value: 50, maximumToman: 60_000 })).toEqual([10_000, 20_000, 30_000]);
  expect(discounts({ kind: 'amount', value: 9_000_000 }).reduce((sum, part) => sum + part, 0)).toBe(600_000 - LEAST_PAYABLE_TOMAN);
});

test('[PROD-3: each toman has its rule, DISC-2: line by line] the total is the sum of its lines and of its proof, whatever the code', () => {
  const items = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1_000, max: 200_000_000 }), fc.integer({ min: 1, max: 20 }), fc.nat(500_000), fc.nat(100_000)),
    { minLength: 1, maxLength: 6 },
  );
  const terms = fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 10_000_000_000 })),
    maximumToman: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
    variantIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  });
  fc.assert(
    fc.property(items, fc.option(terms), fc.nat(200_000), (rows, rule, delivery) => {
      const usable = rule && (rule.kind === 'amount' || rule.value <= 100) ? code(rule) : null;
      const priced = priceCart(
        rows.map((row, index) => item(String(index), ...row)),
        usable,
        toman(delivery),
      );
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
      for (const line of priced.lines) {
        expect(line.totalToman).toBe((line.unitToman + line.engravingToman) * line.quantity - line.discountToman);
        expect(line.discountToman).toBeGreaterThanOrEqual(0);
        expect(line.totalToman).toBeGreaterThanOrEqual(0);
        if (usable && usable.variantIds.length > 0 && !usable.variantIds.includes(line.variantId)) expect(line.discountToman).toBe(0);
      }
      expect(priced.totalToman).toBe(sum(priced.lines.map((line) => line.totalToman)) + delivery);
      expect(priced.totalToman).toBe(priced.goodsToman - priced.discountToman + delivery);
      expect(priced.totalToman).toBe(sum(priced.proof.map((trace) => trace.amountToman)));
      expect(priced.totalToman).toBeGreaterThanOrEqual(Math.min(LEAST_PAYABLE_TOMAN, priced.goodsToman));
      if (usable?.maximumToman) expect(priced.discountToman).toBeLessThanOrEqual(usable.maximumToman);
    }),
  );
});

test('[GRP-3: the better one holds] a code and a group price do not add up; each toman off has its rule', () => {
  const device = [item('a', 1, 8_950_000)];
  const group = { key: 'a', percent: { base: 4, gift: 0.5, total: 4.5 } };
  const shown = (terms: Partial<DiscountTerms> | null) => priceCart(device, terms && code(terms), toman(0), group);
  expect(shown(null)).toMatchObject({ holds: 'group', discountToman: 402_750, otherToman: 0, totalToman: 8_547_250 });
  expect(shown({ value: 5 })).toMatchObject({ holds: 'code', discountToman: 447_500, otherToman: 402_750, totalToman: 8_502_500 });
  expect(shown({ value: 4 })).toMatchObject({ holds: 'group', discountToman: 402_750, otherToman: 358_000, totalToman: 8_547_250 });
  // Equal: the code's use is spared.
  expect(shown({ value: 4.5 })).toMatchObject({ holds: 'group' });
  expect(shown({ value: 4 }).proof).toEqual([
    { rule: 'price', key: 'a', amountToman: 8_950_000 },
    { rule: 'group', key: 'a', amountToman: -358_000 },
    { rule: 'gift', key: 'a', amountToman: -44_750 },
  ]);
});
