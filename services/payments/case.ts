import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { moveOrder } from '#domain/orders/life-cycle';
import type { Moved } from '#domain/lifecycle';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import type { Ctx } from '../context';
import type { OrderRow } from '../orders/row';
import type { Tx } from '../runtime';
import { payments, type holds } from '../store/tables';

export type SettledOrder = {
  kind: 'order';
  orderId: number;
  code: string;
  state: OrderState;
  /** Whether the payment was of use for its order. */ payment: 'paid' | 'unusable';
};
export type SettledTopUp = { kind: 'top-up'; topUpId: string };
export type Settled = SettledOrder | SettledTopUp;
/** What the gateway said of the money. */
export type Money = { refId: string; cardMask?: string };
type PaymentRow = typeof payments.$inferSelect;
/** A verified payment and the order it was meant for, both locked. */
export type Case = { order: OrderRow; payment: PaymentRow; held: readonly (typeof holds.$inferSelect)[]; money: Money };

export function settled(order: OrderRow, payment: SettledOrder['payment']): SettledOrder {
  return { kind: 'order', orderId: order.id, code: order.code, state: order.state, payment };
}

/** The payment ends: used for its purpose, or not usable for it. */
export async function endPayment(tx: Tx, ctx: Ctx, { payment, money }: Pick<Case, 'payment' | 'money'>, state: 'paid' | 'unusable'): Promise<void> {
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
