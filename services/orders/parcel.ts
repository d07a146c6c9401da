import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { UnitToSend } from '#domain/orders/dispatch';
import { followAt, type CourierName } from '#domain/orders/couriers';
import type { DeviceState } from '#domain/warranty/states';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { devices, variants_locales } from '../store/schema.generated';
import { dispatches } from '../store/tables';
import { lastMoment, type DeviceRow } from '../devices/device';

/** A device that an order brought its buyer and that is still theirs. */
export type OwnDevice = { serial: string; name: string; state: DeviceState; endsOn: Date };
/** With whom an order went, and how it is followed. */
export type ParcelView = { courier: CourierName; tracking: string; follow: string | null; sentAt: Date };
/** An order's parcel, and how often what was recorded of it was corrected. */
export type OrderParcelView = ParcelView & { corrections: number };

/** A parcel's row as its page shows it. */
export const parcelView = ({ courier, tracking, at }: { courier: CourierName; tracking: string; at: Date }): ParcelView => ({
  ...{ courier, tracking, follow: followAt(courier, tracking) },
  sentAt: at,
});

/** The parcel of an order; none before it is sent, nor of one that was sent before parcels were recorded. [ORD-11, ORD-12] */
export async function parcelOf(tx: Tx, orderId: number): Promise<OrderParcelView | null> {
  const [row] = await tx.select().from(dispatches).where(eq(dispatches.orderId, orderId));
  return row ? { ...parcelView(row), corrections: row.corrections } : null;
}

/** The devices that came with an order and are its buyer's now; one that they handed on is the next owner's business. [WAR-8] */
export async function devicesOf(tx: Tx, lang: Lang, { id, user }: { id: number; user: number }): Promise<OwnDevice[]> {
  const rows = await tx
    .select({ serial: devices.serial, state: devices.state, endsOn: devices.warrantyEndsOn, name: variants_locales.title })
    .from(devices)
    .leftJoin(variants_locales, and(eq(variants_locales._parentID, devices.variant), eq(variants_locales._locale, lang)))
    .where(ownOf(id, user))
    .orderBy(asc(devices.orderLine), asc(devices.unitNo), asc(devices.id));
  return rows.map(({ serial, state, endsOn, name }) => ({ serial, state, name: name ?? serial, endsOn: lastMoment(endsOn ?? '') }));
}

/** The devices that an order brought its buyer and that are still theirs, locked: which of its pieces each is. [WAR-3] */
export async function boundTo(tx: Tx, { id, user }: { id: number; user: number }): Promise<(UnitToSend & { device: DeviceRow })[]> {
  const rows = await tx.select().from(devices).where(ownOf(id, user)).orderBy(asc(devices.serial)).for('update');
  return rows.map((device) => ({ ...unitOf(device), device }));
}

/** The same to be shown, by their names, in the order of the parcel. */
export async function unitsSent(tx: Tx, lang: Lang, { id, user }: { id: number; user: number }): Promise<(UnitToSend & { serial: string; name: string })[]> {
  const rows = await tx
    .select({ device: devices, name: variants_locales.title })
    .from(devices)
    .leftJoin(variants_locales, and(eq(variants_locales._parentID, devices.variant), eq(variants_locales._locale, lang)))
    .where(ownOf(id, user))
    .orderBy(asc(devices.orderLine), asc(devices.unitNo), asc(devices.id));
  return rows.map(({ device, name }) => ({ ...unitOf(device), serial: device.serial, name: name ?? device.serial }));
}

const ownOf = (orderId: number, userId: number) => and(eq(devices.order, orderId), eq(devices.user, userId), inArray(devices.state, ['active', 'void']));
const unitOf = ({ orderLine, variant, unitNo }: DeviceRow): UnitToSend => ({ lineId: Number(orderLine ?? 0), variantId: variant, unitNo: Number(unitNo ?? 0) });
