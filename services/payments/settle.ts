import { eq } from '@payloadcms/db-postgres/drizzle';
import { arrivalOf, isSettled, type Arrival } from '#domain/payments/arrived';
import { refuse, unreachable, type Result } from '#domain/result';
import { lockCart } from '../cart/owner';
import { stockIsThere, takeStock } from '../catalog/stock';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-due';
import { useCode, useCodeLate } from '../discounts/use';
import { lockOrder } from '../orders/row';
import type { Tx } from '../runtime';
import { commit, type Change } from '../store/commit';
import { holds, payments } from '../store/tables';
import { settled, type Case, type Money, type Settled } from './case';
import { giveOrderBack, givePaymentBack } from './give-back';
import { placePaid } from './place-paid';

/**
 * What the gateway has verified becomes, in one commit, an order placed or money to be given back. Whoever comes
 * second, by callback, job or double press, finds it settled and changes nothing. [ORD-4, ORD-6, ORD-13]
 */
export async function settlePayment(ctx: Ctx, paymentId: string, money: Money): Promise<Result<Settled>> {
  return commit<Settled>(
    ctx,
    async (tx) => {
      const [found] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId));
      const order = found?.orderId ? await lockOrder(tx, found.orderId) : null;
      const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
      if (!order || !payment) return refuse('payments.payment.unknown', undefined, { status: 404 });
      if (isSettled(payment.state)) return { value: settled(order, payment.state === 'unusable' ? 'unusable' : 'paid'), audit: [] };
      const held = await tx.select().from(holds).where(eq(holds.orderId, order.id));
      const arrival = arrivalOf({ state: order.state, paidToman: order.paidToman, held: held.every((one) => one.state === 'held') });
      return carryOut(tx, ctx, { order, payment, held, money }, arrival);
    },
    { payments_ref: refuse('payments.reference.used', undefined, { status: 409 }) },
  );
}

async function carryOut(tx: Tx, ctx: Ctx, at: Case, arrival: Arrival): Promise<Change<Settled>> {
  const { order, held } = at;
  switch (arrival) {
    case 'place':
      // Cart, then stock, then code: everybody locks in this order.
      await lockCart(tx, { ...ctx, actor: { kind: 'user', userId: order.user, sessionId: '' } });
      await useCode(tx, ctx, order.id);
      return placePaid(tx, ctx, at);
    case 'place-if-stock': {
      await lockCart(tx, { ...ctx, actor: { kind: 'user', userId: order.user, sessionId: '' } });
      if (!(await stockIsThere(tx, held)) || !(await useCodeLate(tx, ctx, order.id)).ok) return giveOrderBack(tx, ctx, at);
      const taken = await takeStock(tx, ctx, held, { cause: 'sold-late', subject: orderSubject(order.id) });
      if (!taken.ok) throw new Error(`the locked stock of order ${order.id} is gone`);
      return placePaid(tx, ctx, at);
    }
    case 'refund-order':
      return giveOrderBack(tx, ctx, at);
    case 'refund-payment':
      return givePaymentBack(tx, ctx, at);
    default:
      return unreachable(arrival);
  }
}
