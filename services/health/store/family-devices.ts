import { sql } from '@payloadcms/db-postgres/drizzle';
import { familyDeviceKinds } from '#domain/health/family-device';
import type { Drawing } from '#domain/content/sections';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { newRef } from '../../unguessable';
import { textArray } from './standing';

/** A device that is registered to an account, with whom of its family it was given to. */
export type DeviceRow = {
  /** The reference of the gift; none while nobody uses it. */
  ref: string | null;
  member_ref: string | null;
  serial: string;
  name: string;
  look: Drawing | '';
  kind: string;
};

const KINDS = textArray(Object.keys(familyDeviceKinds));
/** More than a family has. */
const MOST = 100;

/** The devices of an account that a family measures with, those of members first, the newest first. With a reference, that one. */
export async function devicesOf(tx: Tx, { lang }: Pick<Ctx, 'lang'>, userId: number, ref?: string): Promise<DeviceRow[]> {
  const { rows } = await tx.execute<DeviceRow>(sql`
    select g.ref, m.ref as member_ref, d.serial, coalesce(l.title, v.sku) as name, coalesce(p.drawing::text, k.drawing::text, '') as look, k.slug as kind
    from devices d join variants v on v.id = d.variant_id join products p on p.id = v.product_id join kinds k on k.id = p.kind_id
      left join variants_locales l on l._parent_id = v.id and l._locale = ${lang}
      left join family_devices g on g.device_id = d.id and g.ended_at is null left join members m on m.id = g.member_id and m.state <> 'closed'
    where d.user_id = ${userId} and d.state in ('active', 'void') and k.slug = any(${KINDS}) ${ref === undefined ? sql`` : sql`and g.ref = ${ref}`}
    order by m.id is null, d.id desc limit ${MOST}`);
  return rows;
}

/** A device of one's own by its serial, locked, with its kind; another's, and one that is nobody's, is as absent as none. */
export async function lockOwnDevice(tx: Tx, userId: number, serial: string): Promise<{ id: number; kind: string | null } | null> {
  const { rows } = await tx.execute<{ id: number; kind: string | null }>(sql`
    select d.id, (select k.slug from variants v join products p on p.id = v.product_id join kinds k on k.id = p.kind_id where v.id = d.variant_id) as kind
    from devices d where d.serial = ${serial} and d.user_id = ${userId} and d.state in ('active', 'void') for update of d`);
  return rows[0] ?? null;
}

/** The device of a gift of one's own, locked; whoever had it may have it no more by then. */
export async function lockGift(tx: Tx, userId: number, ref: string): Promise<{ deviceId: number; isOver: boolean } | null> {
  const { rows } = await tx.execute<{ device_id: number; over: boolean }>(sql`
    select g.device_id, g.ended_at is not null as over from family_devices g where g.ref = ${ref} and g.account_id = ${userId} for update`);
  return rows[0] ? { deviceId: rows[0].device_id, isOver: rows[0].over } : null;
}

/** Gives a locked device to a member, in the place of whoever has it; the reference of the gift, and whether it is new. */
export async function giveDevice(tx: Tx, ctx: Ctx, to: { deviceId: number; userId: number; memberId: number }): Promise<{ ref: string; isNew: boolean }> {
  const { rows: there } = await tx.execute<{ ref: string }>(
    sql`select ref from family_devices where device_id = ${to.deviceId} and member_id = ${to.memberId} and account_id = ${to.userId} and ended_at is null`,
  );
  if (there[0]) return { ref: there[0].ref, isNew: false };
  await takeDevice(tx, ctx, to.deviceId);
  const ref = newRef();
  await tx.execute(sql`
    insert into family_devices (ref, device_id, account_id, member_id, given_at) values (${ref}, ${to.deviceId}, ${to.userId}, ${to.memberId}, ${ctx.now})`);
  return { ref, isNew: true };
}

/** Takes a device back from whoever has it. */
export async function takeDevice(tx: Tx, ctx: Ctx, deviceId: number): Promise<void> {
  await tx.execute(sql`update family_devices set ended_at = ${ctx.now}, ended_by = ${actorName(ctx.actor)} where device_id = ${deviceId} and ended_at is null`);
}

/** Takes back all that an account gave to a member. */
export async function takeDevicesFrom(tx: Tx, ctx: Ctx, userId: number, memberId: number): Promise<void> {
  await tx.execute(sql`
    update family_devices set ended_at = ${ctx.now}, ended_by = ${actorName(ctx.actor)} where account_id = ${userId} and member_id = ${memberId} and ended_at is null`);
}
