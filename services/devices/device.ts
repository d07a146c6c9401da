import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { WarrantyMover } from '#domain/warranty/device-life-cycle';
import { ok, type Result } from '#domain/result';
import type { DeviceEvent } from '#domain/warranty/states';
import { dayEnd } from '#domain/calendars/day';
import type { NoticesOf, Said } from '#domain/notices/notices';
import type { Actor, Ctx, Lang } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { devices, users } from '../store/schema.generated';
import { DEVICES } from '../transitions/nouns';
import { transition } from '../transitions/transition';

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

/** The roles in which somebody moves a warranty or a ticket. [WAR-7] */
export function movers(actor: Actor): readonly WarrantyMover[] {
  if (actor.kind === 'staff') return actor.roles as readonly WarrantyMover[];
  return actor.kind === 'user' ? ['owner'] : actor.kind === 'clock' ? ['clock'] : [];
}

type DeviceMove = { event: DeviceEvent; who: readonly WarrantyMover[]; reason?: string; set?: Partial<Omit<typeof devices.$inferInsert, 'id' | 'state'>> };

/** Moves a locked device's warranty; the line says whose it is after the move, or was until then: an owner reads the own part of a history only. [WAR-7, WAR-8] */
export async function moveDeviceOn(tx: Tx, ctx: Ctx, device: DeviceRow, move: DeviceMove): Promise<Result<DeviceRow>> {
  const owner = move.set?.user ?? device.user;
  const moved = await transition(tx, ctx, DEVICES, device, { ...move, facts: owner === null ? {} : { owner } });
  return moved.ok ? ok(moved.value.row) : moved;
}

/** Notices to owners; those about late or due promises go to staff. */
export type OwnerNotice = Said<Exclude<NoticesOf<'warranty'>, 'warranty.due-soon' | 'warranty.overdue'>>;

/** An owner is told by SMS, in a language they can read. */
export async function tellOwner(tx: Tx, ctx: Ctx, userId: number, said: OwnerNotice, lang?: Lang): Promise<Later> {
  const [owner] = await tx.select({ phone: users.phone, lang: users.lang }).from(users).where(eq(users.id, userId));
  if (!owner) throw new Error(`user ${userId} is not there to be told ${said.notice}`);
  return queueMessage(tx, ctx, { ...said, channel: 'sms', recipient: owner.phone, lang: lang ?? owner.lang });
}

/** The last moment of a warranty's last day, to be shown as a date. */
export function lastMoment(endsOn: string): Date {
  return new Date(dayEnd(endsOn).getTime() - 1);
}
