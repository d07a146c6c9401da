import { eq } from '@payloadcms/db-postgres/drizzle';
import { owedBack } from '#domain/ledger/order-money';
import { toman } from '#domain/money';
import type { Ctx } from '../context';
import { orderSubject } from '../deadlines/order-due';
import { releaseHolds } from '../orders/release';
import type { OrderRow } from '../orders/row';
import { startRefund } from '../orders/start-refund';
import { notice, writeMove } from '../orders/write-move';
import { owe, paymentPart } from '../refunds/owe';
import type { Tx } from '../runtime';
import type { Change, LedgerEntry } from '../store/commit';
import { orders } from '../store/schema.generated';
import { endPayment, moneyMove, settled, type Case, type Settled } from './case';

function received({ payment }: Case): LedgerEntry {
  const lines = owedBack({ provider: payment.provider, amountToman: toman(payment.amountToman) });
  return { cause: 'payments.received', subject: `payment:${payment.id}`, lines };
}

/** Paid, and the order cannot be: cancelled if it was not yet, and the whole is owed back by a day that the buyer sees. [ORD-4, ORD-9] */
export async function giveOrderBack(tx: Tx, ctx: Ctx, at: Case): Promise<Change<Settled>> {
  const { order, payment } = at;
  await endPayment(tx, ctx, at, 'paid');
  await releaseHolds(tx, ctx, order);
  const set = { paidToman: payment.amountToman };
  const cancelled: OrderRow =
    order.state === 'cancelled'
      ? await setPaid(tx, order.id, payment.amountToman)
      : (await writeMove(tx, ctx, order, moneyMove(order, 'refuse-late-payment'), { set })).order;
  const started = await startRefund(tx, ctx, cancelled, ['clock'], 'paid-late');
  return {
    value: settled(started.order, 'paid'),
    audit: { action: 'orders.paid-late', subject: orderSubject(order.id), facts: { payment: payment.id, amountToman: payment.amountToman } },
    entry: received(at),
    tell: started.tell,
  };
}

async function setPaid(tx: Tx, orderId: number, paidToman: number): Promise<OrderRow> {
  const [after] = await tx.update(orders).set({ paidToman }).where(eq(orders.id, orderId)).returning();
  if (!after) throw new Error(`order ${orderId} is gone although it is locked`);
  return after;
}

/** Paid a second time: the order stays as it is, this payment alone is owed back by a day. [ORD-13] */
export async function givePaymentBack(tx: Tx, ctx: Ctx, at: Case): Promise<Change<Settled>> {
  const { order, payment } = at;
  await endPayment(tx, ctx, at, 'unusable');
  const subject = `payment:${payment.id}`;
  const { dueAt, later } = await owe(tx, ctx, { order, parts: [paymentPart(payment)], why: 'paid-twice', kind: 'payments.refund', subject });
  return {
    value: settled(order, 'unusable'),
    audit: { action: 'payments.paid-again', subject: orderSubject(order.id), facts: { payment: payment.id, amountToman: payment.amountToman } },
    entry: received(at),
    tell: [await notice(tx, ctx, order, 'orders.refund-pending', { refundDueAt: dueAt, amountToman: payment.amountToman }), ...later],
  };
}
