import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../../runtime';
import { device_claims } from '../../store/schema.generated';

/** A claim's row as the tables keep it. */
export type ClaimRow = typeof device_claims.$inferSelect;

/** The subject of a claim's promise and audit lines. */
export function claimSubject(id: number): string {
  return `claim:${id}`;
}

/** A claim, locked: staff and whoever asked take turns here. */
export async function lockClaim(tx: Tx, id: number): Promise<ClaimRow | null> {
  const [row] = await tx.select().from(device_claims).where(eq(device_claims.id, id)).for('update');
  return row ?? null;
}
