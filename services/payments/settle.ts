import { eq } from '@payloadcms/db-postgres/drizzle';
import { isSettled } from '#domain/payments/arrived';
import { refuse, unreachable, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { useCode, useCodeLate } from '../discounts/use';
import { lockPayable, type Locked } from '../payables/lock';
import type { Tx } from '../runtime';
import { commit, type Change } from '../store/commit';
import { payments } from '../store/tables';
import { creditThere, useCredit } from '../wallet/hold';
import { endPayment, type Arrived, type Money, type Settled } from './case';
import { giveAllBack, givePaymentBack } from './give-back';
import { paid } from './paid';

/** Applies a payment that the gateway has verified: it pays what it was meant for (an order is placed, credit is added), in one commit, or is refunded. A second call, by callback, job or double press, finds it settled and changes nothing (idempotency). [ORD-4, ORD-6, ORD-13, WAL-2] */
export async function settlePayment(ctx: Ctx, paymentId: string, money: Money): Promise<Result<Settled>> {
  return commit<Settled>(
    ctx,
    async (tx) => {
      const [found] = await tx.select({ payableId: payments.payableId }).from(payments).where(eq(payments.id, paymentId));
      const at = found ? await lockPayable(tx, ctx, found.payableId) : null;
      const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
      if (!at || !payment) return refuse('payments.payment.unknown', undefined, { status: 404 });
      const { payable } = at;
      if (isSettled(payment.state)) return { value: { payable, outcome: payment.state === 'paid' && payable.state === 'paid' ? 'paid' : 'back' }, audit: [] };
      return arrive(tx, ctx, at, { payment, money });
    },
    { payments_ref: refuse('payments.reference.used', undefined, { status: 409 }) },
  );
}

async function arrive(tx: Tx, ctx: Ctx, at: Locked, arrived: Arrived): Promise<Change<Settled>> {
  const may = await at.kind.mayBePaid(tx, ctx, at.of);
  switch (may.kind) {
    case 'yes':
    case 'late': {
      // What this payment leaves to the wallet: kept there since the payable was made, or taken now.
      const { id, userId, totalToman } = at.payable;
      const rest = { payableId: id, userId, amountToman: totalToman - arrived.payment.amountToman };
      if (rest.amountToman > 0 && (await creditThere(tx, rest)) < rest.amountToman) return giveAllBack(tx, ctx, at, arrived);
      if (may.kind === 'yes') await useCode(tx, ctx, id);
      else if (!(await useCodeLate(tx, ctx, id)).ok) return giveAllBack(tx, ctx, at, arrived);
      const used = await useCredit(tx, ctx, rest);
      if (!used.ok) throw new Error(`the locked wallet of ${id} has changed`);
      await endPayment(tx, ctx, arrived, 'paid');
      return paid(tx, ctx, at, { payment: arrived.payment, walletToman: rest.amountToman, late: may.kind === 'late' });
    }
    case 'over':
      return giveAllBack(tx, ctx, at, arrived);
    case 'paid':
      return givePaymentBack(tx, ctx, at, arrived);
    default:
      return unreachable(may);
  }
}
