import type { EnrolmentState } from './enrolment-life-cycle';

/** A seat is kept so long while it is paid for. [ACAD-2] */
export const SEAT_MINUTES = 20;
const MINUTE_MS = 60_000;
/** The most seats that a group of a course can have. */
export const MOST_SEATS = 500;

/** A group of a course that learns together: when it begins, and when one can enrol. */
export type CohortTimes = { startsAt: Date; enrolFrom: Date; enrolUntil: Date };
/** How a group stands with who would enrol: called off, not yet, open, full, or over. [ACAD-1, ACAD-2] */
export type CohortStanding = 'called-off' | 'not-yet' | 'open' | 'full' | 'over';

/** How a group stands now. [ACAD-2] */
export function cohortStanding(cohort: CohortTimes & { left: number; calledOffAt: Date | null }, now: Date): CohortStanding {
  if (cohort.calledOffAt) return 'called-off';
  if (now >= cohort.enrolUntil || now >= cohort.startsAt) return 'over';
  if (now < cohort.enrolFrom) return 'not-yet';
  return cohort.left > 0 ? 'open' : 'full';
}

/** Until when a seat is held that is taken now; never beyond the group's beginning. [ACAD-2] */
export function seatHeldUntil({ startsAt }: Pick<CohortTimes, 'startsAt'>, now: Date): Date {
  return new Date(Math.min(now.getTime() + SEAT_MINUTES * MINUTE_MS, startsAt.getTime()));
}

/** Whether leaving gives the whole price back: until the group begins, while no paid lesson was opened; later it gives nothing. [ACAD-2] */
export function priceComesBack({ state, startsAt }: { state: EnrolmentState; startsAt: Date }, now: Date): boolean {
  return state === 'paid' && now < startsAt;
}
