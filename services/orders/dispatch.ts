import { readCarrier, readSerials, spreadSerials, unitKey, unknownTogether, type DispatchForm, type Parcel } from '#domain/orders/dispatch';
import { say } from '#locales/say';
import { actorName, type Ctx } from '../context';
import { ok, refusalOf, refuse, type Refusal, type Result } from '#domain/result';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { dispatches } from '../store/tables';
import { bindDevices, checkDevices } from '../devices/bind-devices';
import type { AboutOrder } from './order-notice';
import type { OrderRow } from './row';
import { unitsToSend } from './units-to-send';

/** What the buyer is told of a parcel, and what the order's history keeps. */
export function parcelFacts(order: OrderRow, { courier, tracking }: Parcel): { said: NonNullable<AboutOrder['parcel']>; kept: Record<string, string> } {
  return { said: { courierName: say(order.lang, `orders.couriers.${courier}`), tracking }, kept: { courier, tracking } };
}

/** Reads the form of a dispatch against what the order holds and which devices there are; all that is wrong is said at once, each beside its field. [ORD-5, WAR-3, ADM-4] */
export async function readParcel(tx: Tx, ctx: Ctx, order: OrderRow, form: DispatchForm): Promise<Result<Parcel>> {
  const carrier = readCarrier(form, order.city);
  const units = await unitsToSend(tx, ctx.lang, order.id);
  const { typed, left } = spreadSerials(form.serials, units.map(unitKey), form.all ?? '');
  const devices = await checkDevices(tx, ctx, readSerials(typed, units));
  const over = left.length > 0 ? refuse('orders.dispatch.serials-left', { serials: left.join(' ') }, { field: 'serials' }) : ok(null);
  const sent = devices.flatMap((one) => (one.ok ? [one.value] : []));
  return carrier.ok && over.ok && sent.length === devices.length
    ? ok({ ...carrier.value, devices: sent })
    : unknownTogether(refusalOf(carrier, over, ...devices));
}

/** Writes the parcel of an order that is being dispatched, and binds each device in it to the order and its buyer: their warranties are open. [ORD-5, WAR-2, WAR-3] */
export async function sendParcel(tx: Tx, ctx: Ctx, order: OrderRow, parcel: Parcel): Promise<Refusal | { audit: AuditLine[]; tell: Later[] }> {
  await tx.insert(dispatches).values({ orderId: order.id, courier: parcel.courier, tracking: parcel.tracking, actor: actorName(ctx.actor), at: ctx.now });
  return bindDevices(tx, ctx, order, parcel.devices);
}
