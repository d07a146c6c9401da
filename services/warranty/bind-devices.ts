import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { unitKey, type UnitToSend } from '#domain/orders/dispatch';
import { refuse, type Refusal } from '#domain/result';
import { moveDevice } from '#domain/warranty/device-life-cycle';
import { warrantyPeriod } from '#domain/warranty/period';
import type { Ctx } from '../context';
import type { OrderRow } from '../orders/row';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { devices, orders, variants_locales } from '../store/schema.generated';
import { deviceSubject, lockDevice, movers, writeDeviceMove, type DeviceRow } from './device';
import { reminderOf } from './remind';

type Sent = UnitToSend & { serial: string };

/** Binds the devices of a parcel to its order and buyer: each is a made one of the model that was bought, and nobody's. Two parcels never take the same one. [WAR-2, WAR-3] */
export async function bindDevices(tx: Tx, ctx: Ctx, order: OrderRow, sent: readonly Sent[]): Promise<Refusal | { audit: AuditLine[]; tell: Later[] }> {
  const audit: AuditLine[] = [];
  const tell: Later[] = [];
  const { purchasedOn, endsOn, serviceEndsOn } = warrantyPeriod(tehranDay(new Date(order.placedAt ?? order.createdAt)));
  // In the order of their numbers, so that two parcels never wait for each other crosswise.
  await tx
    .select({ id: devices.id })
    .from(devices)
    .where(
      inArray(
        devices.serial,
        sent.map(({ serial }) => serial),
      ),
    )
    .orderBy(devices.serial)
    .for('update');
  for (const unit of sent) {
    const device = await lockDevice(tx, unit.serial);
    const wrong = await standsAgainst(tx, ctx, device, unit);
    if (wrong) return wrong;
    const bound = device && moveDevice(device.state, 'bind', movers(ctx.actor));
    if (!device || !bound) throw new Error(`device ${unit.serial} is gone although it is locked`);
    if (!bound.ok) return bound;
    const { id } = await writeDeviceMove(tx, ctx, device, bound.value, {
      ...{ order: order.id, unitNo: unit.unitNo, orderLine: unit.lineId, channel: null, receivedOn: null },
      ...{ purchasedOn, warrantyEndsOn: endsOn, serviceEndsOn, user: order.user, registeredAt: ctx.now.toISOString() },
    });
    audit.push({ action: 'devices.bound', subject: deviceSubject(id), facts: { order: order.id, line: unit.lineId, unit: unit.unitNo } });
    tell.push(...reminderOf(ctx, id, order.user, endsOn));
  }
  return { audit, tell };
}

/** Why a device cannot go with this order, beside its field: where it went already. */
async function standsAgainst(tx: Tx, ctx: Ctx, device: DeviceRow | null, unit: Sent): Promise<Refusal | null> {
  const field = unitKey(unit);
  const { serial } = unit;
  if (!device) return refuse('orders.dispatch.serial-unknown', { serial }, { field });
  if (device.state !== 'made') {
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
