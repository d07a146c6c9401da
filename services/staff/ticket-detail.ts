import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { commit } from '../store/commit';
import { devices, users, variants, variants_locales, warranty_tickets } from '../store/schema.generated';
import { warrantyPapers } from '../store/tables';
import { ticketClocks } from '../warranty/ticket-detail';
import { TICKET_CORRECTION } from '../warranty/correct-parcel';
import { ticketParcel } from '../warranty/ticket-parcel';
import { ticketSubject } from '../warranty/ticket-row';
import { service } from '../service';
import { historyOf } from '../transitions/history';

/** Everything that after-sales staff see of a ticket; that they opened it stands in the log. [WAR-4, WAR-7] */
export const staffTicket = service(
  'admin.tickets.read',
  async (ctx, ticketId: number) => {
    const { db } = ctx.rt;
    const [ticket] = await db.select().from(warranty_tickets).where(eq(warranty_tickets.id, ticketId));
    if (!ticket) return null;
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'tickets.read', subject: ticketSubject(ticketId), facts: { of: ticket.user } } }));
    const [[owner], [device], [fresh], events, papers, clocks, parcel] = await Promise.all([
      db.select({ phone: users.phone, firstName: users.firstName, lastName: users.lastName }).from(users).where(eq(users.id, ticket.user)),
      db
        .select({ device: devices, sku: variants.sku, name: variants_locales.title })
        .from(devices)
        .innerJoin(variants, eq(variants.id, devices.variant))
        .leftJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, ctx.lang)))
        .where(eq(devices.id, ticket.device)),
      db
        .select({ id: devices.id, serial: devices.serial })
        .from(devices)
        .where(eq(devices.id, ticket.newDevice ?? 0)),
      historyOf(db, ticketSubject(ticketId)),
      db.select().from(warrantyPapers).where(eq(warrantyPapers.deviceId, ticket.device)).orderBy(asc(warrantyPapers.createdAt)),
      ticketClocks(db, ticket, ctx.now),
      ticketParcel(db, ticketId),
    ]);
    return {
      ticket,
      owner: owner ?? null,
      device: device ?? null,
      newDevice: fresh ?? null,
      words: events[0]?.reason ?? '',
      events: events.map((event, at) => ({ ...event, reason: at === 0 ? null : event.reason })),
      // The receipt is the owner's: an earlier owner's is not shown with this ticket.
      papers: papers.filter((paper) => paper.ticketId === ticketId || (paper.kind === 'receipt' && paper.userId === ticket.user)),
      clocks,
      parcel,
      /** How often what was recorded of the parcel was corrected. */
      corrections: events.filter(({ event }) => event === TICKET_CORRECTION).length,
    };
  },
  () => null,
);

export type StaffTicket = NonNullable<Awaited<ReturnType<typeof staffTicket>>>;
