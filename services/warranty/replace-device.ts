import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { parseSerial } from '#domain/warranty/serial';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { deviceSubject, lockDevice, lockDeviceById, movers, type DeviceRow, moveDeviceOn } from '../devices/device';
import { reminderOf } from '../devices/remind';
import { certain } from '../transitions/transition';
import type { TicketRow } from './ticket-row';

type Replacing = { old: DeviceRow; fresh: DeviceRow };

/** Reads which device replaces a defective one: one in stock of the same model, locked with the other. [WAR-5, WAR-6] */
export async function readReplacement(tx: Tx, ticket: TicketRow, typed: string | undefined): Promise<Result<Replacing>> {
  const serial = parseSerial(typed ?? '');
  if (!serial.ok) return { ...serial, field: 'newSerial' };
  const old = await lockDeviceById(tx, ticket.device);
  const fresh = await lockDevice(tx, serial.value);
  if (!old) throw new Error(`ticket ${ticket.id} has no device`);
  if (!fresh || fresh.state !== 'made') return refuse('warranty.new-serial.not-free', undefined, { field: 'newSerial' });
  if (fresh.variant !== old.variant) return refuse('warranty.new-serial.other-model', undefined, { field: 'newSerial' });
  return ok({ old, fresh });
}

/** Another device of the same model takes the place of a defective one, with what is left of its warranty: a replacement extends nothing. [WAR-1, WAR-5, WAR-6] */
export async function replaceDevice(
  tx: Tx,
  ctx: Ctx,
  ticket: TicketRow,
  { old, fresh }: Replacing,
  reason: string,
): Promise<{ deviceId: number; serial: string; audit: AuditLine[]; tell: Later[] } | Refusal> {
  const ends = await moveDeviceOn(tx, ctx, old, { event: 'replace', who: movers(ctx.actor), reason });
  if (!ends.ok) return ends;
  const { order, orderLine, unitNo, channel, receivedOn, purchasedOn, warrantyEndsOn, serviceEndsOn } = old;
  // The owner registers nothing anew: the ticket does it for them, with the old purchase.
  const set = {
    ...{ order, orderLine, unitNo, channel, receivedOn, purchasedOn, warrantyEndsOn, serviceEndsOn },
    user: ticket.user,
    registeredAt: ctx.now.toISOString(),
  };
  const after = certain(await moveDeviceOn(tx, ctx, fresh, { event: 'register', who: ['owner'], reason, set }), 'a made device is registered');
  return {
    deviceId: after.id,
    serial: after.serial,
    audit: [
      { action: 'devices.replaced', subject: deviceSubject(old.id), facts: { by: after.id, reason } },
      { action: 'devices.registered', subject: deviceSubject(after.id), facts: { inPlaceOf: old.id } },
    ],
    tell: reminderOf(ctx, after.id, ticket.user, after.warrantyEndsOn ?? ''),
  };
}
