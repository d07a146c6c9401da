import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { groups } from '../store/schema.generated';
import { groupMembers } from '../store/tables';

/** The group whose share an order is, and what of its price was returned at the closing. [GRP-4] */
export type GroupOfOrder = { code: string; returnedToman: number };

/** Reads it; null for every other order. */
export async function groupOfOrder(tx: Tx, orderId: number): Promise<GroupOfOrder | null> {
  const [found] = await tx
    .select({ code: groups.code, returnedToman: groupMembers.returnedToman })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.orderId, orderId));
  return found ? { code: found.code, returnedToman: found.returnedToman ?? 0 } : null;
}
