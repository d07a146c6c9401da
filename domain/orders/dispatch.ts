import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { parseSerial } from '../warranty/serial';
import { couriersTo, type CourierName } from './couriers';

/** One device of an order that goes by its serial: of which line, of which model, the how-manyth of that model. */
export type UnitToSend = { lineId: number; variantId: number; unitNo: number };

/** What staff say when a parcel leaves: by whom, by which number, and which device is which. */
export type DispatchForm = { courier: string; tracking: string; /** Typed serials by the unit's key. */ serials: Readonly<Record<string, string>> };
export type Parcel = { courier: CourierName; tracking: string; devices: (UnitToSend & { serial: string })[] };

/** The name of a unit's field. */
export function unitKey({ lineId, variantId, unitNo }: UnitToSend): string {
  return `serial-${lineId}-${variantId}-${unitNo}`;
}

const LEAST = 5;
const MOST = 30;

/** A courier's number: letters and digits as they stand on the receipt, typed in any digits; other signs are dropped, so that its length alone can be wrong. [LANG-4] */
export function parseTracking(typed: string): Result<string> {
  const tracking = normaliseCode(typed.slice(0, 60)).replace(/[^A-Z0-9]/g, '');
  if (tracking === '') return refuse('orders.dispatch.tracking-missing', undefined, { field: 'tracking' });
  if (tracking.length >= LEAST && tracking.length <= MOST) return ok(tracking);
  return refuse('orders.dispatch.tracking', { least: LEAST, most: MOST }, { field: 'tracking' });
}

/** Reads the form against what the order holds: a courier that goes there, its number, and one serial for each device, no two the same. [ORD-5, WAR-3] */
export function readDispatch(form: DispatchForm, order: { city: string; units: readonly UnitToSend[] }): Result<Parcel> {
  const goes = couriersTo(order.city).find(({ courier }) => courier === form.courier);
  if (!goes) return refuse('orders.dispatch.courier', undefined, { field: 'courier' });
  const tracking = parseTracking(form.tracking);
  if (!tracking.ok) return tracking;
  const devices: Parcel['devices'] = [];
  for (const unit of order.units) {
    const field = unitKey(unit);
    const typed = form.serials[field]?.trim() ?? '';
    if (typed === '') return refuse('orders.dispatch.serial-missing', undefined, { field });
    const serial = parseSerial(typed);
    if (!serial.ok) return { ...serial, field };
    if (devices.some((one) => one.serial === serial.value)) return refuse('orders.dispatch.serial-twice', { serial: serial.value }, { field });
    devices.push({ ...unit, serial: serial.value });
  }
  return ok({ courier: goes.courier, tracking: tracking.value, devices });
}
