import { lines } from '../fields';
import { normaliseCode } from '../text/normalise';
import { ok, refusalOf, refuse } from '../result';
import type { Refusal, Result } from '../result';
import { parseSerial } from '../warranty/serial';
import { couriersTo, plainTracking, type CourierName } from './couriers';
import type { OrderState } from './states';

/** One device of an order that is identified by its serial: of which line, of which model, and its number among those of that model. */
export type UnitToSend = { lineId: number; variantId: number; unitNo: number };

/** What staff record when a parcel leaves: the courier, the tracking number, and which device is which. */
export type DispatchForm = {
  courier: string;
  tracking: string;
  /** The typed serials, by unit key. */ serials: Readonly<Record<string, string>>;
  /** Many serials at once, for the fields that are empty. */ all?: string;
};
export type Parcel = { courier: CourierName; tracking: string; devices: (UnitToSend & { serial: string })[] };

/** The name of a unit's field. */
export function unitKey({ lineId, variantId, unitNo }: UnitToSend): string {
  return `serial-${lineId}-${variantId}-${unitNo}`;
}

const LEAST = 5;
const MOST = 30;

/** A courier's number: letters, digits and the hyphens between them as they stand on the receipt, typed in any digits; other signs are dropped, so that the number of its letters and digits alone can be wrong. [LANG-4] */
export function parseTracking(typed: string): Result<string> {
  const parts = normaliseCode(typed.slice(0, 60))
    .replace(/[^A-Z0-9-]/g, '')
    .split('-')
    .filter(Boolean);
  const tracking = parts.join('-');
  if (tracking === '') return refuse('orders.dispatch.tracking-missing', undefined, { field: 'tracking' });
  const signs = plainTracking(tracking).length;
  if (signs >= LEAST && signs <= MOST) return ok(tracking);
  return refuse('orders.dispatch.tracking', { least: LEAST, most: MOST }, { field: 'tracking' });
}

/** By whom a parcel goes and by which number it is followed: a courier that goes there, both said at once where both are wrong. [ORD-5, ORD-11] */
export function readCarrier(form: Pick<DispatchForm, 'courier' | 'tracking'>, city: string): Result<Pick<Parcel, 'courier' | 'tracking'>> {
  const goes = couriersTo(city).find(({ courier }) => courier === form.courier);
  const courier = goes ? ok(goes.courier) : refuse('orders.dispatch.courier', undefined, { field: 'courier' });
  const tracking = parseTracking(form.tracking);
  return courier.ok && tracking.ok ? ok({ courier: courier.value, tracking: tracking.value }) : refusalOf(courier, tracking);
}

/** One serial for each device, no two the same; each field says for itself what is wrong with it. [ORD-5, WAR-3] */
export function readSerials<Unit extends UnitToSend>(typed: DispatchForm['serials'], units: readonly Unit[]): Result<Unit & { serial: string }>[] {
  const seen = new Set<string>();
  return units.map((unit) => {
    const field = unitKey(unit);
    const text = typed[field]?.trim() ?? '';
    if (text === '') return refuse('orders.dispatch.serial-missing', undefined, { field });
    const serial = parseSerial(text);
    if (!serial.ok) return { ...serial, field };
    if (seen.has(serial.value)) return refuse('orders.dispatch.serial-twice', { serial: serial.value }, { field });
    seen.add(serial.value);
    return ok({ ...unit, serial: serial.value });
  });
}

/** Serials that were pasted together, whatever stands between them. [WAR-3] */
export function pastedSerials(all: string): string[] {
  return all.split(/[\s,;،؛]+/).filter(Boolean);
}

/** Puts serials that were pasted together, whatever stands between them, into the fields that are empty, one after the other; what finds none is left over. [ORD-5, WAR-3] */
export function spreadSerials(typed: DispatchForm['serials'], fields: readonly string[], all: string): { typed: Record<string, string>; left: string[] } {
  const left = pastedSerials(all);
  const filled = fields.map((field) => [field, typed[field]?.trim() || (left.shift() ?? '')] as const);
  return { typed: { ...typed, ...Object.fromEntries(filled) }, left };
}

/** Joins the refusals of serials that nobody has recorded into one sentence that names them all. [ADM-4, WAR-3] */
export function unknownTogether(refusal: Refusal): Refusal {
  const all = [refusal, ...(refusal.also ?? [])].map(({ also: _, ...one }): Refusal => one);
  const unknown = all.filter(({ code }) => code === 'orders.dispatch.serial-unknown');
  if (unknown.length < 2) return refusal;
  const serials = unknown.map((one) => one.facts?.['serial'] ?? '').join(' ');
  const fields = unknown.map(({ field }) => field ?? '').join(' ');
  const one = refuse('orders.dispatch.serials-unknown', { serials, fields }, { field: 'serials' });
  return refusalOf(...all.flatMap((each) => (each === unknown[0] ? [one] : unknown.includes(each) ? [] : [each])));
}

/** States from payment to dispatch, in which the serials that a dispatch needs can be prepared. [ORD-11] */
export const beforeDispatchStates = ['placed', 'under-review', 'queued', 'confirmed'] as const satisfies readonly OrderState[];

/** States in which a parcel's record can be corrected: all of it while it is on its way; once delivered, only which device was in it. [ORD-11, WAR-3] */
export const correctableStates = ['dispatched', 'delivered'] as const satisfies readonly OrderState[];
export const carrierCorrectable = (state: OrderState) => state === 'dispatched';

export const CORRECTION_REASON_MOST = 300;
/** Why what was recorded of a parcel is corrected; staff alone read it. */
export const correctionReason = lines({ area: 'orders.correct-reason', max: CORRECTION_REASON_MOST });
