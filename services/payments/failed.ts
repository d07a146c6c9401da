import type { Holidays } from '#domain/calendars/calendar';
import { refundDates } from '#domain/orders/refund';
import type { payments } from '../store/tables';

/** A payment that did not succeed: when, and by when money that left the account all the same is back. [ORD-4, ORD-9] */
export type FailedPayment = { at: Date; backBy: Date };

/** The last attempt to pay that the bank has said to have failed, as long as none is on its way; of one that never reached the bank no money can be missing. [ORD-4] */
export function lastFailed(attempts: readonly (typeof payments.$inferSelect)[], holidays: Holidays): FailedPayment | null {
  const asked = attempts.filter(({ authority }) => authority !== null);
  const ended = asked.filter(({ state }) => state === 'failed').map(({ settledAt, createdAt }) => +(settledAt ?? createdAt));
  if (ended.length === 0 || asked.some(({ state }) => state === 'requested')) return null;
  const at = new Date(Math.max(...ended));
  return { at, backBy: refundDates(at, holidays).dueAt };
}
