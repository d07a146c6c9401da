import { applyMove, rests, waits } from '../lifecycle';
import type { LifeCycle, Moved, WorkCycle } from '../lifecycle';
import type { Result } from '../result';

/** Where a reservation can be: a slot that is kept while it is paid for, one that is booked, one that the house owes, and the ends. [CONS-3, CONS-4] */
export const reservationStates = ['held', 'booked', 'owed', 'done', 'cancelled', 'forfeited', 'lapsed', 'given-up', 'refunded'] as const;
export type ReservationState = (typeof reservationStates)[number];
export type ReservationEvent = 'pay' | 'lapse' | 'give-up' | 'cancel' | 'cancel-late' | 'fail' | 'silence' | 'choose' | 'repay' | 'refuse' | 'miss' | 'finish';
export type ReservationMover = 'patient' | 'doctor' | 'clock';

/** States in which a reservation has its slot, and its patient no other. [CONS-3] */
export const liveStates = ['held', 'booked', 'owed'] as const satisfies readonly ReservationState[];

/**
 * A reservation's whole life: money alone books it, also late while the slot is still free; the patient gives up, cancels in
 * time for half or late for nothing; what did not take place is owed, and becomes another time or is paid back. Of a silent
 * doctor it becomes another time without a move of its own, which its patient may refuse; only where there is none it is owed. [CONS-3, CONS-4, CONS-6]
 */
export const reservationLifeCycle = {
  name: 'reservations',
  states: reservationStates,
  start: 'held',
  ends: ['done', 'cancelled', 'forfeited', 'given-up', 'refunded'],
  stands: {
    held: waits('warn'),
    booked: rests('ok'),
    owed: waits('warn'),
    done: rests('ok'),
    cancelled: rests('idle'),
    forfeited: rests('bad'),
    lapsed: rests('idle'),
    'given-up': rests('idle'),
    refunded: rests('idle'),
  },
  moves: [
    { event: 'pay', from: ['held', 'lapsed'], to: 'booked', who: ['patient', 'clock'], tells: 'reservations.booked' },
    { event: 'lapse', from: ['held'], to: 'lapsed', who: ['clock'] },
    { event: 'give-up', from: ['held'], to: 'given-up', who: ['patient'] },
    { event: 'cancel', from: ['booked'], to: 'cancelled', who: ['patient'], tells: 'reservations.cancelled' },
    { event: 'cancel-late', from: ['booked'], to: 'forfeited', who: ['patient'], tells: 'reservations.forfeited' },
    { event: 'fail', from: ['booked'], to: 'owed', who: ['clock'], tells: 'reservations.owed' },
    { event: 'silence', from: ['booked'], to: 'owed', who: ['patient', 'clock'], tells: 'reservations.owed' },
    { event: 'choose', from: ['owed'], to: 'booked', who: ['patient'], tells: 'reservations.moved' },
    { event: 'repay', from: ['owed'], to: 'refunded', who: ['patient', 'clock'] },
    { event: 'refuse', from: ['booked'], to: 'refunded', who: ['patient'] },
    { event: 'miss', from: ['booked'], to: 'forfeited', who: ['clock'], tells: 'reservations.missed' },
    { event: 'finish', from: ['booked'], to: 'done', who: ['doctor', 'clock'] },
  ],
} as const satisfies WorkCycle<ReservationState, ReservationEvent, ReservationMover>;

const cycle: LifeCycle<ReservationState, ReservationEvent, ReservationMover> = reservationLifeCycle;

/** Moves a reservation, or says why not. [CONS-3, CONS-4] */
export function moveReservation(state: ReservationState, event: ReservationEvent, who: ReservationMover): Result<Moved<ReservationState, ReservationEvent>> {
  return applyMove(cycle, state, event, [who]);
}
