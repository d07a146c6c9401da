import { eq } from '@payloadcms/db-postgres/drizzle';
import { isNoticeOf, type NoticesOf } from '#domain/notices/notices';
import type { OrderMover, OrderStanding } from '#domain/orders/life-cycle';
import type { OrderEvent } from '#domain/orders/states';
import { ok, type Result } from '#domain/result';
import type { CancelCause } from '#domain/orders/proposal';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { type orders, users } from '../store/schema.generated';
import { ORDERS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { orderNotice, type AboutOrder } from './order-notice';
import type { OrderRow } from './row';

type More = Pick<AboutOrder, 'refundDueAt' | 'amountToman' | 'parcel'> & {
  /** Columns that the move sets besides the state. */
  set?: Partial<Omit<typeof orders.$inferInsert, 'id' | 'state' | 'stateSince' | 'updatedAt'>>;
  facts?: Record<string, string | number>;
  /** Why it is cancelled, said before the reason. */
  cause?: CancelCause;
  /** Another notice than the move's own, or none. */
  tells?: NoticesOf<'orders'> | null;
};
type AskOfOrder = { event: OrderEvent; who: readonly OrderMover[]; reason?: string; standing?: Omit<OrderStanding, 'state' | 'paidToman'> };

/** Moves a locked order, and tells its buyer by SMS. [ADM-4, ORD-6] */
export async function moveOrderOn(tx: Tx, ctx: Ctx, order: OrderRow, asked: AskOfOrder, more: More = {}): Promise<Result<{ order: OrderRow; tell: Later[] }>> {
  const { set, facts } = more;
  const made = await transition(tx, ctx, ORDERS, order, { standing: {}, ...asked, set, facts });
  if (!made.ok) return made;
  const { row: after, moved } = made.value;
  const name = more.tells === undefined ? moved.tells : more.tells;
  if (!name) return ok({ order: after, tell: [] });
  if (!isNoticeOf('orders', name)) throw new Error(`${name} is said of no order`);
  const { refundDueAt, amountToman, parcel, cause } = more;
  return ok({ order: after, tell: [await notice(tx, ctx, after, name, { refundDueAt, amountToman, parcel, cause, reason: moved.reason })] });
}

/** A move that the shop itself makes, with money most often; that it is not legal is a bug. */
export async function moveOrderSurely(tx: Tx, ctx: Ctx, order: OrderRow, event: OrderEvent, more: More = {}) {
  return certain(await moveOrderOn(tx, ctx, order, { event, who: ['clock'] }, more), `order ${order.id} does not ${event}`);
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
