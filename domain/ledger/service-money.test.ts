import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toman } from '../money';
import { ending } from '../service-requests/ending';
import { soldService, unsoldService } from './service-money';

test('[INP-4, NUM-6] what a service is sold and unsold for sums to nothing but the fee and what goes back', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(10 ** 7), fc.nat(100), (price, deposit, share) => {
      const total = price + deposit;
      const byWallet = Math.floor((total * share) / 100);
      const byCard = Math.min(total - byWallet, deposit);
      const end = ending('changed-mind', { paidToman: toman(total), carriedOutToman: toman(0), depositToman: toman(deposit) });
      const lines = [
        ...soldService({ from: 'gateway:sandbox', amountToman: toman(total - byWallet), depositToman: toman(byCard) }),
        ...soldService({ from: 'wallet:1', amountToman: toman(byWallet), depositToman: toman(deposit - byCard) }),
        ...unsoldService({ priceToman: price, depositToman: deposit, feeToman: end.feeToman }),
      ];
      const of = (account: string) => lines.filter((line) => line.account === account).reduce((sum, { amountToman }) => sum + amountToman, 0);
      expect([of('services-sold'), of('deposits-held'), of('fees'), of('refunds-due')]).toEqual([0, 0, -end.feeToman || 0, -end.backToman || 0]);
      expect(lines.reduce((sum, { amountToman }) => sum + amountToman, 0)).toBe(0);
      expect(end.backToman).toBeGreaterThanOrEqual(deposit);
    }),
  );
});
