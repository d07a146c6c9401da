import { HOUR_MS } from '../calendars/day';
import type { ConsultationKind } from '../doctors/doctor';
import { endOfSlot } from './hold';
import type { ReservationState } from './life-cycle';
import { REPAY_HOURS } from './promises';

/** What the clock does to a reservation. */
export type ReservationDue = 'lapse' | 'finish' | 'fail' | 'repay';
type Standing = { state: ReservationState; kind: ConsultationKind; heldUntil: Date; startsAt: Date; owedAt: Date | null };

/** When the next thing of a live reservation is due: it lapses, is over, or is paid back by itself; null for one that has ended. [CONS-3, CONS-6] */
export function dueAtOf({ state, heldUntil, startsAt, owedAt }: Omit<Standing, 'kind'>): Date | null {
  if (state === 'held') return heldUntil;
  if (state === 'booked') return endOfSlot(startsAt);
  return state === 'owed' && owedAt !== null ? new Date(owedAt.getTime() + REPAY_HOURS * HOUR_MS) : null;
}

/** What is due of a reservation at a moment: an unpaid one lapses, one at a centre is done when its time is over, a talk that did not take place is owed, and what is owed for a day is paid back. [CONS-3, CONS-6] */
export function dueOf({ state, heldUntil, kind, startsAt, owedAt }: Standing, now: Date): ReservationDue | null {
  const dueAt = dueAtOf({ state, heldUntil, startsAt, owedAt });
  if (dueAt === null || dueAt > now) return null;
  if (state === 'held') return 'lapse';
  if (state === 'owed') return 'repay';
  return kind === 'in-person' ? 'finish' : 'fail';
}
