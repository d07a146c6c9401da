import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';

/** Lets the transactions that count or take the same thing follow each other: what one has counted the next one sees. Where several are asked for, everybody asks in the same order. */
export async function oneAtATime(tx: Tx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
