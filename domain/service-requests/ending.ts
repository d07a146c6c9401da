import { toman, type Toman } from '../money';
import { CANCELLATION_FEE_TOMAN } from './promises';
import type { RequestEvent, RequestState } from './states';

/** Why a request ends before it is done: whoever asked changed their mind, nobody answered, we give it up, or its price lapsed unpaid. [INP-4] */
export type EndingCause = 'changed-mind' | 'nobody-answered' | 'given-up' | 'lapsed';

/** What a move that cancels a request is, as money sees it; none for a move that does not. [INP-4] */
export function endingCause(event: RequestEvent, from: RequestState): EndingCause | null {
  if (event === 'give-up') return 'given-up';
  if (event === 'lapse') return 'lapsed';
  if (event === 'decline') return 'changed-mind';
  if (event !== 'cancel') return null;
  return from === 'no-answer-staff' || from === 'no-answer-provider' ? 'nobody-answered' : 'changed-mind';
}

/** What was paid for a request, and how much of it has been carried out; the deposit is a part of what was paid. */
export type RequestMoney = { paidToman: Toman; carriedOutToman: Toman; depositToman: Toman };
/** What the visits that were made come to, each as much as any other: whole toman, in favour of whoever paid. [INP-4] */
export function carriedOut(priceToman: number, { done, all }: { done: number; all: number }): Toman {
  return toman(all === 0 ? 0 : Math.floor((priceToman * done) / all));
}
/** What stays with us and what goes back. */
export type Ending = { keptToman: Toman; feeToman: Toman; backToman: Toman };

/**
 * What a request’s end costs and gives back; page, receipt, button and API ask this one function. Whoever changes their
 * mind after paying pays the fee, never more than what is left of the price; a deposit bears none. [INP-4, NUM-6]
 */
export function ending(cause: EndingCause, { paidToman, carriedOutToman, depositToman }: RequestMoney): Ending {
  const left = paidToman - carriedOutToman;
  if (left < depositToman) throw new Error(`${paidToman} toman paid, ${carriedOutToman} carried out: a deposit of ${depositToman} is not among it`);
  const fee = cause === 'changed-mind' ? Math.min(CANCELLATION_FEE_TOMAN, left - depositToman) : 0;
  return { keptToman: carriedOutToman, feeToman: toman(fee), backToman: toman(left - fee) };
}
