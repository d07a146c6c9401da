import type { OrderState } from '../orders/states';
import { unreachable } from '../result';

/** Where one attempt to pay can be. [ORD-4] */
export const paymentStates = ['new', 'requested', 'paid', 'failed', 'unusable'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a gateway says when it is asked about a payment; a callback's own words are never believed. [ORD-4] */
export type Verification = 'paid' | 'not-paid' | 'amount-differs' | 'unknown' | 'refused' | 'unreachable';

/** What is known when the answer comes. */
export type PaymentFacts = {
  payment: PaymentState;
  order: OrderState;
  /** The order's goods: still held for it, free again but in stock, or sold out. */
  goods: 'held' | 'in-stock' | 'gone';
  /** Whether another payment of the same order was taken already. */
  paidByAnother: boolean;
};

/** What follows: exactly one of these, and the state the payment is in afterwards. */
export type Settlement =
  | { do: 'nothing'; payment: PaymentState }
  | { do: 'place'; payment: 'paid'; stock: 'held' | 'take' }
  | { do: 'refund'; payment: 'paid' | 'unusable'; why: 'goods-gone' | 'order-ended' | 'paid-twice' }
  | { do: 'alarm'; payment: 'unusable'; why: 'amount-differs' }
  | { do: 'fail'; payment: 'failed' }
  | { do: 'ask-later'; payment: PaymentState };

function settlePaid(facts: PaymentFacts): Settlement {
  if (facts.paidByAnother) return { do: 'refund', payment: 'unusable', why: 'paid-twice' };
  if (facts.order !== 'awaiting-payment') return { do: 'refund', payment: 'paid', why: 'order-ended' };
  switch (facts.goods) {
    case 'held':
      return { do: 'place', payment: 'paid', stock: 'held' };
    case 'in-stock':
      return { do: 'place', payment: 'paid', stock: 'take' };
    case 'gone':
      return { do: 'refund', payment: 'paid', why: 'goods-gone' };
    default:
      return unreachable(facts.goods);
  }
}

/** What a gateway's answer does: replayed, late, twice or never, one consistent order comes of it. [ORD-4, ORD-13] */
export function settlePayment(facts: PaymentFacts, verification: Verification): Settlement {
  if (facts.payment === 'paid' || facts.payment === 'unusable') return { do: 'nothing', payment: facts.payment };
  switch (verification) {
    case 'paid':
      return settlePaid(facts);
    case 'amount-differs':
      return { do: 'alarm', payment: 'unusable', why: 'amount-differs' };
    case 'not-paid':
    case 'unknown':
    case 'refused':
      return facts.payment === 'failed' ? { do: 'nothing', payment: 'failed' } : { do: 'fail', payment: 'failed' };
    case 'unreachable':
      return { do: 'ask-later', payment: facts.payment };
    default:
      return unreachable(verification);
  }
}
