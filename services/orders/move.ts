import { moveOrder as decide, type OpenWish, type OrderMover } from '#domain/orders/life-cycle';
import type { CancelCause } from '#domain/orders/proposal';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import { unsoldOrder } from '#domain/ledger/order-money';
import { deposited, walletHouse } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { returnStock } from '../catalog/stock';
import type { Ctx } from '../context';
import type { DispatchForm, Parcel } from '#domain/orders/dispatch';
import { closeDeadline } from '../deadlines/close';
import { shareUndone } from '../groups/paid';
import { orderSubject } from '../deadlines/order-subject';
import type { Tx } from '../runtime';
import { changedMeanwhile, commit, type Change, type Later, type LedgerEntry } from '../store/commit';
import { holds } from '../store/tables';
import { endCall, startCall } from './call';
import { endCancelRequest, openCancelRequest } from './cancel-requests/row';
import { parcelFacts, readParcel, sendParcel } from './dispatch';
import { promiseDelivery } from './promise-delivery';
import { effectiveLine } from './goods-of';
import { writeOff } from './proposals/goods';
import { openProposal, proposedPaid } from './proposals/row';
import { takeBack } from './proposals/withdraw';
import { returnedOf } from './returned';
import { lockOrder, type OrderRow } from './row';
import { startRefund } from './start-refund';
import { hasSerials } from './units-to-send';
import { takeIfNobodys } from '../ownership/claim';
import { moveOrderOn } from './move-order';
import { service } from '../service';

export type OrderMove = {
  orderId: number;
  event: OrderEvent;
  reason?: string;
  /** The state that was on the screen when the button was pressed. */
  expectedState: OrderState;
  /** With whom the parcel goes, and which device is which; a dispatch alone has it. */
  dispatch?: DispatchForm;
  /** Whoever presses has confirmed it despite the buyer's wish to cancel; a bulk move never has. */
  despiteWish?: boolean;
} & Cancelling;
/** Why an order is cancelled, and of which line the goods were not there. [ORD-8] */
type Cancelling = {
  cause?: CancelCause;
  lineId?: number;
  /** How many pieces of the line were not there; all of it where nothing is said. */ missing?: number;
};
export type MovedOrder = { orderId: number; code: string; state: OrderState };

/** Moves that only the shop itself makes with a payment, not by a button. */
const notByHand: readonly OrderEvent[] = ['pay', 'expire', 'give-up', 'refuse-late-payment', 'send-to-review', 'agree', 'decline', 'lapse', 'finish-refund'];

/** Staff move an order on: only a legal move, from the state they saw, with a reason where it matters; the buyer is told. [ORD-5, ADM-4] */
export const moveOrder = service('orders.move', async (ctx, move: OrderMove): Promise<Result<MovedOrder>> => {
  const { actor } = ctx;
  if (notByHand.includes(move.event)) return refuse('lifecycle.move.not-now', { event: move.event }, { status: 409 });
  const who = actor.roles as readonly OrderMover[];
  return commit<MovedOrder>(ctx, async (tx) => {
    const order = await lockOrder(tx, move.orderId);
    if (!order) return unknownOrder;
    if (order.state !== move.expectedState) return changedMeanwhile();
    const { reason, cause, lineId, missing } = move;
    const wish = (await openCancelRequest(tx, order.id)) ? (move.despiteWish ? 'read' : 'unread') : undefined;
    const serials = move.event === 'replace' && (await hasSerials(tx, order.id));
    if (move.event !== 'dispatch')
      return asOnesOwn(tx, ctx, order, await carryOut(tx, ctx, order, move.event, who, { reason, cause, lineId, missing, serials, wish }));
    const may = decide({ ...order, asked: (await openProposal(tx, order.id)) !== null, wish }, 'dispatch', who);
    if (!may.ok) return may;
    if (!move.dispatch) return refuse('orders.dispatch.form', undefined, { field: 'courier' });
    const parcel = await readParcel(tx, ctx, order, move.dispatch);
    return parcel.ok ? asOnesOwn(tx, ctx, order, await carryOut(tx, ctx, order, 'dispatch', who, { parcel: parcel.value, wish })) : parcel;
  });
});

/** Whoever moves an order that is nobody's goes on with it. [ADM-3] */
async function asOnesOwn(tx: Tx, ctx: Ctx, order: OrderRow, made: Change<MovedOrder> | Refusal): Promise<Change<MovedOrder> | Refusal> {
  if ('ok' in made) return made;
  const taken = await takeIfNobodys(tx, ctx, { collection: 'orders', id: order.id });
  return { ...made, audit: [...taken, made.audit].flat() };
}

type With = Cancelling & {
  reason?: string;
  /** The buyer's answer, or its absence, is what moves the order. */
  asked?: boolean;
  /** Its devices go by their serials. */
  serials?: boolean;
  /** Its buyer wants it cancelled, and whether that was read. */
  wish?: OpenWish | undefined;
  /** What goes with a dispatch. */
  parcel?: Parcel;
};
const cancelling: readonly OrderEvent[] = ['cancel', 'decline', 'lapse'];
/** A wish to cancel is granted by every cancellation, and overtaken by the dispatch. */
const endsWish = (event: OrderEvent) => event === 'dispatch' || cancelling.includes(event);

/** One decided move of a locked order with all that follows from it. */
export async function carryOut(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  event: OrderEvent,
  who: readonly OrderMover[],
  { reason, asked = false, cause = 'other', lineId, missing, serials, wish, parcel }: With = {},
): Promise<Change<MovedOrder> | Refusal> {
  const proposal = asked ? null : await openProposal(tx, order.id);
  const standing = { asked: asked || proposal !== null, serials, wish };
  const decided = decide({ ...order, ...standing }, event, who, reason);
  if (!decided.ok) return decided;
  if (proposal) await takeBack(tx, ctx, order, proposal);
  const ended = endsWish(event) ? await openCancelRequest(tx, order.id) : null;
  if (ended) await endCancelRequest(tx, ctx, ended, { event: event === 'dispatch' ? 'overtake' : 'grant', who: 'clock' });
  const subject = orderSubject(order.id);
  const facts = cancelling.includes(event) ? { cause } : undefined;
  const sent = parcel && parcelFacts(order, parcel);
  const made =
    event === 'start-refund'
      ? ok(await startRefund(tx, ctx, order, who))
      : await moveOrderOn(tx, ctx, order, { event, who, reason, standing }, { facts: facts ?? sent?.kept, cause: facts?.cause, parcel: sent?.said });
  if (!made.ok) return made;
  const moved = made.value;
  const bound = parcel ? await sendParcel(tx, ctx, moved.order, parcel) : null;
  if (bound && 'ok' in bound) return bound;
  const more = await follow(tx, ctx, moved.order, event, { cause, lineId, missing });
  if (more && 'ok' in more) return more;
  const after = more.order ?? moved.order;
  const why = reason?.trim();
  return {
    value: { orderId: order.id, code: order.code, state: after.state },
    audit: [
      { action: `orders.${event}`, subject, facts: { from: order.state, to: after.state, ...(why ? { reason: why } : {}), ...facts, ...sent?.kept } },
      ...(bound?.audit ?? []),
    ],
    entry: more.entry,
    tell: [...moved.tell, ...(more.tell ?? []), ...(bound?.tell ?? [])],
  };
}

type Following = { order?: OrderRow; entry?: LedgerEntry | readonly LedgerEntry[]; tell?: Later[] };

/** Carries out a move's consequences: clocks that start and stop, goods and money that go back. */
async function follow(tx: Tx, ctx: Ctx, order: OrderRow, event: OrderEvent, why: Cancelling): Promise<Following | Refusal> {
  const subject = orderSubject(order.id);
  if (order.state === 'queued') {
    await closeDeadline(tx, { subject, kind: 'orders.queue', at: ctx.now });
    await startCall(tx, ctx, order.id);
  }
  if (event === 'approve' || event === 'agree') return { order: await promiseDelivery(tx, ctx, order) };
  if (event === 'confirm') await endCall(tx, ctx, order.id);
  if (event === 'dispatch') await closeDeadline(tx, { subject, kind: 'orders.dispatch', at: ctx.now });
  if (event === 'deliver' || cancelling.includes(event)) await closeDeadline(tx, { subject, at: ctx.now });
  if (!cancelling.includes(event)) return {};
  const unsold = await unsell(tx, ctx, order, why);
  if (unsold) return unsold;
  // What has gone back to the wallet before is neither sold any more nor owed again.
  const totalToman = toman(order.totalToman - (await returnedOf(tx, order.id)));
  const lines = unsoldOrder({ totalToman, deliveryToman: toman(order.deliveryToman) });
  const started = await startRefund(tx, ctx, order, ['clock']);
  const more = await proposedPaid(tx, order.id);
  const entry: LedgerEntry[] = [{ cause: 'orders.cancelled', subject, lines }];
  if (more > 0)
    entry.push({
      cause: 'orders.dearer-back',
      subject,
      lines: deposited({ userId: order.user, amountToman: toman(more), against: walletHouse.priceDifferences }),
    });
  return { order: started.order, entry, tell: [...started.tell, ...(await shareUndone(tx, ctx, order.id))] };
}

/** Puts the goods of a cancelled order back in stock; those that were missing are written off. [ORD-8, ORD-13] */
async function unsell(tx: Tx, ctx: Ctx, order: OrderRow, { cause, lineId, missing: pieces }: Cancelling): Promise<Refusal | null> {
  const subject = orderSubject(order.id);
  const line = cause === 'out-of-stock' && lineId !== undefined ? await effectiveLine(tx, order.id, lineId) : null;
  if (cause === 'out-of-stock' && !line) return refuse('orders.cancel.line', undefined, { field: 'line' });
  const missing = line && { ...line, quantity: pieces ?? line.quantity };
  if (line && missing && !(Number.isSafeInteger(missing.quantity) && missing.quantity > 0 && missing.quantity <= line.quantity))
    return refuse('orders.cancel.missing', { most: line.quantity }, { field: 'missing' });
  const back = await tx
    .update(holds)
    .set({ state: 'released' })
    .where(and(eq(holds.orderId, order.id), eq(holds.state, 'sold')))
    .returning({ variantId: holds.variantId, quantity: holds.quantity });
  await returnStock(tx, ctx, back, { cause: 'cancelled', subject });
  if (missing) await writeOff(tx, ctx, [missing], { cause: 'missing', subject });
  return null;
}
