import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { requestFares } from '../store/tables';

export type FareRow = typeof requestFares.$inferSelect;

/** What a ride costs; none before the desk has written it. */
export async function fareOf(tx: Tx, requestId: number): Promise<FareRow | null> {
  const [row] = await tx.select().from(requestFares).where(eq(requestFares.requestId, requestId));
  return row ?? null;
}
