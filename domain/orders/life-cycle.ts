import type { StaffRole } from '../accounts/roles';
import { applyMove, legalMoves } from '../lifecycle';
import type { LifeCycle, Move, Moved } from '../lifecycle';
import type { Result } from '../result';
import { orderStates } from './states';
import type { OrderEvent, OrderState } from './states';

/** Who can move an order: its buyer, the clock, or staff by role. */
export type OrderMover = 'buyer' | 'clock' | StaffRole;
type OrderMove = Move<OrderState, OrderEvent, OrderMover>;

const desk = ['support', 'operations', 'administrator'] as const;
const afterSales = ['after-sales', 'support', 'administrator'] as const;

/** An order's whole life; no other move exists. [ORD-5, ADM-4] */
export const orderLifeCycle = {
  name: 'orders',
  states: orderStates,
  start: 'awaiting-payment',
  ends: ['refunded', 'replacement'],
  moves: [
    { event: 'pay', from: ['awaiting-payment'], to: 'placed', who: ['clock'], tells: 'orders.placed' },
    { event: 'expire', from: ['awaiting-payment'], to: 'cancelled', who: ['clock'], tells: 'orders.expired' },
    { event: 'give-up', from: ['awaiting-payment'], to: 'cancelled', who: ['buyer'] },
    { event: 'refuse-late-payment', from: ['awaiting-payment'], to: 'cancelled', who: ['clock'] },
    { event: 'send-to-review', from: ['placed'], to: 'under-review', who: ['clock'], tells: 'orders.under-review' },
    { event: 'approve', from: ['under-review'], to: 'queued', who: desk, tells: 'orders.queued' },
    { event: 'queue', from: ['placed'], to: 'queued', who: ['clock', ...desk], tells: 'orders.queued' },
    { event: 'confirm', from: ['queued'], to: 'confirmed', who: desk, tells: 'orders.confirmed' },
    { event: 'dispatch', from: ['confirmed'], to: 'dispatched', who: desk, tells: 'orders.dispatched' },
    { event: 'deliver', from: ['dispatched'], to: 'delivered', who: desk, tells: 'orders.delivered' },
    {
      event: 'cancel',
      from: ['placed', 'under-review', 'queued', 'confirmed'],
      to: 'cancelled',
      who: ['clock', ...desk],
      reason: 'required',
      tells: 'orders.cancelled',
    },
    { event: 'start-refund', from: ['cancelled'], to: 'refund-pending', who: ['clock', ...desk], tells: 'orders.refund-pending' },
    { event: 'finish-refund', from: ['refund-pending'], to: 'refunded', who: ['clock'], tells: 'orders.refunded' },
    { event: 'replace', from: ['delivered'], to: 'replacement', who: afterSales, reason: 'required', tells: 'orders.replacement' },
  ],
} as const satisfies LifeCycle<OrderState, OrderEvent, OrderMover>;

const cycle: LifeCycle<OrderState, OrderEvent, OrderMover> = orderLifeCycle;

/** A cancelled order gets its money back only when there was some. [ORD-5] */
function mayRefund(move: { event: OrderEvent }, paidToman: number): boolean {
  return move.event !== 'start-refund' || paidToman > 0;
}

/** The moves that this person may make now: the buttons on the order. [ORD-5, ADM-4] */
export function orderMoves(order: { state: OrderState; paidToman: number }, who: readonly OrderMover[]): OrderMove[] {
  return legalMoves(cycle, order.state, who).filter((move) => mayRefund(move, order.paidToman));
}

/** Moves an order, or says why not. [ORD-5, ADM-4] */
export function moveOrder(
  order: { state: OrderState; paidToman: number },
  event: OrderEvent,
  who: readonly OrderMover[],
  reason?: string,
): Result<Moved<OrderState, OrderEvent>> {
  if (!mayRefund({ event }, order.paidToman)) return { ok: false, code: 'orders.refund.nothing-paid', status: 409 };
  return applyMove(cycle, order.state, event, who, reason);
}

/** Orders that nobody has to work on any more. [ADM-3] */
export const restingOrderStates = ['delivered', 'cancelled', 'refunded', 'replacement'] as const satisfies readonly OrderState[];
