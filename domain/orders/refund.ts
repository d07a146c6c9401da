import { deskClock, dueAt } from '../calendars/deadline';
import type { Holidays } from '../calendars/calendar';

/** A refund is promised after 48 working hours and due after 72; staff are warned at 48. [ORD-9, NUM-4] */
export const REFUND_PROMISED_HOURS = 48;
export const REFUND_DUE_HOURS = 72;
/** The rule of every refund: 72 working hours at the latest, which end while the desk is at work. [ORD-9, NUM-4] */
export const refundClock = deskClock(REFUND_DUE_HOURS);

/** When the money should be, and must be, back. [ORD-9, JOB-3] */
export function refundDates(start: Date, holidays: Holidays): { promisedAt: Date; dueAt: Date } {
  return { promisedAt: dueAt(deskClock(REFUND_PROMISED_HOURS), start, holidays), dueAt: dueAt(refundClock, start, holidays) };
}
