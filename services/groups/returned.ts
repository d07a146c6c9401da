import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { groupMembers } from '../store/tables';

/** The part of an order's price that has already gone back to the wallet as a group's difference, so that nobody refunds it twice. [GRP-4] */
export async function returnedOf(tx: Tx, orderId: number): Promise<number> {
  const [member] = await tx.select({ returnedToman: groupMembers.returnedToman }).from(groupMembers).where(eq(groupMembers.orderId, orderId));
  return member?.returnedToman ?? 0;
}
