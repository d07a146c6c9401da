import { eq } from '@payloadcms/db-postgres/drizzle';
import { arrivalOf } from '#domain/payments/arrived';
import { refuse, unreachable } from '#domain/result';
import { lockCart } from '../cart/owner';
import { stockIsThere, takeStock } from '../catalog/stock';
import { orderSubject } from '../deadlines/order-subject';
import type { PayableKind } from '../payables/kind';
import type { Tx } from '../runtime';
import { orders } from '../store/schema.generated';
import { holds } from '../store/tables';
import { placePaid } from './place-paid';
import { releaseGoods } from './release';
import { lockOrder, type OrderRow } from './row';
import { refundStarts } from './start-refund';
import { notice, moveOrderSurely } from './move-order';

export const ORDER = 'order';

/** The payable kind of orders, shares of groups included: what each verb means for goods, cart and state. [ORD-2, ORD-4, ORD-6, ORD-9, ORD-13] */
export const orderKind: PayableKind<OrderRow> = {
  name: ORDER,
  once: false,
  byWallet: 'orders.paid-by-wallet',
  promise: 'orders.refund',
  lock: (tx, subject) => lockOrder(tx, Number(subject)),

  async mayBePaid(tx, ctx, order) {
    const held = await goodsOf(tx, order);
    const arrival = arrivalOf({ state: order.state, paidToman: order.paidToman, held: held.every((one) => one.state === 'held') });
    switch (arrival) {
      case 'place':
      case 'place-if-stock': {
        await lockCart(tx, { ...ctx, actor: { kind: 'user', userId: order.user, sessionId: '' } });
        const late = arrival === 'place-if-stock';
        if (late && !(await stockIsThere(tx, held))) return { kind: 'over', why: refuse('orders.stock.gone-meanwhile', undefined, { status: 409 }) };
        return { kind: late ? 'late' : 'yes' };
      }
      case 'refund-order':
        return { kind: 'over', why: refuse('orders.not-payable', undefined, { status: 409 }) };
      case 'refund-payment':
        return { kind: 'paid' };
      default:
        return unreachable(arrival);
    }
  },

  async onPaid(tx, ctx, order, by) {
    if (by.late) {
      const taken = await takeStock(tx, ctx, await goodsOf(tx, order), { cause: 'sold-late', subject: orderSubject(order.id) });
      if (!taken.ok) throw new Error(`the locked stock of order ${order.id} is gone`);
    }
    return placePaid(tx, ctx, order, by);
  },

  /** Only late money ends it here: an order's own clock ends the time to pay, after asking the gateway. */
  async onUnpaid(tx, ctx, order, { payment }) {
    await releaseGoods(tx, ctx, order);
    const set = { paidToman: payment.amountToman };
    if (order.state === 'cancelled') await tx.update(orders).set(set).where(eq(orders.id, order.id));
    else await moveOrderSurely(tx, ctx, order, 'refuse-late-payment', { set });
    return {
      audit: { action: 'orders.paid-late', subject: orderSubject(order.id), facts: { payment: payment.id, amountToman: payment.amountToman } },
    };
  },

  async onRefunded(tx, ctx, order, { step, whole, amountToman, ...back }) {
    if (step === 'owed') {
      const refundDueAt = 'dueAt' in back ? back.dueAt : ctx.now;
      if (!whole) return { tell: [await notice(tx, ctx, order, 'orders.refund-pending', { refundDueAt, amountToman })] };
      return { tell: (await refundStarts(tx, ctx, order, ['clock'], { refundDueAt, amountToman })).tell };
    }
    if (!whole) return { tell: [await notice(tx, ctx, order, 'orders.refunded', { amountToman })] };
    if (order.state !== 'refund-pending') return {};
    return { tell: (await moveOrderSurely(tx, ctx, order, 'finish-refund', { amountToman, facts: { amountToman } })).tell };
  },
};

function goodsOf(tx: Tx, order: OrderRow) {
  return tx.select().from(holds).where(eq(holds.orderId, order.id));
}
