import { and, eq, notInArray } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { moveDevice } from '#domain/warranty/device-life-cycle';
import { reasonText } from '#domain/warranty/fields';
import type { DeviceEvent, DeviceState } from '#domain/warranty/states';
import { closedTicketStates } from '#domain/warranty/ticket-life-cycles';
import { changedMeanwhile, commit } from '../store/commit';
import { warranty_tickets } from '../store/schema.generated';
import { openTransfer } from './transfers';
import { deviceSubject, lockDeviceById, movers, tellOwner, moveDeviceOn } from '../devices/device';
import { deviceNotice } from './notices';
import { service } from '../service';

export type DeviceMove = { deviceId: number; event: Extract<DeviceEvent, 'void' | 'reinstate' | 'release'>; reason?: string; expectedState: DeviceState };

/** Company support and after-sales staff decide about a warranty: void, in force again, or given up by its owner. Always with a reason, and its owner is told. [WAR-7] */
export const decideDevice = service('devices.decide', async (ctx, move: DeviceMove): Promise<Result<{ state: DeviceState }>> => {
  const reason = move.reason?.trim() ? reasonText.read(move.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  // A move that no button of this page makes.
  if (!(['void', 'reinstate', 'release'] as readonly string[]).includes(move.event))
    return refuse('lifecycle.move.not-now', { event: move.event }, { status: 409 });
  return commit(ctx, async (tx) => {
    const device = await lockDeviceById(tx, move.deviceId);
    if (!device) return refuse('warranty.device.unknown', undefined, { status: 404 });
    if (device.state !== move.expectedState) return changedMeanwhile();
    const decided = moveDevice(device.state, move.event, movers(ctx.actor), reason?.value);
    if (!decided.ok) return decided;
    if (move.event === 'release') {
      const [open] = await tx
        .select({ code: warranty_tickets.code })
        .from(warranty_tickets)
        .where(and(eq(warranty_tickets.device, device.id), notInArray(warranty_tickets.state, [...closedTicketStates])));
      if (open) return refuse('warranty.claim.open-ticket', { code: open.code }, { status: 409 });
    }
    const set = move.event === 'release' ? { user: null } : {};
    const moved = await moveDeviceOn(tx, ctx, device, { event: move.event, who: movers(ctx.actor), reason: reason?.value, set });
    if (!moved.ok) return moved;
    const { state } = moved.value;
    const owner = device.user;
    if (move.event === 'release' && owner !== null) await openTransfer(tx, ctx, { deviceId: device.id, userId: owner });
    return {
      value: { state },
      audit: {
        action: `devices.${move.event}`,
        subject: deviceSubject(device.id),
        facts: { from: device.state, to: state, reason: decided.value.reason },
      },
      tell: owner !== null ? [await tellOwner(tx, ctx, owner, deviceNotice(device, move.event, decided.value.reason ?? ''))] : [],
    };
  });
});
