import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { WarrantyMover } from '#domain/warranty/device-life-cycle';
import type { Moved } from '#domain/lifecycle';
import type { DeviceEvent, DeviceState } from '#domain/warranty/states';
import { dayEnd } from '#domain/calendars/day';
import type { NoticesOf, Said } from '#domain/notices/notices';
import { actorName, type Actor, type Ctx, type Lang } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { devices, users } from '../store/schema.generated';
import { deviceEvents } from '../store/tables';

/** A device's row as the tables keep it. */
export type DeviceRow = typeof devices.$inferSelect;

/** The device of a serial number, locked: registering, deciding and replacing take turns here. */
export async function lockDevice(tx: Tx, serial: string): Promise<DeviceRow | null> {
  const [row] = await tx.select().from(devices).where(eq(devices.serial, serial)).for('update');
  return row ?? null;
}

/** The same by its row's id. */
export async function lockDeviceById(tx: Tx, id: number): Promise<DeviceRow | null> {
  const [row] = await tx.select().from(devices).where(eq(devices.id, id)).for('update');
  return row ?? null;
}

/** One's own device by its serial; another's is as absent as none. [WAR-8] */
export async function myDevice(tx: Tx, ctx: Ctx, serial: string): Promise<DeviceRow | null> {
  if (ctx.actor.kind !== 'user') return null;
  const [row] = await tx
    .select()
    .from(devices)
    .where(and(eq(devices.serial, serial), eq(devices.user, ctx.actor.userId)));
  return row ?? null;
}

/** The subject of a device's audit lines. */
export function deviceSubject(id: number): string {
  return `device:${id}`;
}

/** As whom somebody moves a warranty or a ticket. [WAR-7] */
export function movers(actor: Actor): readonly WarrantyMover[] {
  if (actor.kind === 'staff') return actor.roles as readonly WarrantyMover[];
  return actor.kind === 'user' ? ['owner'] : actor.kind === 'clock' ? ['clock'] : [];
}

/** Writes a decided move of a locked device and its line in the history. [WAR-7, WAR-8] */
export async function writeDeviceMove(
  tx: Tx,
  ctx: Ctx,
  device: DeviceRow,
  moved: Moved<DeviceState, DeviceEvent>,
  set: Partial<typeof devices.$inferInsert> = {},
): Promise<DeviceRow> {
  const [after] = await tx
    .update(devices)
    .set({ ...set, state: moved.to, updatedAt: ctx.now.toISOString() })
    .where(and(eq(devices.id, device.id), eq(devices.state, moved.from)))
    .returning();
  if (!after) throw new Error(`device ${device.id} is not ${moved.from} although it is locked`);
  await tx.insert(deviceEvents).values({
    deviceId: device.id,
    event: moved.event,
    fromState: moved.from,
    toState: moved.to,
    actor: actorName(ctx.actor),
    userId: after.user ?? device.user,
    reason: moved.reason ?? null,
    at: ctx.now,
  });
  return after;
}

/** What an owner is told; what is late or soon due goes to staff. */
export type OwnerNotice = Said<Exclude<NoticesOf<'warranty'>, 'warranty.due-soon' | 'warranty.overdue'>>;

/** An owner is told by SMS, in a language they can read. */
export async function tellOwner(tx: Tx, ctx: Ctx, userId: number, said: OwnerNotice, lang?: Lang): Promise<Later> {
  const [owner] = await tx.select({ phone: users.phone, lang: users.lang }).from(users).where(eq(users.id, userId));
  if (!owner) throw new Error(`user ${userId} is not there to be told ${said.notice}`);
  return queueMessage(tx, ctx, { ...said, channel: 'sms', recipient: owner.phone, lang: lang ?? owner.lang });
}

/** A moment of the last day of a warranty, to be shown as a date. */
export function lastMoment(endsOn: string): Date {
  return new Date(dayEnd(endsOn).getTime() - 1);
}
