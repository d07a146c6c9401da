import { field, type Field } from '../fields';
import { toman } from '../money';
import type { Toman } from '../money';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { ok, refuse } from '../result';
import type { Refusal, Result } from '../result';
import { missingToman } from './top-up';

/** How a buyer wants to pay: at the gateway, from the wallet, or so much from the wallet and the rest at the gateway. [ORD-4, WAL-3] */
export type PayWish = { by: 'gateway' } | { by: 'wallet' } | { by: 'both'; walletToman: number };
export type PayShare = { walletToman: Toman; gatewayToman: Toman };

/** A wish as the form carries it: `gateway`, `wallet` or `both:350000`, the part that the buyer saw. */
export const payWish: Field<PayWish> = field({ kind: 'carried', label: 'wallet.pay.title' }, (typed): Result<PayWish> => {
  if (typed === '' || typed === 'gateway') return ok({ by: 'gateway' });
  if (typed === 'wallet') return ok({ by: 'wallet' });
  const part = /^both:([1-9]\d{0,11})$/.exec(typed)?.[1];
  return part ? ok({ by: 'both', walletToman: Number(part) }) : refuse('wallet.way.unknown');
});

/** The wish as the form carries it. */
export function wishValue(wish: PayWish): string {
  return wish.by === 'both' ? `both:${wish.walletToman}` : wish.by;
}

/** The part of a total that can be paid from the wallet: all of it, or so much that the rest is an amount that the gateway takes. [ORD-4, WAL-3] */
export function walletPart(totalToman: number, availableToman: number): Toman {
  if (availableToman >= totalToman) return toman(totalToman);
  return toman(Math.max(0, Math.min(availableToman, totalToman - LEAST_PAYABLE_TOMAN)));
}

/** Splits a total between wallet and gateway exactly as the buyer saw it, or refuses and says what is missing. [ORD-4, WAL-3] */
export function payShare(wish: PayWish, totalToman: number, availableToman: number): Result<PayShare> {
  switch (wish.by) {
    case 'gateway':
      return ok({ walletToman: toman(0), gatewayToman: toman(totalToman) });
    case 'wallet':
      if (availableToman < totalToman) return insufficient(totalToman, availableToman);
      return ok({ walletToman: toman(totalToman), gatewayToman: toman(0) });
    case 'both': {
      const { walletToman } = wish;
      if (availableToman < walletToman || totalToman - walletToman < LEAST_PAYABLE_TOMAN) {
        return refuse('wallet.credit.changed', { availableToman }, { status: 409, field: 'pay' });
      }
      return ok({ walletToman: toman(walletToman), gatewayToman: toman(totalToman - walletToman) });
    }
  }
}

/** Not enough credit: how much is there and how much would have to be added. [WAL-3] */
export function insufficient(neededToman: number, availableToman: number): Refusal {
  return refuse('wallet.credit.insufficient', { availableToman, missingToman: missingToman(neededToman, availableToman) }, { status: 409, field: 'pay' });
}
