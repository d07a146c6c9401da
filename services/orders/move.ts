import { moveOrder as decide, type OrderMover } from '#domain/orders/life-cycle';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import { unsoldOrder } from '#domain/ledger/order-money';
import { toman } from '#domain/money';
import { refuse, type Refusal, type Result } from '#domain/result';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { returnStock } from '../catalog/stock';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { shareUndone } from '../groups/paid';
import { returnedOf } from '../groups/returned';
import { orderSubject } from '../deadlines/order-due';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, type Change, type Later, type LedgerEntry } from '../store/commit';
import { holds } from '../store/tables';
import { lockOrder, type OrderRow } from './row';
import { startRefund } from './start-refund';
import { writeMove } from './write-move';

export type OrderMove = {
  orderId: number;
  event: OrderEvent;
  reason?: string;
  /** The state that was on the screen when the button was pressed. */
  expectedState: OrderState;
};
export type MovedOrder = { orderId: number; code: string; state: OrderState };

/** Moves that only the shop itself makes with a payment, not by a button. */
const notByHand: readonly OrderEvent[] = ['pay', 'expire', 'give-up', 'refuse-late-payment', 'send-to-review', 'finish-refund'];

/** Staff move an order on: only a legal move, from the state they saw, with a reason where it matters; the buyer is told. [ORD-5, ADM-4] */
export async function moveOrder(ctx: Ctx, move: OrderMove): Promise<Result<MovedOrder>> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') return refuse('lifecycle.move.not-yours', { event: move.event }, { status: 403 });
  if (notByHand.includes(move.event)) return refuse('lifecycle.move.not-now', { event: move.event }, { status: 409 });
  const who = actor.roles as readonly OrderMover[];
  return commit<MovedOrder>(ctx, async (tx) => {
    const order = await lockOrder(tx, move.orderId);
    if (!order) return refuse('orders.code.unknown', undefined, { status: 404 });
    if (order.state !== move.expectedState) return changedMeanwhile();
    return carryOut(tx, ctx, order, move.event, who, move.reason);
  });
}

/** One decided move of a locked order with all that follows from it. */
export async function carryOut(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  event: OrderEvent,
  who: readonly OrderMover[],
  reason?: string,
): Promise<Change<MovedOrder> | Refusal> {
  const decided = decide(order, event, who, reason);
  if (!decided.ok) return decided;
  const subject = orderSubject(order.id);
  const moved = event === 'start-refund' ? await startRefund(tx, ctx, order, who) : await writeMove(tx, ctx, order, decided.value);
  const more = await follow(tx, ctx, moved.order, event);
  const after = more.order ?? moved.order;
  return {
    value: { orderId: order.id, code: order.code, state: after.state },
    audit: { action: `orders.${event}`, subject, facts: { from: order.state, to: after.state, ...(reason?.trim() ? { reason: reason.trim() } : {}) } },
    entry: more.entry,
    tell: [...moved.tell, ...(more.tell ?? [])],
  };
}

type Following = { order?: OrderRow; entry?: LedgerEntry; tell?: Later[] };

/** What a move brings with it: clocks that stop, goods and money that go back. */
async function follow(tx: Tx, ctx: Ctx, order: OrderRow, event: OrderEvent): Promise<Following> {
  const subject = orderSubject(order.id);
  if (event === 'approve' || event === 'queue') await closeDeadline(tx, { subject, kind: 'orders.queue', at: ctx.now });
  if (event === 'deliver' || event === 'cancel') await closeDeadline(tx, { subject, at: ctx.now });
  if (event !== 'cancel') return {};
  await unsell(tx, ctx, order);
  // What has gone back as a group's difference is neither sold any more nor owed again.
  const totalToman = toman(order.totalToman - (await returnedOf(tx, order.id)));
  const lines = unsoldOrder({ totalToman, deliveryToman: toman(order.deliveryToman) });
  const started = await startRefund(tx, ctx, order, ['clock']);
  return { order: started.order, entry: { cause: 'orders.cancelled', subject, lines }, tell: [...started.tell, ...(await shareUndone(tx, ctx, order.id))] };
}

/** The goods of a cancelled order go back on the shelf. */
async function unsell(tx: Tx, ctx: Ctx, order: OrderRow): Promise<void> {
  const back = await tx
    .update(holds)
    .set({ state: 'released' })
    .where(and(eq(holds.orderId, order.id), eq(holds.state, 'sold')))
    .returning({ variantId: holds.variantId, quantity: holds.quantity });
  await returnStock(tx, ctx, back, { cause: 'cancelled', subject: orderSubject(order.id) });
}
