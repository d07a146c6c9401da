import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Refusal } from '#domain/result';
import { wrongTransfer } from '#domain/warranty/transfer';
import { sameHash } from '../secrets';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import { deviceTransfers } from '../store/tables';
import { deviceSubject, lastMoment, lockDevice, movers, tellOwner, moveDeviceOn } from '../devices/device';
import { freeUnit } from './free-unit';
import { transferHash } from './hand-over';
import { reminderOf } from '../devices/remind';
import { endTransfer } from './transfers';

type TakeOver = { serial: string; code: string; userId: number };

/** The next owner takes a device over with the code of the one before, with what is left of its warranty. Whatever does not fit gets one and the same answer. [WAR-1, WAR-3] */
export async function takeOver(tx: Tx, ctx: Ctx, { serial, code, userId }: TakeOver): Promise<Change<{ serial: string }> | Refusal> {
  const hash = transferHash(ctx.rt, serial, code);
  const device = await lockDevice(tx, serial);
  if (device?.user === userId) return refuse('warranty.serial.yours', undefined, { field: 'serial', status: 409 });
  const [transfer] = await tx
    .select()
    .from(deviceTransfers)
    .where(and(eq(deviceTransfers.deviceId, device?.id ?? 0), isNull(deviceTransfers.endedAt)))
    .for('update');
  const right = sameHash(transfer?.codeHash ?? '', hash) && ctx.now < (transfer?.codeEndsAt ?? ctx.now);
  if (!device || !transfer || !right) return wrongTransfer;
  const set = { ...(await freeUnit(tx, device)), user: userId, registeredAt: ctx.now.toISOString() };
  const moved = await moveDeviceOn(tx, ctx, device, { event: 'take-over', who: movers(ctx.actor), set });
  if (!moved.ok) return wrongTransfer;
  await endTransfer(tx, ctx, { deviceId: device.id, toUserId: userId });
  const endsOn = moved.value.warrantyEndsOn ?? '';
  return {
    value: { serial },
    audit: { action: 'devices.taken-over', subject: deviceSubject(device.id), facts: { from: transfer.fromUserId } },
    tell: [
      await tellOwner(tx, ctx, userId, { notice: 'warranty.registered', facts: { serial, endsDate: lastMoment(endsOn) } }, ctx.lang),
      await tellOwner(tx, ctx, transfer.fromUserId, { notice: 'warranty.taken-over', facts: { serial } }),
      ...reminderOf(ctx, device.id, userId, endsOn),
    ],
  };
}
