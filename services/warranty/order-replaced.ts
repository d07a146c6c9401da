import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { type OrderMover } from '#domain/orders/life-cycle';
import { orderSubject } from '../deadlines/order-subject';
import type { Ctx } from '../context';
import { lockOrder } from '../orders/row';
import { unitsToSend } from '../orders/units-to-send';
import { moveOrderOn } from '../orders/move-order';
import type { Tx } from '../runtime';
import type { AuditLine } from '../store/commit';
import { devices } from '../store/schema.generated';
import { ORDERS } from '../transitions/nouns';
import { certain, note } from '../transitions/transition';
import type { TicketRow } from './ticket-row';

/** Moves the owner's order to “replaced” once tickets of the first week have replaced all its devices; until then its history names each one, and the ticket tells its owner. A repair under guarantee does not concern the order, nor does a device that a former owner bought. [ORD-5, WAR-5, WAR-6] */
export async function orderReplaced(tx: Tx, ctx: Ctx, ticket: TicketRow, reason: string): Promise<{ audit: AuditLine[] } | null> {
  if (ticket.kind === 'guarantee' || ctx.actor.kind !== 'staff') return null;
  const [device] = await tx.select({ order: devices.order, serial: devices.serial }).from(devices).where(eq(devices.id, ticket.device));
  const order = device?.order ? await lockOrder(tx, device.order) : null;
  if (order?.state !== 'delivered' || order.user !== ticket.user) return null;
  const left = (await unitsToSend(tx, ctx.lang, order.id)).length - (await replacedUnits(tx, order.id));
  if (left > 0) {
    await note(tx, ctx, ORDERS, order, { event: 'replace-one', reason, facts: { ticket: ticket.code, serial: device?.serial ?? '' } });
    return { audit: [{ action: 'orders.replace-one', subject: orderSubject(order.id), facts: { ticket: ticket.code, left, reason } }] };
  }
  const who = ctx.actor.roles as readonly OrderMover[];
  const moved = await moveOrderOn(tx, ctx, order, { event: 'replace', who, reason }, { facts: { ticket: ticket.code }, tells: null });
  const { order: after } = certain(moved, `order ${order.id} is not replaced`);
  return {
    audit: [{ action: 'orders.replace', subject: orderSubject(order.id), facts: { from: order.state, to: after.state, ticket: ticket.code, reason } }],
  };
}

/** How many places of an order had their device replaced; one that was replaced twice counts once. */
async function replacedUnits(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ units: sql<number>`count(distinct (${devices.variant}, ${devices.unitNo}))::int` })
    .from(devices)
    .where(and(eq(devices.order, orderId), eq(devices.state, 'replaced')));
  return row?.units ?? 0;
}
