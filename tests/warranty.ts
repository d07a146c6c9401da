import sharp from 'sharp';
import type { Ctx } from '#services/context';
import { decideClaim } from '#services/warranty/claims/decide';
import { registerDevice, type RegisterDevice } from '#services/warranty/register-device';
import { sendTicket, type SendTicket } from '#services/warranty/send-ticket';
import { putInState } from './put-in-state';
import { buyer, later, openShop, order, type Shop } from './shop';
import { testContext } from './test-context';

let made = 0;
/** A fresh serial number of the shop's device. */
export function newSerial(): string {
  made += 1;
  return `NS${String(2_600_000_000 + made)}`;
}

/** Puts a made device into the tables, as staff do; another model by its unit. */
export async function makeDevice(shop: Shop, variantId = shop.unit.variantId): Promise<string> {
  const serial = newSerial();
  await shop.database.pool.query(`insert into devices (serial, variant_id, state) values ($1, $2, 'made')`, [serial, variantId]);
  return serial;
}

/** A covered place of purchase. */
export async function makeChannel({ database: { pool } }: Shop, kind = 'dealer', active = true): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`insert into sales_channels (kind, province, active) values ($1, 'tehran', $2) returning id`, [
    kind,
    active,
  ]);
  const id = rows[0]?.id ?? 0;
  await pool.query(`insert into sales_channels_locales (title, _locale, _parent_id) values ('تجهیزات سرو', 'fa', $1), ('Sarv Equipment', 'en', $1)`, [id]);
  return id;
}

/** An order of the buyer's whose parcel was handed over now. */
export async function deliveredOrder(shop: Shop, ctx: Ctx, quantity = 1): Promise<{ orderId: number; code: string }> {
  const made = await order(shop, ctx, quantity);
  await putInState(shop.database.pool, `update orders set state = 'delivered', placed_at = $2 where id = $1`, [made.orderId, ctx.now]);
  await shop.database.pool.query(
    `insert into events (subject, event, from_state, to_state, actor, facts, at) values ('order:' || $1::int, 'deliver', 'dispatched', 'delivered', 'staff:1', '{}', $2)`,
    [made.orderId, ctx.now],
  );
  return made;
}

const key = () => `once-${Math.random().toString(36).slice(2)}-0000000000`;

/** The form that registers a device bought elsewhere and received today. */
export function deviceForm(serial: string, more: Partial<RegisterDevice> = {}): RegisterDevice {
  return { once: key(), serial, bought: { channelId: 1 }, receivedOn: '2026-11-21', purchasedOn: '2026-11-20', transferCode: null, receipt: [], ...more };
}

/** The form of a ticket. */
export function ticketForm(serial: string, more: Partial<SendTicket> = {}): SendTicket {
  return { once: key(), serial, kind: 'guarantee', words: 'صدای سمت چپ نمی‌آید', province: 'tehran', city: 'tehran', photos: [], ...more };
}

/** Registers a device, and staff confirm what waits for them. */
export async function registerConfirmed(shop: Shop, ctx: Ctx, form: RegisterDevice): Promise<void> {
  const registered = await registerDevice(ctx, form);
  if (!registered.ok) throw new Error(registered.code);
  if (!registered.value.waits) return;
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from device_claims where code = $1', [registered.value.waits.code]);
  const ask = { claimId: rows[0]?.id ?? 0, event: 'confirm', expectedState: 'waiting', reason: 'رسید درست است' } as const;
  const confirmed = await decideClaim({ ...staffContext(shop, 'after-sales'), now: ctx.now }, ask);
  if (!confirmed.ok) throw new Error(confirmed.code);
}

/** A person with a registered device, bought at a dealer. */
export async function ownerWithDevice(shop: Shop, number: number, more: Partial<RegisterDevice> = {}): Promise<{ ctx: Ctx; serial: string }> {
  const ctx = await buyer(shop, number);
  const serial = await makeDevice(shop);
  await registerConfirmed(shop, ctx, deviceForm(serial, { bought: { channelId: await makeChannel(shop) }, ...more }));
  return { ctx, serial };
}

/** The same with a ticket that was sent just now. */
export async function ownerWithTicket(
  shop: Shop,
  number: number,
  more: Partial<SendTicket> = {},
): Promise<{ ctx: Ctx; serial: string; code: string; ticketId: number }> {
  const owner = await ownerWithDevice(shop, number);
  const sent = await sendTicket(owner.ctx, ticketForm(owner.serial, more));
  if (!sent.ok) throw new Error(sent.code);
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from warranty_tickets where code = $1', [sent.value.code]);
  return { ...owner, code: sent.value.code, ticketId: rows[0]?.id ?? 0 };
}

/** A member of staff, as a request of theirs. */
export function staffContext(shop: Shop, ...roles: string[]): Ctx {
  return testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'مینا رستگار', roles } });
}

/** A photo of a camera, with the place where it was taken hidden in it. */
export async function photo({ width = 640, format = 'jpeg' }: { width?: number; format?: 'jpeg' | 'png' } = {}): Promise<File> {
  const picture = sharp({ create: { width, height: 480, channels: 3, background: '#7a5c44' } }).withExif({
    IFD3: { GPSLatitude: '35/1 41/1 0/1' },
    IFD0: { Make: 'SecretCam' },
  });
  const bytes = await (format === 'jpeg' ? picture.jpeg() : picture.png()).toBuffer();
  return new File([bytes as BlobPart], 'photo.jpg');
}

export { buyer, later, openShop, type Shop };
