import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { refuse, type Refusal, type Result } from '#domain/result';
import { moveDevice } from '#domain/warranty/device-life-cycle';
import type { RegisterForm } from '#domain/warranty/fields';
import { warrantyPeriod } from '#domain/warranty/period';
import { checkElsewhere, notYourSerial } from '#domain/warranty/registration';
import { noSession } from '../accounts/no-session';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commitOnce } from '../store/commit';
import { sales_channels } from '../store/schema.generated';
import { unitOfOrder } from './bought-here';
import { deviceSubject, lastMoment, lockDevice, movers, tellOwner, writeDeviceMove, type DeviceRow } from './device';
import { forgetPhotos, keepPhotos, writePapers, type Upload } from './photos';
import { reminderOf } from './remind';
import { countSerialTry } from './serial-tries';

export type RegisterDevice = RegisterForm & { receipt: readonly Upload[] };

/**
 * Registers a device to the asker: by an order of this website, or by a purchase at a covered place that is sent within
 * a week of receipt. The warranty counts from the purchase. A serial that does not exist, is another's or does not fit
 * the purchase gets one and the same answer. [WAR-1, WAR-2, WAR-3]
 */
export async function registerDevice(ctx: Ctx, { once, receipt, ...form }: RegisterDevice): Promise<Result<{ serial: string }>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return noSession;
  // What concerns the purchase alone is said before a serial is looked at.
  const elsewhere = 'channelId' in form.bought ? checkElsewhere(form, ctx.now) : null;
  if (elsewhere && !elsewhere.ok) return elsewhere;
  const mayTry = await countSerialTry(ctx, actor.userId);
  if (!mayTry.ok) return mayTry;
  const photos = await keepPhotos(ctx, receipt, 'receipt');
  if (!photos.ok) return photos;
  let kept = false;
  const body = { ...form, receipt: receipt.map((file) => file.size) };
  const result = await commitOnce<{ serial: string }>(
    ctx,
    { form: 'device', key: once, body },
    async (tx) => {
      const device = await lockDevice(tx, form.serial);
      if (device?.user === actor.userId) return refuse('warranty.serial.yours', undefined, { field: 'serial', status: 409 });
      const moved = device ? moveDevice(device.state, 'register', movers(actor)) : null;
      const bought = device && moved?.ok ? await purchaseOf(tx, ctx, device, form) : notYourSerial;
      if (!device || !moved?.ok || 'ok' in bought) return 'ok' in bought ? bought : notYourSerial;
      const after = await writeDeviceMove(tx, ctx, device, moved.value, { ...bought, user: actor.userId, registeredAt: ctx.now.toISOString() });
      await writePapers(tx, ctx, photos.value, { deviceId: device.id, userId: actor.userId, ticketId: null });
      kept = true;
      const endsOn = after.warrantyEndsOn ?? '';
      return {
        value: { serial: after.serial },
        audit: {
          action: 'devices.registered',
          subject: deviceSubject(device.id),
          facts: { purchasedOn: after.purchasedOn, channel: after.channel, order: after.order },
        },
        tell: [
          await tellOwner(tx, ctx, actor.userId, 'warranty.registered', { serial: after.serial, endsDate: lastMoment(endsOn) }, ctx.lang),
          ...reminderOf(ctx, after.id, actor.userId, endsOn),
        ],
      };
    },
    { devices_unit_of_order: notYourSerial },
  );
  if (!kept) await forgetPhotos(ctx, photos.value);
  return result;
}

type Purchase = Pick<DeviceRow, 'order' | 'unitNo' | 'channel' | 'receivedOn' | 'purchasedOn' | 'warrantyEndsOn' | 'serviceEndsOn'>;

/** What the purchase says of the warranty; a device that was given up keeps the period that it had. */
async function purchaseOf(tx: Tx, ctx: Ctx, device: DeviceRow, form: Pick<RegisterForm, 'bought' | 'receivedOn' | 'purchasedOn'>): Promise<Purchase | Refusal> {
  if (device.state === 'released') {
    const { order, unitNo, channel, receivedOn, purchasedOn, warrantyEndsOn, serviceEndsOn } = device;
    return { order, unitNo, channel, receivedOn, purchasedOn, warrantyEndsOn, serviceEndsOn };
  }
  if ('order' in form.bought) {
    const unit = await unitOfOrder(tx, ctx, form.bought.order, device.variant);
    if (!unit) return notYourSerial;
    return { order: unit.orderId, unitNo: unit.unitNo, channel: null, receivedOn: null, ...columnsOf(tehranDay(unit.placedAt)) };
  }
  const [channel] = await tx
    .select({ id: sales_channels.id })
    .from(sales_channels)
    .where(and(eq(sales_channels.id, form.bought.channelId), eq(sales_channels.active, true)));
  if (!channel) return refuse('warranty.bought.not-covered', undefined, { field: 'bought' });
  return { order: null, unitNo: null, channel: channel.id, receivedOn: form.receivedOn, ...columnsOf(form.purchasedOn ?? '') };
}

function columnsOf(purchasedOn: string) {
  const { endsOn, serviceEndsOn } = warrantyPeriod(purchasedOn);
  return { purchasedOn, warrantyEndsOn: endsOn, serviceEndsOn };
}
