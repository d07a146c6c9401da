import { addWorkingHours } from '../calendars/working-hours';
import type { Holidays } from '../calendars/calendar';

/** A refund is promised after 48 working hours and due after 72; staff are warned at 48. [ORD-9, NUM-4] */
export const REFUND_PROMISED_HOURS = 48;
export const REFUND_DUE_HOURS = 72;

/** When the money should be, and must be, back: working hours of the `orders` calendar. [ORD-9, JOB-3] */
export function refundDates(start: Date, holidays: Holidays): { promisedAt: Date; dueAt: Date } {
  return {
    promisedAt: addWorkingHours('orders', start, REFUND_PROMISED_HOURS, holidays),
    dueAt: addWorkingHours('orders', start, REFUND_DUE_HOURS, holidays),
  };
}
