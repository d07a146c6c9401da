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
import { creditIsThere, useCredit } from '../wallet/hold';
import { settleTopUp } from '../wallet/settle-top-up';
import { endPayment, settled, type Case, type Money, type Settled } from './case';
import { giveOrderBack, givePaymentBack } from './give-back';
import { placePaid } from './place-paid';

/**
 * What the gateway has verified becomes, in one commit, an order placed, credit in the wallet, or money to be given
 * back. Whoever comes second, by callback, job or double press, finds it settled and changes nothing. [ORD-4, ORD-6, ORD-13, WAL-2]
 */
export async function settlePayment(ctx: Ctx, paymentId: string, money: Money): Promise<Result<Settled>> {
  return commit<Settled>(
    ctx,
    async (tx) => {
      const [found] = await tx.select({ orderId: payments.orderId, topUpId: payments.topUpId }).from(payments).where(eq(payments.id, paymentId));
      if (found?.topUpId) return settleTopUp(tx, ctx, { paymentId, topUpId: found.topUpId, money });
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
    case 'place-if-stock': {
      // Cart, then stock, then wallet, then code: everybody locks in this order.
      await lockCart(tx, { ...ctx, actor: { kind: 'user', userId: order.user, sessionId: '' } });
      const late = arrival === 'place-if-stock';
      if (late && !(await stockIsThere(tx, held))) return giveOrderBack(tx, ctx, at);
      if (!(await creditIsThere(tx, restOf(at)))) return giveOrderBack(tx, ctx, at);
      if (!late) await useCode(tx, ctx, order.id);
      else if (!(await useCodeLate(tx, ctx, order.id)).ok) return giveOrderBack(tx, ctx, at);
      const taken = late ? await takeStock(tx, ctx, held, { cause: 'sold-late', subject: orderSubject(order.id) }) : { ok: true };
      if (!taken.ok) throw new Error(`the locked stock of order ${order.id} is gone`);
      return placeWithRest(tx, ctx, at);
    }
    case 'refund-order':
      return giveOrderBack(tx, ctx, at);
    case 'refund-payment':
      return givePaymentBack(tx, ctx, at);
    default:
      return unreachable(arrival);
  }
}

/** What this payment leaves to the wallet: kept there since the order was made, or taken now. */
function restOf({ order, payment }: Case) {
  return { orderId: order.id, userId: order.user, amountToman: order.totalToman - payment.amountToman };
}

async function placeWithRest(tx: Tx, ctx: Ctx, at: Case): Promise<Change<Settled>> {
  const { order, payment } = at;
  const rest = restOf(at);
  const used = await useCredit(tx, ctx, rest);
  if (!used.ok) throw new Error(`the locked wallet of order ${order.id} has changed`);
  await endPayment(tx, ctx, at, 'paid');
  return placePaid(tx, ctx, { order, payment, walletToman: rest.amountToman });
}
