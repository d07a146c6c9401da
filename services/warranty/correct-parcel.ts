import { eq } from '@payloadcms/db-postgres/drizzle';
import { correctionReason, type DispatchForm } from '#domain/orders/dispatch';
import { ok, refusalOf, refuse, type Result } from '#domain/result';
import { correctableTickets } from '#domain/warranty/ticket-life-cycles';
import type { TicketState } from '#domain/warranty/states';
import { parseSerial } from '#domain/warranty/serial';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit, type AuditLine } from '../store/commit';
import { warranty_tickets } from '../store/schema.generated';
import { ticketParcels } from '../store/tables';
import { deviceSubject, lockDevice, lockDeviceById, tellOwner, type DeviceRow, moveDeviceOn } from '../devices/device';
import { reminderOf } from '../devices/remind';
import { TICKETS } from '../transitions/nouns';
import { certain, note } from '../transitions/transition';
import { timesOf } from '../transitions/history';
import { readParcel } from './ticket-parcel';
import { lockTicket, ticketSubject, type TicketRow } from './ticket-row';
import { unbindDevice } from '../devices/unbind-device';
import { usedSince } from '../devices/used-device';

export const TICKET_CORRECTION = 'correct-parcel';

export type ParcelCorrection = Pick<DispatchForm, 'courier' | 'tracking'> & {
  ticketId: number;
  /** Of the device that took the other's place; none where the owner's own one went back. */
  newSerial?: string | undefined;
  reason: string;
  /** The state, and how many corrections, that were on the screen. */
  expectedState: TicketState;
  seen: number;
};
export type CorrectedParcel = { ticketId: number; corrections: number };

/** Staff correct what they recorded when a device left with a ticket: courier and number, and which device took the other's place while its owner has asked nothing of it. The history says what was, the owner is told what they were told wrongly, and the warranty goes to the device that was really sent. [WAR-4, WAR-5, ADM-4] */
export const correctTicketParcel = service('tickets.correct-parcel', async (ctx, form: ParcelCorrection): Promise<Result<CorrectedParcel>> => {
  return commit<CorrectedParcel>(ctx, async (tx) => {
    const ticket = await lockTicket(tx, form.ticketId);
    if (!ticket) return refuse('warranty.ticket.unknown', undefined, { status: 404 });
    if (ticket.state !== form.expectedState) return changedMeanwhile();
    if (!(correctableTickets as readonly TicketState[]).includes(ticket.state)) return refuse('warranty.correct.not-now', undefined, { status: 409 });
    const seen = await correctionsOf(tx, ticket.id);
    if (seen !== form.seen) return changedMeanwhile();

    const [sent] = await tx.select().from(ticketParcels).where(eq(ticketParcels.ticketId, ticket.id)).for('update');
    const carrier = sent ? readParcel(form, ticket.city) : ok(null);
    const device = await otherDevice(tx, ticket, form.newSerial);
    const why = correctionReason.read(form.reason);
    const reason = why.ok ? why : { ...why, field: 'reason' };
    if (!carrier.ok || !device.ok || !reason.ok) return refusalOf(carrier, device, reason);
    // Handed over in person after all: what carried it is not asked to be forgotten.
    const goes = carrier.value;
    const moved = sent && goes && (goes.courier !== sent.courier || goes.tracking !== sent.tracking) ? { was: sent, is: goes } : null;
    if (!moved && !device.value) return refuse('orders.correct.nothing');

    const corrections = seen + 1;
    const swapped = device.value ? await swap(tx, ctx, ticket, device.value, reason.value) : null;
    if (moved)
      await tx
        .update(ticketParcels)
        .set({ ...moved.is, corrections })
        .where(eq(ticketParcels.ticketId, ticket.id));
    const facts = {
      correction: corrections,
      ...(moved ? { courierWas: moved.was.courier, trackingWas: moved.was.tracking, ...moved.is } : {}),
      ...(device.value ? { serialsWas: device.value.was.serial, serials: device.value.is.serial } : {}),
    };
    await note(tx, ctx, TICKETS, ticket, { event: TICKET_CORRECTION, reason: reason.value, facts });
    await tx
      .update(warranty_tickets)
      .set({ updatedAt: ctx.now.toISOString(), ...(device.value ? { newDevice: device.value.is.id } : {}) })
      .where(eq(warranty_tickets.id, ticket.id));
    const { code, lang, user } = ticket;
    const parcel = moved && { code, courierName: say(lang, `orders.couriers.${moved.is.courier}`), tracking: moved.is.tracking };
    return {
      value: { ticketId: ticket.id, corrections },
      audit: [{ action: 'tickets.correct-parcel', subject: ticketSubject(ticket.id), facts: { ...facts, reason: reason.value } }, ...(swapped?.audit ?? [])],
      tell: [
        ...(parcel ? [await tellOwner(tx, ctx, user, { notice: 'warranty.parcel-corrected', facts: parcel }, lang)] : []),
        // The message of the replacement named the serial.
        ...(device.value
          ? [await tellOwner(tx, ctx, user, { notice: 'warranty.serial-corrected', facts: { code, serial: device.value.is.serial } }, lang)]
          : []),
        ...(swapped?.tell ?? []),
      ],
    };
  });
});

/** How often what was recorded of a ticket's parcel was corrected. */
export async function correctionsOf(tx: Tx, ticketId: number): Promise<number> {
  return timesOf(tx, ticketSubject(ticketId), TICKET_CORRECTION);
}

type Swap = { was: DeviceRow; is: DeviceRow };

/** Which device was really sent, where that is another than was recorded: a made one of the same model, in the place of one that its owner has not used yet. */
async function otherDevice(tx: Tx, ticket: TicketRow, typed: string | undefined): Promise<Result<Swap | null>> {
  if (ticket.newDevice === null) return ok(null);
  const serial = parseSerial(typed ?? '');
  if (!serial.ok) return { ...serial, field: 'newSerial' };
  const was = await lockDeviceById(tx, ticket.newDevice);
  if (!was) throw new Error(`the device in the place of ticket ${ticket.id}'s is gone`);
  if (was.serial === serial.value) return ok(null);
  const is = await lockDevice(tx, serial.value);
  if (!is || is.state !== 'made') return refuse('warranty.new-serial.not-free', undefined, { field: 'newSerial' });
  if (is.variant !== was.variant) return refuse('warranty.new-serial.other-model', undefined, { field: 'newSerial' });
  const used = await usedSince(tx, was, { event: 'register', field: 'newSerial', owner: ticket.user, besides: ticket.id });
  return used ?? ok({ was, is });
}

/** The right device takes the place of the one that was recorded, with its purchase and what is left of its warranty; that one is a made one again. */
async function swap(tx: Tx, ctx: Ctx, ticket: TicketRow, { was, is }: Swap, reason: string) {
  const { order, orderLine, unitNo, channel, receivedOn, purchasedOn, warrantyEndsOn, serviceEndsOn, registeredAt } = was;
  const freed = await unbindDevice(tx, ctx, was, reason);
  // The owner registers nothing anew: as when it was replaced.
  const set = { order, orderLine, unitNo, channel, receivedOn, purchasedOn, warrantyEndsOn, serviceEndsOn, registeredAt, user: ticket.user };
  const after = certain(await moveDeviceOn(tx, ctx, is, { event: 'register', who: ['owner'], reason, set }), 'a made device is registered');
  const audit: AuditLine[] = [freed, { action: 'devices.registered', subject: deviceSubject(after.id), facts: { inPlaceOf: was.id, reason } }];
  return { audit, tell: reminderOf(ctx, after.id, ticket.user, after.warrantyEndsOn ?? '') };
}
