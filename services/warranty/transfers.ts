import { and, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { devices, variants_locales } from '../store/schema.generated';
import { deviceTransfers } from '../store/tables';
import { service } from '../service';

/** Opens a device that its owner gave up to be taken over by the next one. [WAR-3] */
export async function openTransfer(tx: Tx, ctx: Ctx, { deviceId, userId }: { deviceId: number; userId: number }): Promise<void> {
  await tx.insert(deviceTransfers).values({ deviceId, fromUserId: userId, releasedAt: ctx.now });
}

/** Ends the transfer, since somebody has taken the device: no code works any more. */
export async function endTransfer(tx: Tx, ctx: Ctx, { deviceId, toUserId }: { deviceId: number; toUserId: number }): Promise<void> {
  await tx
    .update(deviceTransfers)
    .set({ endedAt: ctx.now, toUserId, codeHash: null, codeEndsAt: null })
    .where(and(eq(deviceTransfers.deviceId, deviceId), isNull(deviceTransfers.endedAt)));
}

export type GivenUp = { serial: string; name: string; /** Until when the code that was made works. */ codeEndsAt: Date | null };

/** Devices that the asker gave up and nobody has taken over, the newest first. [WAR-3] */
export const myGivenUp = service(
  'devices.list',
  async (ctx): Promise<GivenUp[]> => {
    const rows = await ctx.rt.db
      .select({ serial: devices.serial, name: variants_locales.title, codeEndsAt: deviceTransfers.codeEndsAt })
      .from(deviceTransfers)
      .innerJoin(devices, and(eq(devices.id, deviceTransfers.deviceId), eq(devices.state, 'released')))
      .leftJoin(variants_locales, and(eq(variants_locales._parentID, devices.variant), eq(variants_locales._locale, ctx.lang)))
      .where(and(eq(deviceTransfers.fromUserId, ctx.actor.userId), isNull(deviceTransfers.endedAt)))
      .orderBy(desc(deviceTransfers.id));
    return rows.map((row) => ({ ...row, name: row.name ?? row.serial }));
  },
  () => [],
);
