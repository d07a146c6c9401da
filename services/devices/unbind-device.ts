import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { AuditLine } from '../store/commit';
import { certain } from '../transitions/transition';
import { deviceSubject, movers, type DeviceRow, moveDeviceOn } from './device';

/** Removes a locked device that was never in the parcel from its order: it has no owner again, and its warranty has not begun. [WAR-2, WAR-3] */
export async function unbindDevice(tx: Tx, ctx: Ctx, device: DeviceRow, reason: string): Promise<AuditLine> {
  const set = {
    ...{ order: null, orderLine: null, unitNo: null, channel: null, receivedOn: null, user: null, registeredAt: null },
    ...{ purchasedOn: null, warrantyEndsOn: null, serviceEndsOn: null },
  };
  certain(await moveDeviceOn(tx, ctx, device, { event: 'unbind', who: movers(ctx.actor), reason, set }), `device ${device.id} leaves its order`);
  return { action: 'devices.unbound', subject: deviceSubject(device.id), facts: { order: device.order, reason } };
}
