import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { TicketState } from '#domain/warranty/states';
import { isOpenTicket } from '#domain/warranty/ticket-life-cycles';
import type { Tx } from '../runtime';
import { devices, warranty_tickets } from '../store/schema.generated';
import { ticketParcels } from '../store/tables';
import { parcelView, type ParcelView } from './parcel';

/** A device of an order that another takes the place of: by which ticket, by when, and how that one comes. */
export type Replacement = {
  ticketId: number;
  code: string;
  state: TicketState;
  serial: string;
  newSerial: string | null;
  dueAt: Date | null;
  parcel: ParcelView | null;
};

/** The replacements of an order's own devices, told apart by serial; those that came to nothing are left out. [WAR-5, WAR-6, ORD-12] */
export async function replacementsOf(tx: Tx, { id, user }: { id: number; user: number }): Promise<Replacement[]> {
  const fresh = alias(devices, 'fresh');
  const rows = await tx
    .select({ ticket: warranty_tickets, serial: devices.serial, newSerial: fresh.serial, parcel: ticketParcels })
    .from(warranty_tickets)
    .innerJoin(devices, eq(devices.id, warranty_tickets.device))
    .leftJoin(fresh, eq(fresh.id, warranty_tickets.newDevice))
    .leftJoin(ticketParcels, eq(ticketParcels.ticketId, warranty_tickets.id))
    .where(and(eq(devices.order, id), eq(warranty_tickets.user, user), inArray(warranty_tickets.kind, ['replacement', 'transit-damage'])))
    .orderBy(asc(warranty_tickets.id));
  return rows
    .filter(({ ticket }) => isOpenTicket(ticket.state) || ticket.state === 'replaced')
    .map(({ ticket, serial, newSerial, parcel }) => ({
      ...{ ticketId: ticket.id, code: ticket.code, state: ticket.state, serial, newSerial },
      dueAt: ticket.dueAt ? new Date(ticket.dueAt) : null,
      parcel: parcel && parcelView(parcel),
    }));
}
