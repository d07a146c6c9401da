import type { OrderState } from '../orders/states';

export type PaymentState = 'new' | 'requested' | 'paid' | 'failed' | 'unusable';

/**
 * What becomes of money that the gateway has verified: the order is placed; placed if stock is still there
 * (the hold had ended); given back with the cancelled order; or given back because the order was paid already. [ORD-4, ORD-13]
 */
export type Arrival = 'place' | 'place-if-stock' | 'refund-order' | 'refund-payment';

/** Decides by the order's current state, not by what the callback claims. [ORD-4] */
export function arrivalOf(order: { state: OrderState; paidToman: number; held: boolean }): Arrival {
  if (order.paidToman > 0) return 'refund-payment';
  if (order.state === 'awaiting-payment') return order.held ? 'place' : 'place-if-stock';
  return order.state === 'cancelled' ? 'refund-order' : 'refund-payment';
}

/** Whether a payment has ended: nothing that arrives later changes it. */
export function isSettled(state: PaymentState): boolean {
  return state === 'paid' || state === 'unusable';
}
