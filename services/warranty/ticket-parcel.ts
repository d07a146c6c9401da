import { eq } from '@payloadcms/db-postgres/drizzle';
import { couriersTo, type CourierName } from '#domain/orders/couriers';
import { parseTracking } from '#domain/orders/dispatch';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { parseSerial } from '#domain/warranty/serial';
import type { Tx } from '../runtime';
import { devices } from '../store/schema.generated';
import { ticketParcels } from '../store/tables';
import { parcelView, type ParcelView } from '../orders/parcel';
import type { TicketRow } from './ticket-row';

/** Handed over at the counter: nobody carries it, nothing is followed. */
export const IN_PERSON = 'in-person';

/** Reads with whom a device goes back; null where it is handed over in person, and refused where neither is said. [WAR-4, WAR-5] */
export function readParcel(parcel: { courier: string; tracking: string } | undefined, city: string): Result<{ courier: CourierName; tracking: string } | null> {
  if (parcel?.courier === IN_PERSON) return ok(null);
  const goes = couriersTo(city).find((one) => one.courier === parcel?.courier);
  if (!parcel || !goes) return refuse('warranty.parcel.courier', undefined, { field: 'courier' });
  const read = parseTracking(parcel.tracking);
  return read.ok ? ok({ courier: goes.courier, tracking: read.value }) : read;
}

/** Refuses an arrival of another device than the ticket's, or of one whose serial nobody read. [WAR-4, WAR-5] */
export async function otherDevice(tx: Tx, ticket: TicketRow, typed: string): Promise<Refusal | null> {
  const serial = parseSerial(typed);
  if (!serial.ok) return { ...serial, field: 'arrivedSerial' };
  const [device] = await tx.select({ serial: devices.serial }).from(devices).where(eq(devices.id, ticket.device));
  return device?.serial === serial.value ? null : refuse('warranty.arrived.other', { serial: device?.serial ?? '' }, { field: 'arrivedSerial' });
}

/** The parcel in which a device went to its owner; none before, and none in person. [WAR-4, WAR-5] */
export async function ticketParcel(tx: Tx, ticketId: number): Promise<ParcelView | null> {
  const [row] = await tx.select().from(ticketParcels).where(eq(ticketParcels.ticketId, ticketId));
  return row ? parcelView(row) : null;
}
