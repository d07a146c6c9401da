import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { TRANSIT_DAMAGE_HOURS } from '#domain/catalog/promises';
import type { Moved } from '#domain/lifecycle';
import { shownDay } from '#domain/orders/shown-day';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import type { CancelCause } from '#domain/orders/proposal';
import { say, type WordFacts } from '#locales/say';
import { actorName, type Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { orders, users } from '../store/schema.generated';
import { orderEvents } from '../store/tables';
import type { OrderRow } from './row';

type More = {
  /** Columns that the move sets besides the state. */
  set?: Partial<typeof orders.$inferInsert>;
  facts?: Record<string, string | number>;
  /** By when a refund is due. */
  refundDueAt?: Date;
  /** The sum that the message speaks of, where it is not all that was paid. */
  amountToman?: number;
  /** Why it is cancelled, said before the reason. */
  cause?: CancelCause;
  /** What the message says besides. */
  said?: WordFacts;
  /** Another notice than the move's own. */
  tells?: string;
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
  return { order: after, tell: name ? [await notice(tx, ctx, after, name, { ...more, reason: moved.reason })] : [] };
}

/** The buyer is told by SMS in the language they ordered in. */
export async function notice(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  name: string,
  more: Pick<More, 'refundDueAt' | 'amountToman' | 'cause' | 'said'> & { reason?: string; /** Until when something is asked or promised. */ dueBy?: Date },
): Promise<Later> {
  const [buyer] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, order.user));
  if (!buyer) throw new Error(`order ${order.id} has no buyer`);
  const facts: WordFacts = { code: order.code, hours: TRANSIT_DAMAGE_HOURS, amountToman: more.amountToman ?? order.paidToman };
  if (order.promisedBy) facts['promisedDay'] = shownDay(new Date(order.promisedBy));
  if (more.refundDueAt) facts['dueDay'] = shownDay(more.refundDueAt);
  if (more.reason) facts['reason'] = more.cause && more.cause !== 'other' ? `${say(order.lang, `orders.causes.${more.cause}`)} - ${more.reason}` : more.reason;
  if (more.dueBy) facts['dueBy'] = more.dueBy;
  Object.assign(facts, more.said);
  return queueMessage(tx, ctx, { channel: 'sms', notice: name, recipient: buyer.phone, lang: order.lang, facts, promise: 'at-least-once' });
}
