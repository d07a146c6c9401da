import { field, type Field } from '../fields';
import { toman } from '../money';
import { typedToman } from '../money-typed';
import type { Toman } from '../money';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { ok, refuse, type Result } from '../result';

/** Credit is added from the least that a gateway takes up to the most that it takes at once. [WAL-2] */
export const TOP_UP_LEAST_TOMAN = LEAST_PAYABLE_TOMAN;
export const TOP_UP_MOST_TOMAN = toman(100_000_000);

/** A top-up needs a price: whole toman, as people type it. [WAL-2, LANG-4] */
export const topUpAmount: Field<Toman> = field(
  {
    kind: 'money',
    leastToman: TOP_UP_LEAST_TOMAN,
    mostToman: TOP_UP_MOST_TOMAN,
    label: 'wallet.top-up.amount',
    help: 'wallet.top-up.amount-help',
    helpFacts: { leastToman: TOP_UP_LEAST_TOMAN, mostToman: TOP_UP_MOST_TOMAN },
    example: '50000',
  },
  readAmount,
);

function readAmount(typed: string): Result<Toman> {
  const amount = typedToman(typed);
  if (amount === 'empty') return refuse('wallet.amount.missing');
  if (amount === 'rial') return refuse('wallet.amount.rial');
  if (amount === 'unclear') return refuse('wallet.amount.invalid');
  if (amount < TOP_UP_LEAST_TOMAN) return refuse('wallet.amount.too-small', { leastToman: TOP_UP_LEAST_TOMAN });
  if (amount > TOP_UP_MOST_TOMAN) return refuse('wallet.amount.too-large', { mostToman: TOP_UP_MOST_TOMAN });
  return ok(toman(amount));
}

/** The amount to add for a payment: exactly what is missing, but at least what the gateway takes. [WAL-3] */
export function missingToman(neededToman: number, availableToman: number): Toman {
  return toman(Math.max(TOP_UP_LEAST_TOMAN, neededToman - availableToman));
}
