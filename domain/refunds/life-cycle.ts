import { applyMove, open, rests } from '../lifecycle';
import type { LifeCycle, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';

/** How far money on its way back can be. [ORD-9] */
export const refundStates = ['waiting', 'calling', 'refused', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

/** What can happen to it. [ORD-9] */
export const refundEvents = ['call', 'confirm', 'refuse', 'lose', 'pay-to-wallet', 'finish-by-hand', 'try-again'] as const;
export type RefundEvent = (typeof refundEvents)[number];
export type RefundMover = 'clock' | 'buyer' | 'staff';

/** A refund's whole life: while a call to the gateway is out, nobody but its answer moves it. [ORD-9, JOB-1] */
export const refundLifeCycle = {
  name: 'refunds',
  states: refundStates,
  start: 'waiting',
  ends: ['done'],
  stands: { waiting: open('warn'), calling: open('info'), refused: open('bad'), done: rests('ok') },
  moves: [
    { event: 'call', from: ['waiting'], to: 'calling', who: ['clock'] },
    { event: 'confirm', from: ['calling'], to: 'done', who: ['clock'] },
    { event: 'refuse', from: ['calling'], to: 'refused', who: ['clock'] },
    { event: 'lose', from: ['calling'], to: 'waiting', who: ['clock'] },
    { event: 'pay-to-wallet', from: ['waiting', 'refused'], to: 'done', who: ['clock', 'buyer'] },
    { event: 'finish-by-hand', from: ['waiting', 'refused'], to: 'done', who: ['staff'] },
    { event: 'try-again', from: ['refused'], to: 'waiting', who: ['staff'] },
  ],
} as const satisfies WorkCycle<RefundState, RefundEvent, RefundMover>;

const cycle: LifeCycle<RefundState, RefundEvent, RefundMover> = refundLifeCycle;

/** Moves a refund, or says why not. [ORD-9] */
export function moveRefund(state: RefundState, event: RefundEvent, who: RefundMover): Result<Moved<RefundState, RefundEvent>> {
  return applyMove(cycle, state, event, [who]);
}

type CallState = 'calling' | 'done' | 'refused' | 'lost';

/** One call to the gateway: it ends once, and how it ended stays. [ORD-9] */
export const refundCallLifeCycle = {
  name: 'refund-calls',
  states: ['calling', 'done', 'refused', 'lost'],
  start: 'calling',
  ends: ['done', 'refused', 'lost'],
  moves: [
    { event: 'confirm', from: ['calling'], to: 'done', who: ['clock'] },
    { event: 'refuse', from: ['calling'], to: 'refused', who: ['clock'] },
    { event: 'lose', from: ['calling'], to: 'lost', who: ['clock'] },
  ],
} as const satisfies LifeCycle<CallState, RefundEvent, RefundMover>;
