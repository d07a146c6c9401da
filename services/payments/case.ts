import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { PayableRow, PaymentRow } from '../payables/kind';
import type { Tx } from '../runtime';
import { payments } from '../store/tables';

/** What became of a verified payment: it paid what it was meant for, or it goes back. */
export type Settled = { payable: PayableRow; outcome: 'paid' | 'back' };
/** What the gateway said of the money. */
export type Money = { refId: string; cardMask?: string };
/** A verified payment, locked. */
export type Arrived = { payment: PaymentRow; money: Money };

/** Ends a payment as used for its purpose, or as not usable for it. */
export async function endPayment(tx: Tx, ctx: Ctx, { payment, money }: Arrived, state: 'paid' | 'unusable'): Promise<void> {
  const set = { state, refId: money.refId, cardMask: money.cardMask ?? null, settledAt: ctx.now, nextCheckAt: null, failure: null };
  const [ended] = await tx
    .update(payments)
    .set(set)
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
    .returning({ id: payments.id });
  if (!ended) throw new Error(`payment ${payment.id} changed although it is locked`);
}
