import { nthDeliveryDay } from '../calendars/working-days';
import { dayEnd } from '../calendars/day';
import type { Holidays } from '../calendars/calendar';
import type { Toman } from '../money';
import { toman } from '../money';

/** Delivered within two working days in Tehran, five elsewhere. [ORD-11, NUM-6] */
export const DELIVERY_DAYS_TEHRAN = 2;
export const DELIVERY_DAYS_ELSEWHERE = 5;

/** What bringing an order costs; goods from this sum on are brought free. */
export const DELIVERY_TOMAN_TEHRAN = toman(95_000);
export const DELIVERY_TOMAN_ELSEWHERE = toman(145_000);
export const FREE_DELIVERY_FROM_TOMAN = toman(2_000_000);

/** The city's code in the list of places; another city of the province is elsewhere. */
export const TEHRAN_CITY = 'tehran';

/** How many working days a city is promised. [ORD-11, NUM-6] */
export function deliveryDays(city: string): number {
  return city === TEHRAN_CITY ? DELIVERY_DAYS_TEHRAN : DELIVERY_DAYS_ELSEWHERE;
}

/** The delivery promise as a day and its end: the n-th working day strictly after the order's. [ORD-11, JOB-3] */
export function promisedBy(placedAt: Date, city: string, holidays: Holidays): { day: string; at: Date } {
  const day = nthDeliveryDay(placedAt, deliveryDays(city), holidays);
  return { day, at: dayEnd(day) };
}

/** What delivery costs: by city, free from a sum of goods on. [PROD-3] */
export function deliveryToman(city: string | null, goodsToman: Toman): Toman {
  if (goodsToman >= FREE_DELIVERY_FROM_TOMAN) return toman(0);
  return city === TEHRAN_CITY ? DELIVERY_TOMAN_TEHRAN : DELIVERY_TOMAN_ELSEWHERE;
}
