import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { moveProposal, type ProposalEvent } from '#domain/orders/proposal';
import type { Result } from '#domain/result';
import { ok } from '#domain/result';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { orderProposals } from '../../store/tables';

export type ProposalRow = typeof orderProposals.$inferSelect;

/** The open proposal of an order, locked; the order's row is locked before it. [ORD-7, ORD-8] */
export async function openProposal(tx: Tx, orderId: number): Promise<ProposalRow | null> {
  const open = and(eq(orderProposals.orderId, orderId), eq(orderProposals.state, 'open'));
  const [row] = await tx.select().from(orderProposals).where(open).for('update');
  return row ?? null;
}

/** All proposals of an order, oldest first. [ORD-7, ORD-8] */
export async function proposalsOf(tx: Tx, orderId: number): Promise<ProposalRow[]> {
  return tx.select().from(orderProposals).where(eq(orderProposals.orderId, orderId)).orderBy(asc(orderProposals.id));
}

/** Ends a locked proposal, once. [ORD-7] */
export async function endProposal(tx: Tx, ctx: Ctx, row: ProposalRow, event: ProposalEvent, who: 'buyer' | 'clock' | 'staff'): Promise<Result<null>> {
  const moved = moveProposal(row.state, event, who);
  if (!moved.ok) return moved;
  const [ended] = await tx
    .update(orderProposals)
    .set({ state: moved.value.to, endedAt: ctx.now })
    .where(and(eq(orderProposals.id, row.id), eq(orderProposals.state, 'open')))
    .returning({ id: orderProposals.id });
  if (!ended) throw new Error(`proposal ${row.id} is not open although it is locked`);
  return ok(null);
}

/** What the buyer has paid from the wallet for dearer units; a cancellation returns it there. [ORD-8] */
export async function proposedPaid(tx: Tx, orderId: number): Promise<number> {
  const rows = await tx
    .select({ payToman: orderProposals.payToman })
    .from(orderProposals)
    .where(and(eq(orderProposals.orderId, orderId), eq(orderProposals.state, 'agreed')));
  return rows.reduce((sum, row) => sum + row.payToman, 0);
}

/** The part of an order's price that agreed proposals have returned to the wallet. [ORD-8] */
export async function proposedBack(tx: Tx, orderId: number): Promise<number> {
  const rows = await tx
    .select({ backToman: orderProposals.backToman })
    .from(orderProposals)
    .where(and(eq(orderProposals.orderId, orderId), eq(orderProposals.state, 'agreed')));
  return rows.reduce((sum, row) => sum + row.backToman, 0);
}
