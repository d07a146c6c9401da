import { HOUR_MS } from '../calendars/day';
import { splitForCustomer, toman, type Toman } from '../money';
import { CANCEL_HOURS_AHEAD, CANCEL_REFUND_PERCENT } from './promises';

/** What cancelling a reservation gives back to the wallet, until which moment; after it nothing. */
export type CancelPromise = {
  /** Half of what was paid, a part of a toman rounded in the patient's favour. */ backToman: Toman;
  /** The last moment at which that holds. */ until: Date;
};

/** What cancelling gives back. The one place that knows: said before paying, on the appointment's page, at cancelling, and done by it. [CONS-4, NUM-3] */
export function cancelPromise({ totalToman, startsAt }: { totalToman: number; startsAt: Date }): CancelPromise {
  return {
    backToman: splitForCustomer(toman(totalToman), CANCEL_REFUND_PERCENT).customer,
    until: new Date(startsAt.getTime() - CANCEL_HOURS_AHEAD * HOUR_MS),
  };
}

/** Whether a moment is early enough, to the very moment that was said. [CONS-4] */
export function isInTime({ until }: Pick<CancelPromise, 'until'>, now: Date): boolean {
  return now <= until;
}

/** What cancelling at a moment gives back. */
export function backNow(promise: CancelPromise, now: Date): Toman {
  return isInTime(promise, now) ? promise.backToman : toman(0);
}

/** Whether a booked reservation may still be moved: once, and as early as it may be cancelled. [CONS-4] */
export function mayMove({ startsAt, movedAt }: { startsAt: Date; movedAt: Date | null }, now: Date): boolean {
  return movedAt === null && isInTime(cancelPromise({ totalToman: 0, startsAt }), now);
}
