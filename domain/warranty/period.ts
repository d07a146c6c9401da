import { dayNumber, numberOf } from '../calendars/day';
import { yearsLater } from '../calendars/jalali';
import { SERVICE_YEARS, WARRANTY_YEARS } from '../catalog/promises';
import type { DeviceState } from './states';

/** From when to when a device is under warranty, and how long it is served: days in Tehran, the last one to its end. [WAR-1] */
export type WarrantyPeriod = { purchasedOn: string; endsOn: string; serviceEndsOn: string };

/** One year of warranty and five of service from the day of purchase, whatever is repaired or replaced meanwhile. [WAR-1] */
export function warrantyPeriod(purchasedOn: string): WarrantyPeriod {
  return { purchasedOn, endsOn: yearsLater(purchasedOn, WARRANTY_YEARS), serviceEndsOn: yearsLater(purchasedOn, SERVICE_YEARS) };
}

/** Days left after today: 0 on the last day, below 0 when it is over. [WAR-8] */
export function daysLeft(endsOn: string, now: Date): number {
  return numberOf(endsOn) - dayNumber(now);
}

/** Days left to the device itself: one that was replaced, or whose warranty is void, has none. [WAR-8] */
export function daysLeftOf({ state, warrantyEndsOn }: { state: DeviceState; warrantyEndsOn: string | null }, now: Date): number | null {
  return warrantyEndsOn && (state === 'active' || state === 'released') ? daysLeft(warrantyEndsOn, now) : null;
}

/** The owner is reminded so many days before a warranty ends. [WAR-8] */
export const WARRANTY_REMINDER_DAYS = 30;
