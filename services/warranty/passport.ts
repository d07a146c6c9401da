import { and, asc, desc, eq, inArray, sql, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import { numberOf } from '#domain/calendars/day';
import { refuse, type Refusal } from '#domain/result';
import { eligibilityOf, type Eligibility } from '#domain/warranty/eligibility';
import { daysLeft } from '#domain/warranty/period';
import { openTicketStates } from '#domain/warranty/ticket-life-cycles';
import type { DeviceEvent, DeviceState, TicketKind, TicketState } from '#domain/warranty/states';
import { reached } from '../access/reached';
import { loadHolidays } from '../calendars/holidays';
import type { Look } from '#domain/catalog/kinds';
import { lookColumn } from '../content/look';
import type { Lang } from '../context';
import type { Tx } from '../runtime';
import { devices, orders, products, sales_channels_locales, variants, variants_locales, warranty_tickets } from '../store/schema.generated';
import { deadlines, warrantyPapers } from '../store/tables';
import { lastMoment, myDevice, type DeviceRow, deviceSubject } from '../devices/device';
import { service } from '../service';
import { historyOf } from '../transitions/history';
import { orderSubject } from '../deadlines/order-subject';

/** A device in its owner's list. [WAR-8] */
export type DeviceTile = {
  serial: string;
  name: string;
  look: Look;
  state: DeviceState;
  endsOn: Date;
  daysLeft: number;
  /** The whole of its warranty in days. */
  daysAll: number;
  openTicket: string | null;
  /** What comes next of that ticket, and by when. */
  waits: Pick<TicketLine, 'kind' | 'state' | 'dueAt'> | null;
};

/** One thing that happened to a device while it was its reader's. */
type DeviceMoment = { event: DeviceEvent; at: Date; reason: string | null };
/** A ticket in a list: what it is, how it stands, and by when what comes next is promised. */
export type TicketLine = { code: string; kind: TicketKind; state: TicketState; at: Date; dueAt: Date | null };

/** The whole of a device: where it was bought, how long it is covered and served, its papers and its history. [WAR-8] */
export type Passport = DeviceTile & {
  purchasedOn: Date;
  receivedOn: Date | null;
  serviceEndsOn: Date;
  registeredAt: Date;
  order: string | null;
  channel: string | null;
  /** Registered when its order was sent. */
  byOrder: boolean;
  history: DeviceMoment[];
  tickets: TicketLine[];
  papers: { id: string; kind: 'receipt' | 'photo'; at: Date }[];
  eligibility: Eligibility[];
};

const openTicket = alias(warranty_tickets, 'open_ticket');

/** When the first of a ticket's promises that still run is due. */
const dueOf = (ticketId: SQLWrapper) =>
  sql<
    string | null
  >`(select min(${deadlines.dueAt}) from ${deadlines} where ${deadlines.subject} = 'ticket:' || ${ticketId} and ${deadlines.closedAt} is null)`;

const waiting = { kind: openTicket.kind, state: openTicket.state, dueAt: dueOf(openTicket.id).as('ticket_due_at') };
const tileColumns = { device: devices, look: lookColumn('products'), name: variants_locales.title, openTicket: openTicket.code, waiting };

function tiles(tx: Tx, lang: Lang) {
  return tx
    .select(tileColumns)
    .from(devices)
    .innerJoin(variants, eq(variants.id, devices.variant))
    .innerJoin(products, eq(products.id, variants.product))
    .leftJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, lang)))
    .leftJoin(openTicket, and(eq(openTicket.device, devices.id), inArray(openTicket.state, [...openTicketStates])));
}

type Waiting = { kind: TicketKind | null; state: TicketState | null; dueAt: string | null };
type TileRow = { device: DeviceRow; look: Look; name: string | null; openTicket: string | null; waiting: Waiting | null };

function tileOf({ device, look, name, openTicket: code, waiting: ticket }: TileRow, now: Date): DeviceTile {
  const endsOn = device.warrantyEndsOn ?? '';
  return {
    serial: device.serial,
    name: name ?? device.serial,
    look,
    state: device.state,
    endsOn: lastMoment(endsOn),
    daysLeft: daysLeft(endsOn, now),
    daysAll: numberOf(endsOn) - numberOf(device.purchasedOn ?? endsOn),
    openTicket: code,
    waits: ticket?.kind && ticket.state ? { kind: ticket.kind, state: ticket.state, dueAt: ticket.dueAt ? new Date(ticket.dueAt) : null } : null,
  };
}

/** The asker's own devices, newest first. [WAR-8] */
export const myDevices = service(
  'devices.list',
  async (ctx): Promise<DeviceTile[]> => {
    const rows = await tiles(ctx.rt.db, ctx.lang)
      .where(reached(ctx.actor, 'devices.list', { owner: devices.user }))
      .orderBy(desc(devices.id));
    return rows.map((row) => tileOf(row, ctx.now));
  },
  () => [],
);

/** The asker's own device by its serial; another's is answered like one that does not exist. [WAR-8] */
export const devicePassport = service(
  'devices.read',
  async (ctx, serial: string): Promise<Passport | Refusal> => {
    const { db } = ctx.rt;
    const device = await myDevice(db, ctx, serial);
    if (!device || ctx.actor.kind !== 'user') return refuse('warranty.device.unknown', undefined, { status: 404 });
    const { userId } = ctx.actor;
    // One after another: sending a ticket reads this within its transaction, on one connection.
    const [row] = await tiles(db, ctx.lang).where(eq(devices.id, device.id));
    const history = (await historyOf(db, deviceSubject(device.id))).filter(({ facts }) => facts['owner'] === userId);
    const tickets = await db
      .select({ ticket: warranty_tickets, dueAt: dueOf(sql`"warranty_tickets"."id"`) })
      .from(warranty_tickets)
      .where(and(eq(warranty_tickets.device, device.id), eq(warranty_tickets.user, userId)))
      .orderBy(desc(warranty_tickets.id));
    const papers = await db
      .select()
      .from(warrantyPapers)
      .where(and(eq(warrantyPapers.deviceId, device.id), eq(warrantyPapers.userId, userId)))
      .orderBy(asc(warrantyPapers.createdAt));
    const bought = await purchaseOf(db, ctx.lang, device);
    const holidays = await loadHolidays(db);
    if (!row) throw new Error(`device ${device.id} has no model`);
    const claimable = {
      state: device.state,
      purchasedOn: device.purchasedOn ?? '',
      warrantyEndsOn: device.warrantyEndsOn ?? '',
      fromWebsite: device.order !== null,
      ownParcel: bought.order !== null,
      deliveredAt: bought.deliveredAt,
      receivedOn: device.receivedOn,
      openTicket: row.openTicket,
    };
    return {
      ...tileOf(row, ctx.now),
      purchasedOn: lastMoment(device.purchasedOn ?? ''),
      receivedOn: device.receivedOn ? lastMoment(device.receivedOn) : bought.deliveredAt,
      serviceEndsOn: lastMoment(device.serviceEndsOn ?? ''),
      registeredAt: new Date(device.registeredAt ?? device.createdAt),
      order: bought.order,
      channel: bought.channel,
      byOrder: history.at(-1)?.event === 'bind' || (history[0]?.event === 'bind' && bought.order !== null),
      history: history.map((one) => ({ event: one.event as DeviceEvent, at: one.at, reason: one.reason })),
      tickets: tickets.map(({ ticket: { code, kind, state, createdAt }, dueAt }) => ({
        code,
        kind,
        state,
        at: new Date(createdAt),
        dueAt: dueAt ? new Date(dueAt) : null,
      })),
      papers: papers.map((one) => ({ id: one.id, kind: one.kind, at: one.createdAt })),
      eligibility: eligibilityOf(claimable, ctx.now, holidays),
    };
  },
  () => refuse('warranty.device.unknown', undefined, { status: 404 }),
);

/** The order or the place that a device was bought from, and when our parcel was delivered. */
async function purchaseOf(tx: Tx, lang: Lang, device: DeviceRow): Promise<{ order: string | null; channel: string | null; deliveredAt: Date | null }> {
  if (device.order !== null) {
    const [order] = await tx.select({ code: orders.code, user: orders.user }).from(orders).where(eq(orders.id, device.order));
    const code = order && order.user === device.user ? order.code : null;
    return { order: code, channel: null, deliveredAt: await deliveredAt(tx, device.order) };
  }
  const [channel] = await tx
    .select({ title: sales_channels_locales.title })
    .from(sales_channels_locales)
    .where(and(eq(sales_channels_locales._parentID, device.channel ?? 0), eq(sales_channels_locales._locale, lang)));
  return { order: null, channel: channel?.title ?? null, deliveredAt: null };
}

/** When an order's parcel was handed over; null while nobody recorded it. [WAR-5, WAR-6] */
export async function deliveredAt(tx: Tx, orderId: number): Promise<Date | null> {
  const delivered = (await historyOf(tx, orderSubject(orderId))).find(({ toState }) => toState === 'delivered');
  return delivered?.at ?? null;
}
