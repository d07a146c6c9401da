import { HOUR_MS } from '../calendars/day';
import type { ConsultationKind } from '../doctors/doctor';
import { endOfSlot } from './hold';
import type { ReservationState } from './life-cycle';
import { REPAY_HOURS } from './promises';

/** What the clock does to a reservation. */
export type ReservationDue = 'lapse' | 'finish' | 'fail' | 'repay';
type Standing = { state: ReservationState; kind: ConsultationKind; heldUntil: Date; startsAt: Date; owedAt: Date | null };

/** What is due of a reservation at a moment: an unpaid one lapses, one at a centre is done when its time is over, a talk that did not take place is owed, and what is owed for a day is paid back. [CONS-3, CONS-6] */
export function dueOf({ state, heldUntil, kind, startsAt, owedAt }: Standing, now: Date): ReservationDue | null {
  if (state === 'held') return heldUntil <= now ? 'lapse' : null;
  if (state === 'booked') return endOfSlot(startsAt) > now ? null : kind === 'in-person' ? 'finish' : 'fail';
  if (state === 'owed') return owedAt !== null && owedAt.getTime() + REPAY_HOURS * HOUR_MS <= now.getTime() ? 'repay' : null;
  return null;
}
