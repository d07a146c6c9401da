import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { moveOrder } from '#domain/orders/life-cycle';
import type { Moved } from '#domain/lifecycle';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import type { Ctx } from '../context';
import type { OrderRow } from '../orders/row';
import type { Tx } from '../runtime';
import { payments, type holds } from '../store/tables';

export type Settled = { orderId: number; code: string; state: OrderState; /** Whether the payment was of use for its order. */ payment: 'paid' | 'unusable' };
/** What the gateway said of the money. */
export type Money = { refId: string; cardMask?: string };
/** A verified payment and the order it was meant for, both locked. */
export type Case = { order: OrderRow; payment: typeof payments.$inferSelect; held: readonly (typeof holds.$inferSelect)[]; money: Money };

export function settled(order: OrderRow, payment: Settled['payment']): Settled {
  return { orderId: order.id, code: order.code, state: order.state, payment };
}

/** The payment ends: used for its order, or not usable for it. */
export async function endPayment(tx: Tx, ctx: Ctx, { payment, money }: Case, state: 'paid' | 'unusable'): Promise<void> {
  const set = { state, refId: money.refId, cardMask: money.cardMask ?? null, settledAt: ctx.now, nextCheckAt: null, failure: null };
  const [ended] = await tx
    .update(payments)
    .set(set)
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
    .returning({ id: payments.id });
  if (!ended) throw new Error(`payment ${payment.id} changed although it is locked`);
}

/** A move that money itself makes; that it is not legal is a bug. */
export function moneyMove(order: OrderRow, event: OrderEvent): Moved<OrderState, OrderEvent> {
  const moved = moveOrder(order, event, ['clock']);
  if (!moved.ok) throw new Error(`order ${order.id} does not ${event}: ${moved.code}`);
  return moved.value;
}
