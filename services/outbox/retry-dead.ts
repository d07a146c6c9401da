import { and, eq, isNotNull, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { commit } from '../store/commit';
import { outbox } from '../store/tables';
import { service } from '../service';

/** The dead letter queue: operations send a dead job on its way again; the relay takes it up at once. [JOB-1: dead jobs are retried] */
export const retryDeadJob = service('operations.jobs.retry', async (ctx, outboxId: string): Promise<Result<{ outboxId: string }>> => {
  return commit(ctx, async (tx) => {
    const revived = await tx
      .update(outbox)
      .set({ deadAt: null, relayedAt: null, dueAt: ctx.now })
      .where(and(eq(outbox.id, outboxId), isNotNull(outbox.deadAt), isNull(outbox.doneAt)))
      .returning({ id: outbox.id });
    if (revived.length === 0) return refuse('operations.job.not-dead', undefined, { status: 409 });
    await tx.execute(sql`select pg_notify('outbox', '')`);
    return { value: { outboxId }, audit: { action: 'operations.job.retried', subject: `outbox:${outboxId}` } };
  });
});
