import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { nextLateCheck } from '#domain/payments/checks';
import { PAYMENT_WINDOW_MINUTES } from '#domain/orders/hold';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { payments, topUps } from '../store/tables';
import { noteFailed } from './note-failed';

type PaymentRow = typeof payments.$inferSelect;

/** Whether the time to pay a top-up is over, as it is for orders. [WAL-2] */
export function topUpIsOver(payment: PaymentRow, at: Date): boolean {
  return at.getTime() - payment.createdAt.getTime() >= PAYMENT_WINDOW_MINUTES * 60_000;
}

/** The gateway says that nothing was paid: the top-up failed and stands in the history as that; money that still comes is credited. [WAL-1, WAL-2] */
export async function failTopUp(ctx: Ctx, payment: PaymentRow, why: string): Promise<void> {
  const { topUpId } = payment;
  if (!topUpId) return;
  const failed = await commit<null>(ctx, async (tx) => {
    const [topUp] = await tx.select().from(topUps).where(eq(topUps.id, topUpId)).for('update');
    const [ended] = await tx
      .update(payments)
      .set({ state: 'failed', failure: why, checks: 0, nextCheckAt: payment.authority ? nextLateCheck(ctx.now, 0) : null })
      .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
      .returning({ id: payments.id });
    if (!topUp || topUp.state !== 'open' || !ended) return { value: null, audit: [] };
    await tx.update(topUps).set({ state: 'failed', endedAt: ctx.now }).where(eq(topUps.id, topUpId));
    await noteFailed(tx, ctx, { userId: topUp.userId, cause: 'payments.received', subject: `payment:${payment.id}`, amountToman: topUp.amountToman });
    return { value: null, audit: { action: 'wallet.top-up-failed', subject: `user:${topUp.userId}`, facts: { payment: payment.id, why } } };
  });
  if (!failed.ok) throw new Error(`top-up ${topUpId} was not ended: ${failed.code}`);
}
