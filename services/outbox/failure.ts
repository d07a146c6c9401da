import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { outbox } from '../store/tables';

/** Notes why a row's job did not succeed; a dead one waits for operations. The reason carries no personal data. [JOB-1: dead jobs are seen] */
export async function noteFailure(db: Tx, failure: { outboxId: string; reason: string; dead: boolean; at: Date }): Promise<void> {
  await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: failure.reason,
      ...(failure.dead ? { deadAt: failure.at } : {}),
    })
    .where(and(eq(outbox.id, failure.outboxId), isNull(outbox.doneAt)));
}
