import type { Parcel } from '#domain/orders/dispatch';
import { say } from '#locales/say';
import { actorName, type Ctx } from '../context';
import type { Refusal } from '#domain/result';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { dispatches } from '../store/tables';
import { bindDevices } from '../warranty/bind-devices';
import type { AboutOrder } from './order-notice';
import type { OrderRow } from './row';

/** What the buyer is told of a parcel, and what the order's history keeps. */
export function parcelFacts(order: OrderRow, { courier, tracking }: Parcel): { said: NonNullable<AboutOrder['parcel']>; kept: Record<string, string> } {
  return { said: { courierName: say(order.lang, `orders.couriers.${courier}`), tracking }, kept: { courier, tracking } };
}

/** Writes the parcel of an order that is being dispatched, and binds each device in it to the order and its buyer: their warranties are open. [ORD-5, WAR-2, WAR-3] */
export async function sendParcel(tx: Tx, ctx: Ctx, order: OrderRow, parcel: Parcel): Promise<Refusal | { audit: AuditLine[]; tell: Later[] }> {
  await tx.insert(dispatches).values({ orderId: order.id, courier: parcel.courier, tracking: parcel.tracking, actor: actorName(ctx.actor), at: ctx.now });
  return bindDevices(tx, ctx, order, parcel.devices);
}
