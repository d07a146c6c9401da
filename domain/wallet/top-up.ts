import type { Field } from '../fields';
import { toman } from '../money';
import type { Toman } from '../money';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { ok, refuse } from '../result';
import { normaliseText } from '../text/normalise';

/** Credit is added from the least that a gateway takes up to the most that it takes at once. [WAL-2] */
export const TOP_UP_LEAST_TOMAN = LEAST_PAYABLE_TOMAN;
export const TOP_UP_MOST_TOMAN = toman(100_000_000);

/** A top-up needs a price: whole toman, in any digits, with or without separators. [WAL-2, LANG-4] */
export const topUpAmount: Field<Toman> = (typed) => {
  const digits = normaliseText(typed.slice(0, 60)).replace(/[\s,٬،\u200c]/g, '');
  if (digits === '') return refuse('wallet.amount.missing');
  if (!/^\d{1,12}$/.test(digits)) return refuse('wallet.amount.invalid');
  const amount = Number(digits);
  if (amount < TOP_UP_LEAST_TOMAN) return refuse('wallet.amount.too-small', { leastToman: TOP_UP_LEAST_TOMAN });
  if (amount > TOP_UP_MOST_TOMAN) return refuse('wallet.amount.too-large', { mostToman: TOP_UP_MOST_TOMAN });
  return ok(toman(amount));
};

/** Exactly what a payment lacks; a gateway takes no less than its least. [WAL-3] */
export function missingToman(neededToman: number, availableToman: number): Toman {
  return toman(Math.max(TOP_UP_LEAST_TOMAN, neededToman - availableToman));
}
