import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toman } from '../money';
import { owedBack, paidBack, soldOrder, unsoldOrder } from './order-money';

test('every entry of an order sums to zero, and a cancelled one leaves nothing sold', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 10 ** 11 }), fc.integer({ min: 0, max: 999 }), (total, delivery) => {
      const money = { from: 'gateway:sandbox', totalToman: toman(total), deliveryToman: toman(delivery) };
      const sum = (lines: { amountToman: number }[]) => lines.reduce((all, line) => all + line.amountToman, 0);
      const sold = soldOrder(money);
      const unsold = unsoldOrder(money);
      expect([sum(sold), sum(unsold), sum(owedBack({ provider: 'sandbox', amountToman: toman(total) }))]).toEqual([0, 0, 0]);
      const sales = [...sold, ...unsold].filter((line) => line.account === 'sales' || line.account === 'delivery');
      expect(sum(sales)).toBe(0);
      const ended = [...sold, ...unsold, ...paidBack({ provider: 'sandbox', amountToman: toman(total) })];
      expect(sum(ended.filter((line) => line.account === 'gateway:sandbox'))).toBe(0);
      expect(sum(ended.filter((line) => line.account === 'refunds-due'))).toBe(0);
      expect([...sold, ...unsold].every((line) => line.amountToman !== 0)).toBe(true);
    }),
  );
});
