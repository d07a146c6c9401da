import { HOUR_MS } from '../calendars/day';
import type { ConsultationKind } from '../doctors/doctor';
import { endOfTalk, type TalkEnd } from './end';
import { endOfSlot } from './hold';
import type { ReservationState } from './life-cycle';
import { REPAY_HOURS } from './promises';
import { roomTimes } from './room';
import type { Meeting } from './silence';

/** What the clock does to a reservation. */
export type ReservationDue = 'lapse' | 'repay' | TalkEnd;
type Standing = { state: ReservationState; kind: ConsultationKind; heldUntil: Date; startsAt: Date; owedAt: Date | null };

/** When the next thing of a live reservation is due: it lapses, is over (a talk with what was sent in its last minute), or is paid back by itself; null for one that has ended. [CONS-3, CONS-6] */
export function dueAtOf({ state, kind, heldUntil, startsAt, owedAt }: Standing): Date | null {
  if (state === 'held') return heldUntil;
  if (state === 'booked') return kind === 'in-person' ? endOfSlot(startsAt) : roomTimes(startsAt).openUntil;
  return state === 'owed' && owedAt !== null ? new Date(owedAt.getTime() + REPAY_HOURS * HOUR_MS) : null;
}

/** What is due of a reservation at a moment: an unpaid one lapses, one at a centre is done when its time is over, a talk ends as its meeting says, and what is owed for a day is paid back. [CONS-3, CONS-6] */
export function dueOf(standing: Standing, meeting: Meeting | null, now: Date): ReservationDue | null {
  const { state, kind } = standing;
  const dueAt = dueAtOf(standing);
  if (dueAt === null || dueAt > now) return null;
  if (state === 'held') return 'lapse';
  if (state === 'owed') return 'repay';
  if (kind === 'in-person') return 'finish';
  return meeting ? endOfTalk(meeting, now) : 'fail';
}
