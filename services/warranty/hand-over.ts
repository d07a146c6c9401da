import { randomInt } from 'node:crypto';
import { and, eq, isNull, notInArray } from '@payloadcms/db-postgres/drizzle';
import { DAY_MS, dayEnd, tehranDay } from '#domain/calendars/day';
import { refuse, type Result } from '#domain/result';
import { moveDevice } from '#domain/warranty/device-life-cycle';
import { closedTicketStates } from '#domain/warranty/ticket-life-cycles';
import { makeTransferCode, TRANSFER_DAYS } from '#domain/warranty/transfer';
import { keyedHash } from '../secrets';
import type { Runtime } from '../runtime';
import { commit } from '../store/commit';
import { warranty_tickets } from '../store/schema.generated';
import { deviceTransfers } from '../store/tables';
import { deviceSubject, lockDevice, movers, tellOwner, moveDeviceOn } from '../devices/device';
import { openTransfer } from './transfers';
import { service } from '../service';

/** What the tables keep of a transfer code. */
export function transferHash(rt: Runtime, serial: string, code: string): string {
  return keyedHash(rt, 'device-transfer', `${serial}\n${code}`);
}

/** The owner gives a device up, to hand it on: only without an open ticket. [WAR-3] */
export const handOver = service('devices.release', async (ctx, serial: string): Promise<Result<{ serial: string }>> => {
  const { actor } = ctx;
  return commit(ctx, async (tx) => {
    const device = await lockDevice(tx, serial);
    if (!device || device.user !== actor.userId) return refuse('warranty.device.unknown', undefined, { status: 404 });
    const may = moveDevice(device.state, 'hand-over', movers(actor));
    if (!may.ok) return may;
    const [open] = await tx
      .select({ code: warranty_tickets.code })
      .from(warranty_tickets)
      .where(and(eq(warranty_tickets.device, device.id), notInArray(warranty_tickets.state, [...closedTicketStates])));
    if (open) return refuse('warranty.transfer.open-ticket', { code: open.code }, { status: 409 });
    const moved = await moveDeviceOn(tx, ctx, device, { event: 'hand-over', who: movers(actor), set: { user: null } });
    if (!moved.ok) return moved;
    await openTransfer(tx, ctx, { deviceId: device.id, userId: actor.userId });
    return {
      value: { serial },
      audit: { action: 'devices.hand-over', subject: deviceSubject(device.id), facts: { from: actor.userId } },
      tell: [await tellOwner(tx, ctx, actor.userId, { notice: 'warranty.handed-over', facts: { serial } }, ctx.lang)],
    };
  });
});

export type TransferCode = { serial: string; code: string; endsAt: Date };

/** A code for the next owner, shown to whoever gave the device up and kept as a hash alone; the one before works no more. [WAR-3] */
export const newTransferCode = service('devices.release', async (ctx, serial: string): Promise<Result<TransferCode>> => {
  const { actor } = ctx;
  const code = makeTransferCode((limit) => randomInt(limit));
  const endsAt = dayEnd(tehranDay(new Date(ctx.now.getTime() + TRANSFER_DAYS * DAY_MS)));
  return commit<TransferCode>(ctx, async (tx) => {
    const device = await lockDevice(tx, serial);
    const mine = and(eq(deviceTransfers.deviceId, device?.id ?? 0), eq(deviceTransfers.fromUserId, actor.userId), isNull(deviceTransfers.endedAt));
    const [transfer] =
      device?.state === 'released'
        ? await tx
            .update(deviceTransfers)
            .set({ codeHash: transferHash(ctx.rt, serial, code), codeEndsAt: endsAt })
            .where(mine)
            .returning({ id: deviceTransfers.id })
        : [];
    if (!device || !transfer) return refuse('warranty.transfer.none', undefined, { status: 404 });
    return {
      value: { serial, code, endsAt },
      audit: { action: 'devices.transfer-code', subject: deviceSubject(device.id), facts: { until: endsAt.toISOString() } },
    };
  });
});
