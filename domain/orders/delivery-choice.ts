import type { Holidays } from '../calendars/calendar';
import { nthDeliveryDay } from '../calendars/working-days';
import { field, oneOf, optional, type Field } from '../fields';
import { DAY_MS, dayStart } from '../calendars/day';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { couriersTo } from './couriers';
import { dayParts, type DayPart } from './day-parts';
import { deliveryDays, TEHRAN_CITY } from './delivery';

/** So many delivery days, the promised one first, may be chosen from. [ORD-11] */
export const DELIVERY_CHOICE_DAYS = 6;

/** A day that the buyer chose instead of the earliest, and the part of it; no part is any time of that day. */
export type DeliveryChoice = { day: string; part: DayPart | null };
/** The form's values; no day means the earliest. */
export type DeliveryWish = { day: string | null; part: DayPart | null };
/** What may be chosen for a city now: the days as 2026-03-21, and the parts in which a courier comes there. */
export type DeliveryOffer = { days: string[]; parts: DayPart[] };

/** The day's own field; which days stand to choose is asked of the calendar. [ORD-11] */
export const deliverOn: Field<string | null> = {
  ...field({ kind: 'choice', of: [], label: 'orders.delivery.day', example: '' }, (typed) =>
    typed === '' || /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(typed) ? ok(typed || null) : refuse('orders.delivery.day'),
  ),
  optional: true,
};
export const deliverPart: Field<DayPart | null> = optional(oneOf(dayParts, 'orders.delivery.part', { label: 'orders.delivery.part', example: '' }));

/** What the promise allows: from its own day on, which is always kept, over working days alone; the parts are those of the couriers that go there. The day of the order ends at midnight in Tehran. [ORD-11, JOB-3] */
export function deliveryOffer(at: Date, city: string, holidays: Holidays): DeliveryOffer {
  const first = deliveryDays(city);
  const parts = couriersTo(city).flatMap((one) => one.parts);
  return {
    days: Array.from({ length: DELIVERY_CHOICE_DAYS }, (_, index) => nthDeliveryDay(at, first + index, holidays)),
    parts: dayParts.filter((part) => parts.includes(part)),
  };
}

/** What may be chosen while no city is known: all that some city may, and what of it is Tehran's alone. */
export type OpenOffer = { days: { day: string; tehranOnly: boolean }[]; parts: { part: DayPart; tehranOnly: boolean }[] };

/** The offer as the page shows it: of the address, where its city is known; else of all cities, with what Tehran alone has marked. [ORD-11] */
export function openOffer({ tehran, elsewhere }: Record<'tehran' | 'elsewhere', DeliveryOffer>, city: string | null): OpenOffer {
  const offers = city === null ? [tehran, elsewhere] : [city === TEHRAN_CITY ? tehran : elsewhere];
  const only = <T>(has: (offer: DeliveryOffer) => readonly T[], one: T) => city === null && !has(elsewhere).includes(one);
  return {
    days: [...new Set(offers.flatMap(({ days }) => days))].sort().map((day) => ({ day, tehranOnly: only(({ days }) => days, day) })),
    parts: dayParts.filter((part) => offers.some(({ parts }) => parts.includes(part))).map((part) => ({ part, tehranOnly: only(({ parts }) => parts, part) })),
  };
}

/** Takes a wish against what is offered now: a day that has passed by, is no working day or lies too far is refused beside its field, and so is a part without a day or in which nobody comes. [ORD-11, PROD-3] */
export function chooseDelivery({ day, part }: DeliveryWish, offer: DeliveryOffer): Result<DeliveryChoice | null> {
  if (day === null) return part === null ? ok(null) : refuse('orders.delivery.day-first', undefined, { field: 'deliverOn' });
  if (!offer.days.includes(day)) return refuse('orders.delivery.day-gone', { firstDay: firstDayOf(offer) }, { field: 'deliverOn', status: 409 });
  if (part !== null && !offer.parts.includes(part)) return refuse('orders.delivery.part-elsewhere', undefined, { field: 'deliverPart' });
  return ok({ day, part });
}

/** The noon of the first day that can be kept. */
const firstDayOf = ({ days: [first = ''] }: DeliveryOffer) => new Date(dayStart(first).getTime() + DAY_MS / 2);

/** The day that is promised: the chosen one, or, where a late payment or a review has overtaken it, the first that can still be kept. [ORD-7, ORD-11] */
export function keptDay(day: string, { days }: DeliveryOffer): string {
  return days.find((one) => one >= day) ?? days.at(-1) ?? day;
}
