import { eq } from '@payloadcms/db-postgres/drizzle';
import { orderAccounts } from '#domain/ledger/order-money';
import { deposited } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { isSettled } from '#domain/payments/arrived';
import { refuse, type Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { endPayment, type Money, type SettledTopUp } from '../payments/case';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import { payments, topUps } from '../store/tables';

/** A top-up whose payment was verified: credit, once, however late and however often it is reported. [WAL-1, WAL-2, WAL-4] */
export async function settleTopUp(
  tx: Tx,
  ctx: Ctx,
  { paymentId, topUpId, money }: { paymentId: string; topUpId: string; money: Money },
): Promise<Change<SettledTopUp> | Refusal> {
  const [topUp] = await tx.select().from(topUps).where(eq(topUps.id, topUpId)).for('update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!topUp || !payment) return refuse('payments.payment.unknown', undefined, { status: 404 });
  const value: SettledTopUp = { kind: 'top-up', topUpId };
  if (isSettled(payment.state)) return { value, audit: [] };
  await endPayment(tx, ctx, { payment, money }, 'paid');
  await tx.update(topUps).set({ state: 'succeeded', endedAt: ctx.now }).where(eq(topUps.id, topUpId));
  const lines = deposited({ userId: topUp.userId, amountToman: toman(payment.amountToman), against: orderAccounts.gateway(payment.provider) });
  return {
    value,
    audit: { action: 'wallet.topped-up', subject: `user:${topUp.userId}`, facts: { payment: payment.id, amountToman: payment.amountToman } },
    entry: { cause: 'payments.received', subject: `payment:${payment.id}`, lines },
  };
}
