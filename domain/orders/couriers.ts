import { calendars, isWorkingDay, followingWorkingDay, type Holidays } from '../calendars/calendar';
import { HOUR_MS, dayNumber, isoOf, startOfDay } from '../calendars/day';
import { dayParts, hoursOf, type DayPart } from './day-parts';
import { DELIVERY_DAYS_ELSEWHERE, DELIVERY_DAYS_TEHRAN, TEHRAN_CITY } from './delivery';

/** Who carries parcels: a rider of Tehran, or the post's express and registered mail. [ORD-11] */
export const courierNames = ['rider', 'post-express', 'post-registered'] as const;
export type CourierName = (typeof courierNames)[number];

type Courier = {
  /** Working days from the hand-over, in Tehran and elsewhere; none where it does not go. */
  days: { tehran: number; elsewhere: number | null };
  /** Where a parcel is followed by its number; none for a rider, who phones. */
  follow: string | null;
  /** In which parts of a day it comes. */
  parts: readonly DayPart[];
};

/** The parts of a day in which the post delivers; it ends at five. */
const POST_PARTS: readonly DayPart[] = ['morning', 'afternoon'];
const POST = 'https://tracking.post.ir/search.aspx?id=';

const couriers: Readonly<Record<CourierName, Courier>> = {
  rider: { days: { tehran: 0, elsewhere: null }, follow: null, parts: dayParts },
  'post-express': { days: { tehran: 1, elsewhere: DELIVERY_DAYS_TEHRAN }, follow: POST, parts: POST_PARTS },
  'post-registered': { days: { tehran: DELIVERY_DAYS_TEHRAN, elsewhere: DELIVERY_DAYS_ELSEWHERE }, follow: POST, parts: POST_PARTS },
};

/** The couriers that go to a city, the quickest first, each with its working days and the parts of a day in which it comes. [ORD-11] */
export function couriersTo(city: string): { courier: CourierName; days: number; parts: readonly DayPart[] }[] {
  return courierNames.flatMap((courier) => {
    const days = couriers[courier].days[city === TEHRAN_CITY ? 'tehran' : 'elsewhere'];
    return days === null ? [] : [{ courier, days, parts: couriers[courier].parts }];
  });
}

/** How long before the end of a courier's last round a parcel must be handed over to go with it. */
const LOADING_HOURS = 2;

/** By when a parcel has to be handed over to come on its promised day, and in its part of that day where one was chosen: so many working days before, until an hour at which the desk is at work, by the quickest courier that goes there and comes then. [ORD-11, JOB-3] */
export function handOver(city: string, part: DayPart | null): { daysBefore: number; atHour: number } {
  const all = couriersTo(city);
  const courier = (part && all.find(({ parts }) => parts.includes(part))) ?? all[0];
  if (!courier) throw new Error(`no courier goes to ${city}`);
  // Who comes on the same day comes in the part itself; all others leave with their last round.
  const round = courier.days === 0 && part ? hoursOf(part).toHour : Math.max(...courier.parts.map((one) => hoursOf(one).toHour));
  return { daysBefore: courier.days, atHour: Math.min(round - LOADING_HOURS, calendars.desk.closesHour) };
}

/** The day on which a parcel comes that is handed over now: after the last round, and on days that are not worked on, the next working day is the day of the hand-over. [ORD-11, JOB-3] */
export function arrivalDay(courier: CourierName, at: Date, city: string, holidays: Holidays): string | null {
  const goes = couriersTo(city).find((one) => one.courier === courier);
  if (!goes) return null;
  const ends = Math.max(...goes.parts.map((part) => hoursOf(part).toHour));
  const today = dayNumber(at);
  const open = isWorkingDay('orders', today, holidays) && at.getTime() < startOfDay(today).getTime() + (ends - LOADING_HOURS) * HOUR_MS;
  let day = open ? today : followingWorkingDay('orders', today, holidays);
  for (let counted = 0; counted < goes.days; counted += 1) day = followingWorkingDay('orders', day, holidays);
  return isoOf(day);
}

/** Where a parcel is followed by its number, where its courier has such a page. [ORD-11] */
export function followAt(courier: CourierName, tracking: string): string | null {
  const { follow } = couriers[courier];
  return follow && follow + encodeURIComponent(plainTracking(tracking));
}

/** A courier's number without its hyphens, as couriers' own pages and a search take it. */
export function plainTracking(tracking: string): string {
  return tracking.replaceAll('-', '');
}
