import { and, eq, exists, lte, or, sql } from '@payloadcms/db-postgres/drizzle';
import { moveOrder as decide } from '#domain/orders/life-cycle';
import { unpaidEndsAt, PAYMENT_WINDOW_MINUTES } from '#domain/orders/hold';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { voidCode } from '../discounts/use';
import { each } from '../each';
import { groupOfOrder } from '../groups/of-order';
import { orderSubject } from '../deadlines/order-subject';
import { askForPayable } from '../payments/ask-gateway';
import { endUnpaidPayable } from '../payments/attempts';
import { commit } from '../store/commit';
import { orders } from '../store/schema.generated';
import { holds } from '../store/tables';
import { releaseCredit } from '../wallet/hold';
import { releaseGoods, releaseHolds } from './release';
import { lockOrder, myOrder, type OrderRow } from './row';
import { moveOrderOn } from './move-order';
import { clockwork, service } from '../service';

/*
 * For the clock:
 *   `orders` queue, kind `end-hold`   {orderId}: endHold(ctx, orderId), due when the hold ends (outbox)
 *   `orders` queue, kind `end-unpaid` {orderId}: endUnpaid(ctx, orderId), due when the time to pay ends (outbox)
 *   `orders` queue, kind `expire`, every minute: expireHolds(ctx), which finds what the two have missed
 */

const BATCH = 200;
const MINUTE = 60_000;

/** The gateway did not say whether the order was paid: the job asks again. */
export class NotKnownYet extends Error {}

/** Ends a hold after fifteen minutes: once the gateway has said that nothing is paid, the goods go back; the order can still be paid while they are in stock. [ORD-4] */
export const endHold = clockwork('orders.end-unpaid', async (ctx, orderId: number): Promise<void> => {
  const order = await due(ctx, orderId, (row) => (row.holdUntil ? new Date(row.holdUntil) : null));
  if (!order) return;
  const asked = await askForPayable(ctx, orderSubject(orderId));
  if (asked.kind === 'settled') return;
  if (asked.kind === 'unknown' && ctx.now < unpaidEndsAt(new Date(order.createdAt))) throw new NotKnownYet(`order ${orderId}`);
  await commit(ctx, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const released = locked?.state === 'awaiting-payment' && (await releaseHolds(tx, ctx, locked));
    return { value: null, audit: released ? [{ action: 'orders.hold-ended', subject: `order:${orderId}` }] : [] };
  });
});

/** Cancels an order whose time to pay is over, once the gateway has said that nothing is paid. [ORD-4, ORD-5] */
export const endUnpaid = clockwork('orders.end-unpaid', async (ctx, orderId: number): Promise<void> => {
  if (!(await due(ctx, orderId, (row) => unpaidEndsAt(new Date(row.createdAt))))) return;
  const asked = await askForPayable(ctx, orderSubject(orderId));
  if (asked.kind === 'settled') return;
  if (asked.kind === 'unknown') throw new NotKnownYet(`order ${orderId}`);
  await cancel(ctx, orderId, 'expire');
});

/** The buyer gives an unpaid order up, unless the gateway says that it was paid; its code is void then. [DISC-3, ORD-4, ORD-5] */
export const giveUp = service(
  'orders.give-up',
  async (ctx, code: string): Promise<Result<{ outcome: 'cancelled' | 'paid'; code: string; /** The group whose share it was. */ group: string | null }>> => {
    const order = await myOrder(ctx.rt.db, ctx, code);
    if (!order) return unknownOrder;
    const asked = await askForPayable(ctx, orderSubject(order.id));
    const group = (await groupOfOrder(ctx.rt.db, order.id))?.code ?? null;
    if (asked.kind === 'settled') return ok({ outcome: 'paid', code, group });
    const cancelled = await cancel(ctx, order.id, 'give-up');
    return cancelled.ok ? ok({ outcome: 'cancelled', code, group }) : cancelled;
  },
);

async function due(ctx: Ctx, orderId: number, at: (row: OrderRow) => Date | null): Promise<OrderRow | null> {
  const [row] = await ctx.rt.db.select().from(orders).where(eq(orders.id, orderId));
  const moment = row ? at(row) : null;
  return row?.state === 'awaiting-payment' && moment && moment <= ctx.now ? row : null;
}

async function cancel(ctx: Ctx, orderId: number, event: 'expire' | 'give-up'): Promise<Result<null>> {
  return commit<null>(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return unknownOrder;
    const who = [event === 'expire' ? ('clock' as const) : ('buyer' as const)];
    const may = decide(order, event, who);
    if (!may.ok) return may;
    const subject = orderSubject(orderId);
    let voided: string | null = null;
    // Time that runs out gives the code's use back; who gives the order up has changed it.
    if (event === 'expire') await releaseHolds(tx, ctx, order);
    else {
      await releaseGoods(tx, ctx, order);
      await releaseCredit(tx, ctx, subject);
      voided = await voidCode(tx, ctx, subject);
    }
    await endUnpaidPayable(tx, ctx, subject, event);
    const facts: Record<string, string> = voided === null ? {} : { voidedCode: voided };
    const moved = await moveOrderOn(tx, ctx, order, { event, who }, { facts });
    if (!moved.ok) return moved;
    return { value: null, audit: { action: `orders.${event}`, subject: `order:${orderId}`, facts: { code: order.code, ...facts } }, tell: moved.value.tell };
  });
}

/** Ends every hold and every unpaid order whose time is over, however the process ended before. [ORD-4, ORD-13, JOB-1] */
export const expireHolds = clockwork('orders.end-unpaid', async (ctx): Promise<{ looked: number; unknown: number }> => {
  const { db } = ctx.rt;
  const held = db
    .select({ one: sql`1` })
    .from(holds)
    .where(and(eq(holds.orderId, orders.id), eq(holds.state, 'held'), lte(holds.expiresAt, ctx.now)));
  const oldest = new Date(ctx.now.getTime() - PAYMENT_WINDOW_MINUTES * MINUTE);
  const late = await db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.state, 'awaiting-payment'), or(lte(orders.createdAt, oldest.toISOString()), exists(held))))
    .orderBy(orders.id)
    .limit(BATCH);
  let unknown = 0;
  await each(late, async ({ id, createdAt }) => {
    const end = new Date(createdAt) <= oldest ? endUnpaid : endHold;
    await end(ctx, id).catch((error: unknown) => {
      if (!(error instanceof NotKnownYet)) throw error;
      unknown += 1;
    });
  });
  return { looked: late.length, unknown };
});
