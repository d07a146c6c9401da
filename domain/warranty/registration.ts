import { dayEnd, dayStart, isDay, tehranDay } from '../calendars/day';
import { dueAt } from '../calendars/deadline';
import { SERIAL_WITHIN_DAYS } from '../catalog/promises';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { normaliseDigits } from '../text/normalise';

/** A purchase at a covered place other than this website, by its days in Tehran. [WAR-2, WAR-3] */
export type PurchaseElsewhere = { purchasedOn: string; receivedOn: string };

/** Whether a text has the form of a date, existing or not. */
const looksLikeDay = (text: string) => /^\s*\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\s*$/.test(normaliseDigits(text.slice(0, 40)));

/** Until when a serial may be sent: the day of receipt does not count, the seventh day after it runs to its end. [WAR-3] */
export function registrationOpenUntil(receivedOn: string): Date {
  return dueAt({ kind: 'days', days: SERIAL_WITHIN_DAYS }, dayStart(receivedOn), new Set());
}

function checkDay(typed: string | null, which: 'received' | 'purchased', now: Date): Result<string> {
  const field = `${which}On`;
  if (typed === null)
    return which === 'received' ? refuse('warranty.received.missing', undefined, { field }) : refuse('warranty.purchased.missing', undefined, { field });
  if (!isDay(typed)) return refuse(looksLikeDay(typed) ? 'warranty.day.none' : 'warranty.day.invalid', undefined, { field });
  if (typed > tehranDay(now)) return refuse('warranty.day.future', undefined, { field });
  return ok(typed);
}

/** Whether a purchase elsewhere is sent in time; later than a week after receipt it is refused, and why. [WAR-3] */
export function checkElsewhere(typed: { purchasedOn: string | null; receivedOn: string | null }, now: Date): Result<PurchaseElsewhere> {
  const received = checkDay(typed.receivedOn, 'received', now);
  const purchased = checkDay(typed.purchasedOn, 'purchased', now);
  if (!received.ok) return purchased.ok ? received : { ...received, also: [purchased] };
  if (!purchased.ok) return purchased;
  if (purchased.value > received.value) return refuse('warranty.purchased.after-receipt', undefined, { field: 'purchasedOn' });
  const until = registrationOpenUntil(received.value);
  if (now >= until) {
    const lastDate = new Date(until.getTime() - 1);
    return refuse(
      'warranty.registration.late',
      { days: SERIAL_WITHIN_DAYS, receivedDate: new Date(dayEnd(received.value).getTime() - 1), lastDate },
      { field: 'receivedOn' },
    );
  }
  return ok({ purchasedOn: purchased.value, receivedOn: received.value });
}

/** How many serial numbers one account, or one network address, may try before it has to wait. */
export const SERIAL_TRIES = 10;
export const SERIAL_TRIES_OF_ADDRESS = 30;
export const SERIAL_TRIES_HOURS = 1;

/** Whether another serial may be tried now. [WAR-3] */
export function mayTrySerial(tries: { byUser: number; byAddress: number }): Result<true> {
  if (tries.byUser < SERIAL_TRIES && tries.byAddress < SERIAL_TRIES_OF_ADDRESS) return ok(true);
  return refuse('warranty.serial.too-many', { hours: SERIAL_TRIES_HOURS }, { field: 'serial', status: 429 });
}
