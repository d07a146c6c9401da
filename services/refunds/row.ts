import { and, desc, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { moveRefund, type RefundEvent, type RefundMover } from '#domain/refunds/life-cycle';
import type { Result } from '#domain/result';
import { ok } from '#domain/result';
import type { Tx } from '../runtime';
import { refundCalls, refunds } from '../store/tables';

export type RefundRow = typeof refunds.$inferSelect;
export type CallRow = typeof refundCalls.$inferSelect;

/** A refund, locked: job, buyer and staff take turns here. The payable is locked before it. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

/** What a promise of money still owes: its refunds that are not done. */
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

/** Writes a legal move of a locked refund, guarded by the state it was read in. [ORD-9] */
export async function moveTo(
  tx: Tx,
  refund: RefundRow,
  event: RefundEvent,
  who: RefundMover,
  set: Partial<typeof refunds.$inferInsert> = {},
): Promise<Result<RefundRow>> {
  const moved = moveRefund(refund.state, event, who);
  if (!moved.ok) return moved;
  const [after] = await tx
    .update(refunds)
    .set({ ...set, state: moved.value.to })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, refund.state)))
    .returning();
  if (!after) throw new Error(`refund ${refund.id} is not ${refund.state} although it is locked`);
  return ok(after);
}
