import { PAYMENT_WINDOW_MINUTES } from '../orders/hold';
import type { PaymentState } from './arrived';

/** While a page of a pending payment is open, the bank is asked again after so many seconds, however many pages are. [ORD-4] */
export const LOOK_EVERY_SECONDS = 5;

/** What is known of money that may be on its way: nothing is, the bank's page is still open, or the bank does not answer. [ORD-4, WAL-2] */
export type Standing =
  { kind: 'none' } | { kind: 'open' | 'unanswered'; /** By when it has become an order or credit, or is known not to have been paid. */ by: Date };

/** How a payment stands once the bank was asked: money may still arrive until the bank has closed it. [ORD-4, WAL-2] */
export function standingOf(payment: { state: PaymentState; authority: string | null; answered: boolean }, begunAt: Date): Standing {
  if (payment.state !== 'requested' || payment.authority === null) return { kind: 'none' };
  return { kind: payment.answered ? 'open' : 'unanswered', by: new Date(begunAt.getTime() + PAYMENT_WINDOW_MINUTES * 60_000) };
}

/** The more serious of two. */
export function graver(one: Standing, other: Standing): Standing {
  const weight = { none: 0, open: 1, unanswered: 2 };
  return weight[other.kind] > weight[one.kind] ? other : one;
}
