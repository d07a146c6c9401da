import type { CartLine } from '#domain/cart/line';
import type { InvoiceWish } from '#domain/invoices/party';
import type { DeliveryChoice } from '#domain/orders/delivery-choice';
import { unpaidEndsAt } from '#domain/orders/hold';
import { moveOrder as decide } from '#domain/orders/life-cycle';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import { partyOf } from '../invoices/party';
import { endUnpaidPayable } from '../payments/attempts';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { partyFor } from './invoice/party-for';
import { codeOfOrder, linesOfOrder } from './price-now';
import { releaseHolds } from './release';
import { lockOrder } from './row';
import { moveOrderOn } from './move-order';

export type Before = {
  lines: CartLine[];
  /** The day that was chosen; its promise begins with the payment. */ delivery: DeliveryChoice | null;
  codeId: number | null;
  invoice: InvoiceWish;
  audit: AuditLine;
  tell: Later[];
};

/** Ends an unpaid order that a new one replaces, and gives what it was of. */
export async function takePlaceOf(tx: Tx, ctx: Ctx, orderId: number): Promise<Result<Before>> {
  const order = await lockOrder(tx, orderId);
  const mine = ctx.actor.kind === 'user' && order?.user === ctx.actor.userId;
  const over = order ? ctx.now >= unpaidEndsAt(new Date(order.createdAt)) : true;
  const held = order?.holdUntil ? ctx.now < new Date(order.holdUntil) : false;
  if (!order || !mine || over || held) return refuse('orders.not-payable', undefined, { status: 409 });
  const may = decide(order, 'give-up', ['buyer']);
  if (!may.ok) return may;
  const { lines } = await linesOfOrder(tx, order.id);
  const codeId = await codeOfOrder(tx, order.id);
  const party = await partyOf(tx, partyFor(order));
  await releaseHolds(tx, ctx, order);
  await endUnpaidPayable(tx, ctx, orderSubject(order.id), 'other-price');
  const moved = await moveOrderOn(tx, ctx, order, { event: 'give-up', who: ['buyer'] }, { facts: { why: 'other-price' } });
  if (!moved.ok) return moved;
  const invoice: InvoiceWish = party.kind === 'legal' ? party : { kind: 'individual', nationalCode: party.nationalCode };
  return {
    ok: true,
    value: {
      lines,
      delivery: order.deliveryDay === null ? null : { day: order.deliveryDay, part: order.deliveryPart },
      codeId,
      invoice,
      tell: moved.value.tell,
      audit: { action: 'orders.other-price', subject: `order:${order.id}`, facts: { code: order.code } },
    },
  };
}
