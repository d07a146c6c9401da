import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { unitKey, type UnitToSend } from '#domain/orders/dispatch';
import { refuse, type Refusal, type Result } from '#domain/result';
import { warrantyPeriod } from '#domain/warranty/period';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { devices, orders, variants_locales } from '../store/schema.generated';
import { deviceSubject, lockDevice, movers, moveDeviceOn, type DeviceRow } from './device';
import { reminderOf } from './remind';

export type Sent = UnitToSend & { serial: string };

/** Checks what was typed of each device against the devices themselves, all at once: each exists, is of the model that was bought, and is nobody's; `freed` are those that come back in the same change. They stay locked, so that two parcels never take the same one. [WAR-2, WAR-3] */
export async function checkDevices(tx: Tx, ctx: Ctx, typed: readonly Result<Sent>[], freed: readonly string[] = []): Promise<Result<Sent>[]> {
  const serials = typed.flatMap((one) => (one.ok ? [one.value.serial] : []));
  // In the order of their numbers, so that two parcels never wait for each other crosswise.
  const found = await tx
    .select()
    .from(devices)
    .where(inArray(devices.serial, [...serials, ...freed]))
    .orderBy(devices.serial)
    .for('update');
  const judged: Result<Sent>[] = [];
  for (const one of typed) {
    if (!one.ok) judged.push(one);
    else {
      const device = found.find(({ serial }) => serial === one.value.serial) ?? null;
      judged.push((await standsAgainst(tx, ctx, device, one.value, freed)) ?? one);
    }
  }
  return judged;
}

/** Binds the devices of a parcel, which were checked before, to its order and buyer: their warranties are open. [WAR-2, WAR-3] */
export async function bindDevices(
  tx: Tx,
  ctx: Ctx,
  order: typeof orders.$inferSelect,
  sent: readonly Sent[],
): Promise<Refusal | { audit: AuditLine[]; tell: Later[] }> {
  const audit: AuditLine[] = [];
  const tell: Later[] = [];
  const { purchasedOn, endsOn, serviceEndsOn } = warrantyPeriod(tehranDay(new Date(order.placedAt ?? order.createdAt)));
  for (const unit of sent) {
    const device = await lockDevice(tx, unit.serial);
    if (!device) throw new Error(`device ${unit.serial} is gone although it is locked`);
    const set = {
      ...{ order: order.id, unitNo: unit.unitNo, orderLine: unit.lineId, channel: null, receivedOn: null },
      ...{ purchasedOn, warrantyEndsOn: endsOn, serviceEndsOn, user: order.user, registeredAt: ctx.now.toISOString() },
    };
    const bound = await moveDeviceOn(tx, ctx, device, { event: 'bind', who: movers(ctx.actor), set });
    if (!bound.ok) return bound;
    const { id } = bound.value;
    audit.push({ action: 'devices.bound', subject: deviceSubject(id), facts: { order: order.id, line: unit.lineId, unit: unit.unitNo } });
    tell.push(...reminderOf(ctx, id, order.user, endsOn));
  }
  return { audit, tell };
}

/** Why a device cannot go with this order, at its field, with where it went before. */
async function standsAgainst(tx: Tx, ctx: Ctx, device: DeviceRow | null, unit: Sent, freed: readonly string[]): Promise<Refusal | null> {
  const field = unitKey(unit);
  const { serial } = unit;
  if (!device) return refuse('orders.dispatch.serial-unknown', { serial }, { field });
  if (device.state !== 'made' && !freed.includes(serial)) {
    const [went] = await tx
      .select({ code: orders.code })
      .from(orders)
      .where(eq(orders.id, device.order ?? 0));
    const goneDate = new Date(device.registeredAt ?? device.updatedAt);
    return went
      ? refuse('orders.dispatch.serial-gone', { code: went.code, goneDate }, { field, status: 409 })
      : refuse('orders.dispatch.serial-owned', { goneDate }, { field, status: 409 });
  }
  if (device.variant === unit.variantId) return null;
  const names = await tx
    .select({ lang: variants_locales._locale, title: variants_locales.title })
    .from(variants_locales)
    .where(eq(variants_locales._parentID, device.variant));
  return refuse('orders.dispatch.serial-model', { serial, name: names.find((one) => one.lang === ctx.lang)?.title ?? serial.slice(0, 2) }, { field });
}
