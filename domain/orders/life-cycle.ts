import type { StaffRole } from '../accounts/roles';
import { applyMove, legalMoves, open, rests, statesThat, waits } from '../lifecycle';
import type { LifeCycle, Move, Moved, WorkCycle } from '../lifecycle';
import type { Refusal, Result } from '../result';
import { proposableStates } from './proposal';
import { orderStates } from './states';
import type { OrderEvent, OrderState } from './states';

/** Who can move an order: its buyer, the clock, or staff by role. */
export type OrderMover = 'buyer' | 'clock' | StaffRole;
type OrderMove = Move<OrderState, OrderEvent, OrderMover>;

/** Staff who work on orders. [ROLE-1] */
export const deskRoles = ['support', 'operations', 'administrator'] as const;
const afterSales = ['after-sales', 'support', 'administrator'] as const;

/** An order's whole life; no other move exists. [ORD-5, ADM-4] */
export const orderLifeCycle = {
  name: 'orders',
  states: orderStates,
  start: 'awaiting-payment',
  ends: ['refunded', 'replacement'],
  stands: {
    'awaiting-payment': waits('idle'),
    placed: open('info'),
    'under-review': open('warn'),
    queued: open('info'),
    confirmed: open('info'),
    dispatched: open('info'),
    delivered: rests('ok'),
    cancelled: rests('bad'),
    'refund-pending': open('warn'),
    refunded: rests('idle'),
    replacement: rests('warn'),
  },
  moves: [
    { event: 'pay', from: ['awaiting-payment'], to: 'placed', who: ['clock'], tells: 'orders.placed' },
    { event: 'expire', from: ['awaiting-payment'], to: 'cancelled', who: ['clock'], tells: 'orders.expired' },
    { event: 'give-up', from: ['awaiting-payment'], to: 'cancelled', who: ['buyer'] },
    { event: 'refuse-late-payment', from: ['awaiting-payment'], to: 'cancelled', who: ['clock'] },
    { event: 'send-to-review', from: ['placed'], to: 'under-review', who: ['clock'], tells: 'orders.under-review' },
    { event: 'approve', from: ['under-review'], to: 'queued', who: deskRoles, tells: 'orders.queued' },
    { event: 'agree', from: ['under-review'], to: 'queued', who: ['buyer'], tells: 'orders.queued' },
    { event: 'decline', from: proposableStates, to: 'cancelled', who: ['buyer'], tells: 'orders.cancelled' },
    { event: 'lapse', from: proposableStates, to: 'cancelled', who: ['clock'], tells: 'orders.cancelled' },
    { event: 'queue', from: ['placed'], to: 'queued', who: ['clock', ...deskRoles], tells: 'orders.queued' },
    { event: 'confirm', from: ['queued'], to: 'confirmed', who: deskRoles, tells: 'orders.confirmed' },
    { event: 'dispatch', from: ['confirmed'], to: 'dispatched', who: deskRoles, tells: 'orders.dispatched' },
    { event: 'deliver', from: ['dispatched'], to: 'delivered', who: deskRoles, tells: 'orders.delivered' },
    {
      event: 'cancel',
      from: ['placed', 'under-review', 'queued', 'confirmed'],
      to: 'cancelled',
      who: ['clock', ...deskRoles],
      reason: 'required',
      tells: 'orders.cancelled',
    },
    { event: 'start-refund', from: ['cancelled'], to: 'refund-pending', who: ['clock', ...deskRoles], tells: 'orders.refund-pending' },
    { event: 'finish-refund', from: ['refund-pending'], to: 'refunded', who: ['clock'], tells: 'orders.refunded' },
    { event: 'replace', from: ['delivered'], to: 'replacement', who: afterSales, reason: 'required', tells: 'orders.replacement' },
  ],
} as const satisfies WorkCycle<OrderState, OrderEvent, OrderMover>;

const cycle: LifeCycle<OrderState, OrderEvent, OrderMover> = orderLifeCycle;

/** A buyer's open wish to cancel, and whether whoever moves the order was asked about it. */
export type OpenWish = 'unread' | 'read';
/** What stands beside an order's state: what was paid, whether its buyer is being asked, whether devices in it go by their serials, and the buyer's wish to cancel. */
export type OrderStanding = { state: OrderState; paidToman: number; asked?: boolean; serials?: boolean; wish?: OpenWish | undefined };

const answers: readonly OrderEvent[] = ['agree', 'decline', 'lapse'];
/** Moves that carry out an order that its buyer wants to cancel. */
const onward: readonly OrderEvent[] = ['approve', 'queue', 'confirm', 'dispatch'];

/** Whether a move is asked about first: its buyer waits for an answer to a wish to cancel. [ORD-5] */
export const asksDespite = (wished: boolean, event: OrderEvent): boolean => wished && onward.includes(event);

/** What stands against a move: a refund needs money that was paid; a replacement is its ticket's to make; an answer needs an open proposal, and while one is open only a cancellation is possible; an order that its buyer wants to cancel goes on only when that was read. [ORD-5, ORD-7, ORD-8] */
function standsAgainst({ paidToman, asked = false, serials = false, wish }: OrderStanding, event: OrderEvent): Refusal | null {
  if (event === 'start-refund' && paidToman <= 0) return { ok: false, code: 'orders.refund.nothing-paid', status: 409 };
  if (event === 'replace' && serials) return { ok: false, code: 'orders.replace.by-ticket', status: 409 };
  if (answers.includes(event) && !asked) return { ok: false, code: 'orders.proposal.none', status: 409 };
  if (asked && !answers.includes(event) && event !== 'cancel') return { ok: false, code: 'orders.proposal.open', status: 409 };
  if (asksDespite(wish === 'unread', event)) return { ok: false, code: 'orders.cancel-request.waits', status: 409 };
  return null;
}

/** The moves that this person may make now: the buttons on the order. [ORD-5, ADM-4] */
export function orderMoves(order: OrderStanding, who: readonly OrderMover[]): OrderMove[] {
  return legalMoves(cycle, order.state, who).filter((move) => standsAgainst(order, move.event) === null);
}

/** Moves an order, or says why not. [ORD-5, ADM-4] */
export function moveOrder(order: OrderStanding, event: OrderEvent, who: readonly OrderMover[], reason?: string): Result<Moved<OrderState, OrderEvent>> {
  const moved = applyMove(cycle, order.state, event, who, reason);
  return moved.ok ? (standsAgainst(order, event) ?? moved) : moved;
}

const cancelledOrderStates = ['cancelled', 'refund-pending', 'refunded'] as const satisfies readonly OrderState[];
/** Whether an order was cancelled: nothing of it comes any more, only its money goes back. */
export const isCancelled = (state: OrderState): boolean => (cancelledOrderStates as readonly OrderState[]).includes(state);

/** Orders that nobody has to work on any more. [ADM-3] */
export const restingOrderStates: readonly OrderState[] = statesThat(orderLifeCycle, 'rests');
