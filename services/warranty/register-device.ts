import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { ok, refuse, together, type Refusal, type Result } from '#domain/result';
import type { RegisterForm } from '#domain/warranty/fields';
import { warrantyPeriod } from '#domain/warranty/period';
import { checkElsewhere } from '#domain/warranty/registration';
import { parseTransferCode } from '#domain/warranty/transfer';
import { awaitElsewhere, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { answeredOnce, commitOnce, type Change } from '../store/commit';
import { sales_channels } from '../store/schema.generated';
import { boughtOrder, unitOfOrder } from './bought-here';
import { claimKeys, openClaim, type Claimed } from './claims/open';
import { deviceSubject, lastMoment, lockDevice, movers, tellOwner, type DeviceRow, moveDeviceOn } from '../devices/device';
import { checkFiles, forgetFiles, keepFiles, type KeptFile, type Upload } from '../files/keep-files';
import { receiptWanted } from './photos';
import { reminderOf } from '../devices/remind';
import { countSerialTry } from './serial-tries';
import { takeOver } from './take-over';
import { service } from '../service';

export type RegisterDevice = RegisterForm & { receipt: readonly Upload[] };
/** Registered at once, or waiting for staff to check it. */
export type Registered = { serial: string; waits: { code: string; dueAt: string } | null };

/**
 * Registers a device to the asker: by an own order that was sent before serials were bound to orders, or with the code of
 * its former owner. A purchase elsewhere that is sent within a week of receipt, and whatever does not fit, is looked at by
 * staff first; the answer tells nothing of the serial. The warranty counts from the purchase. [WAR-1, WAR-2, WAR-3]
 */
export const registerDevice = service('devices.register', async (ctx, { once, receipt, ...form }: RegisterDevice): Promise<Result<Registered>> => {
  const { actor } = ctx;
  // What concerns the purchase alone is said before a serial is looked at.
  const fits = await checkPurchase(ctx, { ...form, receipt });
  if (!fits.ok) return fits;
  const code = 'transfer' in form.bought ? parseTransferCode(form.transferCode ?? '') : null;
  if (code && !code.ok) return code;
  const sent = { form: 'device', key: once, body: { ...form, receipt: receipt.map((file) => file.size) } };
  const answered = await answeredOnce<Registered>(ctx, sent);
  if (answered) return answered;
  const mayTry = await countSerialTry(ctx, actor.userId);
  if (!mayTry.ok) return mayTry;
  const photos = await awaitElsewhere(ctx, () => keepFiles(ctx, code ? [] : receipt, receiptWanted));
  if (!photos.ok) return photos;
  let kept = false;
  const result = await commitOnce<Registered>(
    ctx,
    sent,
    async (tx) => {
      if (code) {
        const taken = await takeOver(tx, ctx, { serial: form.serial, code: code.value, userId: actor.userId });
        return 'ok' in taken ? taken : { ...taken, value: { ...taken.value, waits: null } };
      }
      const change = await byPurchase(tx, ctx, form, actor.userId, photos.value);
      kept = !('ok' in change) && change.value.waits !== null;
      return change;
    },
    claimKeys,
  );
  if (!kept) await forgetFiles(ctx, photos.value);
  return result;
});

/** All that is wrong with a purchase and its receipt: days or code by where it was bought, and the files at first sight. [CART-7] */
export async function checkPurchase(
  { now }: Ctx,
  { bought, receipt, ...form }: Pick<RegisterDevice, 'receivedOn' | 'purchasedOn' | 'transferCode' | 'receipt'> & { bought: RegisterForm['bought'] | null },
): Promise<Result<null>> {
  const elsewhere = bought && 'channelId' in bought ? checkElsewhere(form, now) : ok(null);
  const code = bought && 'transfer' in bought ? parseTransferCode(form.transferCode ?? '') : ok(null);
  return together(elsewhere, code, await checkFiles(receipt, receiptWanted));
}

type Typed = Omit<RegisterForm, 'once'>;

async function byPurchase(tx: Tx, ctx: Ctx, form: Typed, userId: number, photos: readonly KeptFile[]): Promise<Change<Registered> | Refusal> {
  const { serial } = form;
  const device = await lockDevice(tx, serial);
  if (device?.user === userId) return refuse('warranty.serial.yours', undefined, { field: 'serial', status: 409 });
  if ('order' in form.bought) {
    const order = await boughtOrder(tx, ctx, form.bought.order);
    if (!order) return refuse('orders.code.unknown', undefined, { field: 'bought', status: 404 });
    const purchasedOn = tehranDay(order.placedAt);
    const unitNo = device?.state === 'made' ? await unitOfOrder(tx, order.id, device.variant) : null;
    if (device && unitNo !== null) return register(tx, ctx, device, { orderId: order.id, unitNo, purchasedOn, userId });
    return asClaim(serial, await openClaim(tx, ctx, { serial, userId, channelId: null, orderId: order.id, receivedOn: null, purchasedOn, photos }));
  }
  const wanted = 'channelId' in form.bought ? form.bought.channelId : 0;
  const [channel] = await tx
    .select({ id: sales_channels.id })
    .from(sales_channels)
    .where(and(eq(sales_channels.id, wanted), eq(sales_channels.active, true)));
  if (!channel) return refuse('warranty.bought.not-covered', undefined, { field: 'bought' });
  const { receivedOn, purchasedOn } = form;
  return asClaim(
    serial,
    await openClaim(tx, ctx, { serial, userId, channelId: channel.id, orderId: null, receivedOn, purchasedOn: purchasedOn ?? '', photos }),
  );
}

function asClaim(serial: string, opened: Change<Claimed> | Refusal): Change<Registered> | Refusal {
  if ('ok' in opened) return opened;
  const { code, dueAt } = opened.value;
  return { ...opened, value: { serial, waits: { code, dueAt: dueAt.toISOString() } } };
}

type Unit = { orderId: number; unitNo: number; purchasedOn: string; userId: number };

/** A made device of the buyer's own order, which nobody bound when it was sent. */
async function register(tx: Tx, ctx: Ctx, device: DeviceRow, { orderId, unitNo, purchasedOn, userId }: Unit): Promise<Change<Registered> | Refusal> {
  const { endsOn, serviceEndsOn } = warrantyPeriod(purchasedOn);
  const set = {
    ...{ order: orderId, unitNo, channel: null, receivedOn: null, purchasedOn, warrantyEndsOn: endsOn, serviceEndsOn },
    ...{ user: userId, registeredAt: ctx.now.toISOString() },
  };
  const moved = await moveDeviceOn(tx, ctx, device, { event: 'register', who: movers(ctx.actor), set });
  if (!moved.ok) return moved;
  const { id, serial } = moved.value;
  return {
    value: { serial, waits: null },
    audit: { action: 'devices.registered', subject: deviceSubject(id), facts: { purchasedOn, channel: null, order: orderId } },
    tell: [
      await tellOwner(tx, ctx, userId, { notice: 'warranty.registered', facts: { serial, endsDate: lastMoment(endsOn) } }, ctx.lang),
      ...reminderOf(ctx, id, userId, endsOn),
    ],
  };
}
