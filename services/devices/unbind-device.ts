import { moveDevice } from '#domain/warranty/device-life-cycle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { AuditLine } from '../store/commit';
import { deviceSubject, movers, writeDeviceMove, type DeviceRow } from './device';

/** Takes a locked device that was never in the parcel out of its order: it is a made one again, nobody's, and its warranty has not begun. [WAR-2, WAR-3] */
export async function unbindDevice(tx: Tx, ctx: Ctx, device: DeviceRow, reason: string): Promise<AuditLine> {
  const decided = moveDevice(device.state, 'unbind', movers(ctx.actor), reason);
  if (!decided.ok) throw new Error(`device ${device.id} stays with its order: ${decided.code}`);
  await writeDeviceMove(tx, ctx, device, decided.value, {
    ...{ order: null, orderLine: null, unitNo: null, channel: null, receivedOn: null, user: null, registeredAt: null },
    ...{ purchasedOn: null, warrantyEndsOn: null, serviceEndsOn: null },
  });
  return { action: 'devices.unbound', subject: deviceSubject(device.id), facts: { order: device.order, reason } };
}
