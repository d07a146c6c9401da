import { HOUR_MS } from '../calendars/day';
import { named } from '../fields';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { refuse, type Refusal } from '../result';
import { count, requestReason } from './fields';
import { ANSWER_HOURS } from './clocks';
import { SERVICE_PRICE_MOST_TOMAN } from './items';
import type { RequestState } from './states';

/** Where what is asked for more can be: it waits, was paid or declined, taken back by the desk, or ended with its time or its request. */
export type SupplementState = 'open' | 'paid' | 'declined' | 'withdrawn' | 'ended';

/** What is asked for beside a price that is paid, and why; the requester reads the reason. The bank takes no less than the least. */
export const supplementFields = {
  amount: named(count('quantity', LEAST_PAYABLE_TOMAN, SERVICE_PRICE_MOST_TOMAN, '150000'), { label: 'services.supplement.amount' }),
  reason: requestReason,
} as const;

/** So many can be asked for one request. *(ours)* */
export const MOST_SUPPLEMENTS = 10;

/** Until when it can be paid; afterwards it is done without it. *(ours)* */
export const supplementUntil = (now: Date): Date => new Date(now.getTime() + ANSWER_HOURS * HOUR_MS);

/** Why nothing more can be asked for now; null where it can. Only what is paid and still to be carried out can cost more, one sum at a time. [INP-4] */
export function supplementRefusal({
  state,
  paidToman,
  open,
  before,
}: {
  state: RequestState;
  paidToman: number;
  open: boolean;
  before: number;
}): Refusal | null {
  const no = (code: string, facts?: Record<string, number>) => refuse(`services.supplement.${code}`, facts, { status: 409 });
  if ((state !== 'waiting-action' && state !== 'no-answer-provider') || paidToman === 0) return no('not-now');
  if (open) return no('open');
  return before >= MOST_SUPPLEMENTS ? no('too-many', { most: MOST_SUPPLEMENTS }) : null;
}
