import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { placeNames } from '#domain/addresses/iran';
import { refuse, type Refusal } from '#domain/result';
import { isTicketPromise, urgencyOf, type TicketPromise } from '#domain/warranty/clocks';
import { parseTicketCode } from '#domain/warranty/fields';
import { ticketMoves, turnOf } from '#domain/warranty/ticket-life-cycles';
import type { TicketKind, TicketState } from '#domain/warranty/states';
import type { Tx } from '../runtime';
import { devices, variants_locales } from '../store/schema.generated';
import { deadlines, warrantyPapers } from '../store/tables';
import type { ParcelView } from '../orders/parcel';
import { historyOf } from '../transitions/history';
import { ticketParcel } from './ticket-parcel';
import { myTicket, ticketSubject, type TicketRow } from './ticket-row';
import { service } from '../service';

/** A promise of a ticket with its clock: since when, until when, kept or not. [WAR-4] */
export type TicketClock = {
  promise: TicketPromise;
  startsAt: Date;
  dueAt: Date;
  keptAt: Date | null;
  urgency: 'in-time' | 'soon' | 'late';
  /** The clock by which it is due. */ clock: string;
};

/** A ticket as its owner sees it; staff see the same and who did what. [WAR-4] */
export type TicketDetail = {
  code: string;
  kind: TicketKind;
  state: TicketState;
  sentAt: Date;
  words: string;
  place: string;
  serial: string;
  name: string;
  newSerial: string | null;
  /** With whom the device, or the one in its place, went to its owner. */
  parcel: ParcelView | null;
  turn: 'ours' | 'owner' | 'nobody';
  clocks: TicketClock[];
  history: { event: string; at: Date; reason: string | null }[];
  photos: string[];
  mayWithdraw: boolean;
};

/** The asker's own ticket; another's is as absent as none. [WAR-4] */
export const ticketDetail = service(
  'tickets.read',
  async (ctx, code: string): Promise<TicketDetail | Refusal> => {
    const ticket = await myTicket(ctx.rt.db, ctx, parseTicketCode(code));
    if (!ticket) return refuse('warranty.ticket.unknown', undefined, { status: 404 });
    const { db } = ctx.rt;
    const [events, clocks, photos, [device], [fresh], parcel] = await Promise.all([
      historyOf(db, ticketSubject(ticket.id)),
      ticketClocks(db, ticket, ctx.now),
      db.select({ id: warrantyPapers.id }).from(warrantyPapers).where(eq(warrantyPapers.ticketId, ticket.id)).orderBy(asc(warrantyPapers.createdAt)),
      db
        .select({ serial: devices.serial, name: variants_locales.title })
        .from(devices)
        .leftJoin(variants_locales, and(eq(variants_locales._parentID, devices.variant), eq(variants_locales._locale, ctx.lang)))
        .where(eq(devices.id, ticket.device)),
      db
        .select({ serial: devices.serial })
        .from(devices)
        .where(eq(devices.id, ticket.newDevice ?? 0)),
      ticketParcel(db, ticket.id),
    ]);
    const place = placeNames(ctx.lang, ticket.province, ticket.city);
    return {
      code: ticket.code,
      kind: ticket.kind,
      state: ticket.state,
      sentAt: new Date(ticket.createdAt),
      words: events[0]?.reason ?? '',
      place: [place.province, place.city].join(ctx.lang === 'fa' ? '، ' : ', '),
      serial: device?.serial ?? '',
      name: device?.name ?? '',
      newSerial: fresh?.serial ?? null,
      parcel,
      turn: turnOf(ticket),
      clocks,
      // What the owner wrote stands above; warnings of ours to ourselves are no step.
      history: events.filter((one) => one.event !== 'due-soon').map((one, at) => ({ event: one.event, at: one.at, reason: at === 0 ? null : one.reason })),
      photos: photos.map(({ id }) => id),
      mayWithdraw: ticketMoves(ticket, ['owner']).some(({ event }) => event === 'withdraw'),
    };
  },
  () => refuse('warranty.ticket.unknown', undefined, { status: 404 }),
);

/** The promises of a ticket, in the order in which they began. [WAR-4] */
export async function ticketClocks(tx: Tx, ticket: Pick<TicketRow, 'id'>, now: Date): Promise<TicketClock[]> {
  const rows = await tx
    .select()
    .from(deadlines)
    .where(eq(deadlines.subject, ticketSubject(ticket.id)))
    .orderBy(asc(deadlines.id));
  return rows.flatMap((row): TicketClock[] =>
    isTicketPromise(row.kind)
      ? [
          {
            ...{ promise: row.kind, startsAt: row.startsAt, dueAt: row.dueAt, keptAt: row.closedAt, clock: row.calendar },
            urgency: urgencyOf(row.kind, row.dueAt, row.closedAt ?? now),
          },
        ]
      : [],
  );
}
