import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Moved } from '#domain/lifecycle';
import { isNoticeOf, type NoticesOf } from '#domain/notices/notices';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import type { CancelCause } from '#domain/orders/proposal';
import { say } from '#locales/say';
import { actorName, type Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { orders, users } from '../store/schema.generated';
import { orderEvents } from '../store/tables';
import { orderNotice, type AboutOrder } from './order-notice';
import type { OrderRow } from './row';

type More = Pick<AboutOrder, 'refundDueAt' | 'amountToman' | 'parcel'> & {
  /** Columns that the move sets besides the state. */
  set?: Partial<typeof orders.$inferInsert>;
  facts?: Record<string, string | number>;
  /** Why it is cancelled, said before the reason. */
  cause?: CancelCause;
  /** Another notice than the move's own. */
  tells?: NoticesOf<'orders'>;
};

/** Writes a decided move of a locked order: its state, guarded by the one it was read in, the event, and the SMS to its buyer. [ADM-4, ORD-6] */
export async function writeMove(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  moved: Moved<OrderState, OrderEvent>,
  more: More = {},
): Promise<{ order: OrderRow; tell: Later[] }> {
  const now = ctx.now.toISOString();
  const [after] = await tx
    .update(orders)
    .set({ ...more.set, state: moved.to, stateSince: now, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.state, moved.from)))
    .returning();
  if (!after) throw new Error(`order ${order.id} is not ${moved.from} although it is locked`);
  await tx.insert(orderEvents).values({
    orderId: order.id,
    event: moved.event,
    fromState: moved.from,
    toState: moved.to,
    actor: actorName(ctx.actor),
    reason: moved.reason ?? null,
    facts: more.facts ?? {},
    at: ctx.now,
  });
  const name = more.tells ?? moved.tells;
  if (!name) return { order: after, tell: [] };
  if (!isNoticeOf('orders', name)) throw new Error(`${name} is said of no order`);
  const { refundDueAt, amountToman, parcel, cause } = more;
  return { order: after, tell: [await notice(tx, ctx, after, name, { refundDueAt, amountToman, parcel, cause, reason: moved.reason })] };
}

/** The buyer is told by SMS in the language they ordered in. */
export async function notice(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  name: NoticesOf<'orders'>,
  { cause, reason, ...about }: AboutOrder & Pick<More, 'cause'>,
): Promise<Later> {
  const [buyer] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, order.user));
  if (!buyer) throw new Error(`order ${order.id} has no buyer`);
  const why = reason && cause && cause !== 'other' ? `${say(order.lang, `orders.causes.${cause}`)} - ${reason}` : reason;
  return queueMessage(tx, ctx, { ...orderNotice(order, name, { ...about, reason: why }), channel: 'sms', recipient: buyer.phone, lang: order.lang });
}
