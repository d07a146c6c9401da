import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { orderLines, orderProposals } from '../store/tables';

/** The goods of a line as they are to be sent: as bought, or as the buyer agreed to since. [ORD-8] */
export async function effectiveLine(tx: Tx, orderId: number, lineId: number): Promise<{ variantId: number; quantity: number } | null> {
  const [line] = await tx
    .select({
      variantId: sql<number>`coalesce(${orderProposals.variantId}, ${orderLines.variantId})`,
      quantity: sql<number>`coalesce(${orderProposals.quantity}, ${orderLines.quantity})`,
    })
    .from(orderLines)
    .leftJoin(orderProposals, and(eq(orderProposals.lineId, orderLines.id), eq(orderProposals.state, 'agreed')))
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.id, lineId)));
  return line ?? null;
}
