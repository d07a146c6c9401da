import { dayEnd, tehranDay } from '#domain/calendars/day';
import { arrivalDay, couriersTo, type CourierName } from '#domain/orders/couriers';
import { warrantyPeriod } from '#domain/warranty/period';
import { loadHolidays } from '../calendars/holidays';
import type { Lang } from '../context';
import { devicesOf, parcelOf, type OwnDevice, type ParcelView } from '../orders/parcel';
import type { OrderRow } from '../orders/row';
import { replacementsOf, type Replacement } from '../orders/replacements';
import { unitsToSend, type NamedUnit } from '../orders/units-to-send';
import type { Runtime } from '../runtime';
import { lastMoment } from '../warranty/device';

/** What a dispatch asks: which couriers go there and on what day they arrive, and one serial for each device. */
export type ToDispatch = {
  couriers: {
    courier: CourierName;
    arrives: Date;
    /** Whether the promise is kept by it; null where nothing is promised. */ keeps: boolean | null;
    /** Against the day that the buyer chose. */ wish: 'early' | 'other-part' | null;
  }[];
  units: NamedUnit[];
  /** Until when the warranties would run. */
  endsOn: Date;
};

/** Reads what the dispatch of an order asks now. [ORD-11, WAR-3] */
export async function toDispatch({ db }: Pick<Runtime, 'db'>, lang: Lang, order: OrderRow, now: Date): Promise<ToDispatch> {
  const [units, holidays] = await Promise.all([unitsToSend(db, lang, order.id), loadHolidays(db)]);
  const promised = order.promisedBy ? new Date(order.promisedBy) : null;
  const couriers = couriersTo(order.city).map(({ courier, parts }): ToDispatch['couriers'][number] => {
    const arrives = new Date(dayEnd(arrivalDay(courier, now, order.city, holidays) ?? tehranDay(now)).getTime() - 1);
    const early = order.deliveryDay !== null && tehranDay(arrives) < order.deliveryDay;
    const other = order.deliveryPart !== null && !parts.includes(order.deliveryPart);
    return { courier, arrives, keeps: promised && arrives < promised, wish: early ? 'early' : other ? 'other-part' : null };
  });
  return { couriers, units, endsOn: lastMoment(warrantyPeriod(tehranDay(new Date(order.placedAt ?? order.createdAt))).endsOn) };
}

/** What went with an order: its parcel, and the devices that are still its buyer's. [WAR-8] */
export async function sentWith(
  { db }: Pick<Runtime, 'db'>,
  lang: Lang,
  order: { id: number; user: number },
): Promise<{ parcel: ParcelView | null; devices: OwnDevice[]; replacements: Replacement[] }> {
  const [parcel, devices, replacements] = await Promise.all([parcelOf(db, order.id), devicesOf(db, lang, order), replacementsOf(db, order)]);
  return { parcel, devices, replacements };
}
