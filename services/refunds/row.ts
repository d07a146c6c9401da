import { and, desc, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { refundCalls, refunds } from '../store/tables';

export type RefundRow = typeof refunds.$inferSelect;
export type CallRow = typeof refundCalls.$inferSelect;

/** A refund, locked: job, buyer and staff take turns here. The payable is locked before it. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

/** The refunds of a promise that are not done. */
export async function openRefunds(tx: Tx, subject: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.subject, subject), ne(refunds.state, 'done')))
    .orderBy(refunds.id)
    .for('update');
}

/** The last call that was made for a refund. */
export async function lastCall(tx: Tx, refundId: string): Promise<CallRow | null> {
  const [call] = await tx.select().from(refundCalls).where(eq(refundCalls.refundId, refundId)).orderBy(desc(refundCalls.attempt)).limit(1);
  return call ?? null;
}
