import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { nextCheck, nextLateCheck } from '#domain/payments/checks';
import { refuse, type Result } from '#domain/result';
import { ulid } from 'ulidx';
import { paymentGateway } from '../gateways/gateway';
import type { Ctx } from '../context';
import type { PayableRow, PaymentRow } from '../payables/kind';
import { kindOf, lockPayable } from '../payables/lock';
import { awaitsPayment, markEnded } from '../payables/row';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { payments } from '../store/tables';
import { heldFor } from '../wallet/hold';

type New = { payable: PayableRow; amountToman: number; /** The usual gateway when nothing is said. */ provider?: string; nextCheckAt?: Date };

/** One attempt to pay through a gateway; its session is opened outside the transaction. */
export async function newAttempt(tx: Tx, ctx: Ctx, { payable, amountToman, provider, nextCheckAt }: New): Promise<PaymentRow> {
  const [made] = await tx
    .insert(payments)
    .values({
      id: ulid(),
      payableId: payable.id,
      provider: provider ?? paymentGateway(ctx.rt).provider,
      state: 'new',
      amountToman,
      createdAt: ctx.now,
      nextCheckAt: nextCheckAt ?? nextCheck(ctx.now),
    })
    .returning();
  if (!made) throw new Error('a payment was not made');
  return made;
}

/** The attempt that is open, or a new one where the last has failed, for what the wallet's kept part leaves; two presses get the same. [ORD-4] */
export async function openAttempt(ctx: Ctx, payableId: string): Promise<Result<PaymentRow>> {
  return commit<PaymentRow>(ctx, async (tx) => {
    const at = await lockPayable(tx, ctx, payableId);
    if (!at || !awaitsPayment(at.payable, ctx.now)) return refuse('orders.not-payable', undefined, { status: 409 });
    const { payable } = at;
    const open = and(eq(payments.payableId, payable.id), inArray(payments.state, ['new', 'requested']));
    const amountToman = payable.totalToman - ((await heldFor(tx, payable.id))?.amountToman ?? 0);
    const [attempt] = await tx.select().from(payments).where(open).limit(1);
    if (attempt && attempt.amountToman === amountToman) return { value: attempt, audit: [] };
    // What the wallet kept has changed since: the open session's amount is no longer what is owed.
    if (attempt) await tx.update(payments).set({ state: 'failed', failure: 'other-amount' }).where(eq(payments.id, attempt.id));
    const again = await newAttempt(tx, ctx, { payable, amountToman });
    return { value: again, audit: { action: 'payments.again', subject: payable.id, facts: { payment: again.id } } };
  });
}

/** Ends open attempts, since nobody is to pay by them any more; the gateway is asked for them twice more, since money may still come. */
export async function endAttempts(tx: Tx, ctx: Ctx, payableId: string, why: string): Promise<void> {
  await tx
    .update(payments)
    .set({
      state: 'failed',
      failure: why,
      checks: 0,
      nextCheckAt: sql`case when ${payments.authority} is null then null else ${nextLateCheck(ctx.now, 0)?.toISOString()}::timestamptz end`,
    })
    .where(and(eq(payments.payableId, payableId), inArray(payments.state, ['new', 'requested'])));
}

/** Ends a locked payable unpaid, as its own kind has decided. */
export async function endUnpaidPayable(tx: Tx, ctx: Ctx, payableId: string, why: string): Promise<void> {
  await endAttempts(tx, ctx, payableId, why);
  await markEnded(tx, payableId);
}

/** Marks an attempt as failed: the gateway says that nothing was paid, or its time is over. A payable with a single attempt ends with it; money that still comes is taken. [ORD-4, WAL-1, WAL-2] */
export async function failAttempt(ctx: Ctx, payment: PaymentRow, why: string): Promise<void> {
  const failed = await commit<null>(ctx, async (tx) => {
    const at = kindOf(ctx, payment.payableId).once ? await lockPayable(tx, ctx, payment.payableId) : null;
    const [ended] = await tx
      .update(payments)
      .set({ state: 'failed', failure: why, checks: 0, nextCheckAt: payment.authority ? nextLateCheck(ctx.now, 0) : null })
      .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
      .returning({ id: payments.id });
    if (!ended || at?.payable.state !== 'open') return { value: null, audit: [] };
    await markEnded(tx, at.payable.id);
    return { value: null, audit: [], ...(await at.kind.onUnpaid(tx, ctx, at.of, { why, payment })) };
  });
  if (!failed.ok) throw new Error(`payment ${payment.id} was not ended: ${failed.code}`);
}
