import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { outbox } from '../store/tables';

/** Marks an outbox row's effect as done; false when it already was. A second marker waits for the first's commit. [JOB-2] */
export async function markDone(tx: Tx, outboxId: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(outbox)
    .set({ doneAt: at, deadAt: null, lastError: null })
    .where(and(eq(outbox.id, outboxId), isNull(outbox.doneAt)))
    .returning({ id: outbox.id });
  return marked.length > 0;
}
