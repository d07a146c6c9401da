import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { unpaidEndsAt } from '#domain/orders/hold';
import { nextLateCheck } from '#domain/payments/checks';
import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, ok, type Refusal, type Result } from '#domain/result';
import { insufficient } from '#domain/wallet/pay-share';
import { availableToman } from '#domain/wallet/wallet';
import { lockCart } from '../cart/owner';
import { stockIsThere, takeStock } from '../catalog/stock';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-due';
import { useCode, useCodeLate } from '../discounts/use';
import { priceChanged, priceNow } from '../orders/price-now';
import { lockOrder, myOrder, type OrderRow } from '../orders/row';
import { askForOrder } from '../payments/ask-gateway';
import { placePaid } from '../payments/place-paid';
import type { Tx } from '../runtime';
import { commitOnce, type Change } from '../store/commit';
import { holds, payments } from '../store/tables';
import { heldFor, useCredit } from './hold';
import { lockWallet } from './wallet';
import { service } from '../service';

export type PayFromWallet = { /** The form's once-key. */ key: string; code: string; /** The price that the buyer saw. */ shownToman: number };
export type PaidFromWallet = { code: string };

/** Pays an order that awaits its payment from the wallet, whole, in the commit that places it; what the gateway has already taken goes first. [ORD-4, WAL-3] */
export const payOrderFromWallet = service('wallet.pay', async (ctx, { key, code, shownToman }: PayFromWallet): Promise<Result<PaidFromWallet>> => {
  const order = await myOrder(ctx.rt.db, ctx, code);
  if (!order) return unknownOrder;
  const asked = order.state === 'awaiting-payment' ? await askForOrder(ctx, order.id) : { kind: 'unpaid' as const };
  if (asked.kind === 'settled') return ok({ code });
  return commitOnce<PaidFromWallet>(ctx, { form: 'pay-from-wallet', key, body: { code, shownToman } }, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const over = locked ? ctx.now >= unpaidEndsAt(new Date(locked.createdAt)) : true;
    if (!locked || locked.state !== 'awaiting-payment' || over) return refuse('orders.not-payable', undefined, { status: 409 });
    if (locked.totalToman !== shownToman) return refuse('orders.price.changed', { shownToman, nowToman: locked.totalToman }, { status: 409 });
    const now = await priceNow(tx, ctx, locked);
    if (now) return 'ok' in now ? now : priceChanged(shownToman, now.nowToman, now.changes);
    return payWhole(tx, ctx, locked);
  });
});

async function payWhole(tx: Tx, ctx: Ctx, order: OrderRow): Promise<Change<PaidFromWallet> | Refusal> {
  await lockCart(tx, ctx);
  const held = await tx.select().from(holds).where(eq(holds.orderId, order.id));
  const late = !held.every((one) => one.state === 'held');
  if (late && !(await stockIsThere(tx, held))) return refuse('orders.stock.gone-meanwhile', undefined, { status: 409 });
  const part = { orderId: order.id, userId: order.user, amountToman: order.totalToman };
  const available = availableToman(await lockWallet(tx, order.user)) + ((await heldFor(tx, order.id))?.amountToman ?? 0);
  if (available < order.totalToman) return insufficient(order.totalToman, available);
  if (late) {
    const code = await useCodeLate(tx, ctx, order.id);
    if (!code.ok) return code;
    const taken = await takeStock(tx, ctx, held, { cause: 'sold-late', subject: orderSubject(order.id) });
    if (!taken.ok) throw new Error(`the locked stock of order ${order.id} is gone`);
  } else await useCode(tx, ctx, order.id);
  const used = await useCredit(tx, ctx, part);
  if (!used.ok) return used;
  await leaveGateway(tx, ctx, order.id);
  const placed = await placePaid(tx, ctx, { order, walletToman: order.totalToman, payment: null });
  return { ...placed, value: { code: order.code } };
}

/** A session that is still open at the gateway has lost its purpose; money that comes by it is owed back. */
async function leaveGateway(tx: Tx, ctx: Ctx, orderId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'failed', failure: 'paid-by-wallet', checks: 0, nextCheckAt: nextLateCheck(ctx.now, 0) })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['new', 'requested'])));
}
