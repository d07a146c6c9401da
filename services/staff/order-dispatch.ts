import { dayEnd, tehranDay } from '#domain/calendars/day';
import { arrivalDay, couriersTo, type CourierName } from '#domain/orders/couriers';
import { warrantyPeriod } from '#domain/warranty/period';
import type { UnitToSend } from '#domain/orders/dispatch';
import type { Holidays } from '#domain/calendars/calendar';
import { loadHolidays } from '../calendars/holidays';
import { devicesOf, parcelOf, unitsSent, type OrderParcelView, type OwnDevice } from '../orders/parcel';
import type { OrderRow } from '../orders/row';
import { replacementsOf, type Replacement } from '../orders/replacements';
import { unitsToSend, type NamedUnit } from '../orders/units-to-send';
import { lastMoment } from '../devices/device';
import { guarded } from '../service';

/** What a dispatch asks: which couriers go there and on what day they arrive, and one serial for each device. */
export type ToDispatch = {
  couriers: {
    courier: CourierName;
    arrives: Date;
    /** Whether it keeps the promise; null where nothing is promised. */ keeps: boolean | null;
    /** How it deviates from the buyer's chosen day. */ wish: 'early' | 'other-part' | null;
  }[];
  units: NamedUnit[];
  /** Until when the warranties would run. */
  endsOn: Date;
};

/** Reads what the dispatch of an order asks now. [ORD-11, WAR-3] */
export const toDispatch = guarded('admin.orders.read', async ({ rt: { db }, lang, now }, order: OrderRow): Promise<ToDispatch> => {
  const [units, holidays] = await Promise.all([unitsToSend(db, lang, order.id), loadHolidays(db)]);
  return {
    couriers: couriersOf(order, now, holidays),
    units,
    endsOn: lastMoment(warrantyPeriod(tehranDay(new Date(order.placedAt ?? order.createdAt))).endsOn),
  };
});

/** Each courier that goes there: when it comes if the parcel leaves now, and whether that keeps what was promised and wished. */
function couriersOf(order: OrderRow, now: Date, holidays: Holidays): ToDispatch['couriers'] {
  const promised = order.promisedBy ? new Date(order.promisedBy) : null;
  return couriersTo(order.city).map(({ courier, parts }): ToDispatch['couriers'][number] => {
    const arrives = new Date(dayEnd(arrivalDay(courier, now, order.city, holidays) ?? tehranDay(now)).getTime() - 1);
    const early = order.deliveryDay !== null && tehranDay(arrives) < order.deliveryDay;
    const other = order.deliveryPart !== null && !parts.includes(order.deliveryPart);
    return { courier, arrives, keeps: promised && arrives < promised, wish: early ? 'early' : other ? 'other-part' : null };
  });
}

/** What a correction starts from: the parcel as it was recorded, and its devices as they stand. */
export type ToCorrect = { parcel: OrderParcelView; couriers: ToDispatch['couriers']; units: (UnitToSend & { serial: string; name: string })[] };

/** Reads what of a parcel can be corrected now; null where none was recorded. [ORD-11, WAR-3] */
export const toCorrect = guarded('admin.orders.read', async ({ rt: { db }, lang }, order: OrderRow): Promise<ToCorrect | null> => {
  const [parcel, units, holidays] = await Promise.all([parcelOf(db, order.id), unitsSent(db, lang, order), loadHolidays(db)]);
  return parcel && { parcel, couriers: couriersOf(order, parcel.sentAt, holidays), units };
});

type Sent = { parcel: OrderParcelView | null; devices: OwnDevice[]; replacements: Replacement[] };

/** What went with an order: its parcel, and the devices that are still its buyer's. [WAR-8] */
export const sentWith = guarded('admin.orders.read', async ({ rt: { db }, lang }, order: { id: number; user: number }): Promise<Sent> => {
  const [parcel, devices, replacements] = await Promise.all([parcelOf(db, order.id), devicesOf(db, lang, order), replacementsOf(db, order)]);
  return { parcel, devices, replacements };
});
