import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';

/** Serializes transactions that count or take the same thing (advisory lock): the next one sees what one has counted. Several locks are always taken in the same order. */
export async function oneAtATime(tx: Tx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
