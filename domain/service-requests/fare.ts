import { named } from '../fields';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { refuse, type Refusal } from '../result';
import { count } from './fields';
import { SERVICE_PRICE_MOST_TOMAN } from './items';
import type { RequestState } from './states';

/** Where the sum of a ride can be: it is due, was paid by its address, or was paid to the crew. */
export type FareState = 'due' | 'paid' | 'crew';

/** What was agreed by phone; the bank takes no less than the least. [AMB-1] */
export const fareFields = {
  amount: named(count('quantity', LEAST_PAYABLE_TOMAN, SERVICE_PRICE_MOST_TOMAN, '1200000'), { label: 'services.fare.amount' }),
} as const;

/** Why the sum of a ride cannot be written now; null where it can. It is written once somebody was sent, and corrected while it is due. [AMB-1] */
export function fareRefusal({ state, afterwards, fare }: { state: RequestState; afterwards: boolean; fare: FareState | null }): Refusal | null {
  const no = (code: string) => refuse(`services.fare.${code}`, undefined, { status: 409 });
  if (!afterwards || (state !== 'waiting-action' && state !== 'done')) return no('not-now');
  return fare === null || fare === 'due' ? null : no('settled');
}
