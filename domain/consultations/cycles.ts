import { DAY_MS, dayEnd, dayNumber, isoOf } from '../calendars/day';
import { CYCLE_DAYS, CYCLES_BEFORE_PENALTY, PENALTY_DAYS } from './promises';

/** Bookings that were cancelled since then are counted. [CONS-5] */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - CYCLE_DAYS * DAY_MS);
}

/** Until when booking closes with one more cancelled booking after so many; null while it stays open. The days are Tehran's, the last one counts whole. [CONS-5, NUM-3] */
export function closesUntil(cancelledBefore: number, now: Date): Date | null {
  return cancelledBefore >= CYCLES_BEFORE_PENALTY ? dayEnd(isoOf(dayNumber(now) + PENALTY_DAYS)) : null;
}
