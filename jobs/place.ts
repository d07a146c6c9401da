import type { JobsOptions, Queue } from 'bullmq';
import type { outbox } from '#services/store/tables';
import { KEEP_DEAD, KEEP_DONE } from './timing';
import type { Timing } from './timing';

export type OutboxRow = Pick<typeof outbox.$inferSelect, 'id' | 'queue' | 'kind' | 'payload' | 'dueAt' | 'attempts'>;
/** What a job carries: ids only, never a name, a phone or an address. [OPS-4] */
export type JobData = { outboxId?: string; payload: Record<string, unknown>; dueAt?: string };

/** A job's id is its outbox row's, so that the queue itself refuses the same row twice. [JOB-2] */
export function jobIdOf(outboxId: string): string {
  return outboxId.replaceAll(':', '~');
}

function jobOf(row: OutboxRow, timing: Timing): { name: string; data: JobData; opts: JobsOptions } {
  return {
    name: row.kind,
    data: { outboxId: row.id, payload: row.payload, dueAt: row.dueAt.toISOString() },
    opts: {
      jobId: jobIdOf(row.id),
      attempts: timing.attempts,
      backoff: { type: 'exponential', delay: timing.backoffMs, jitter: 0.5 },
      removeOnComplete: KEEP_DONE,
      removeOnFail: KEEP_DEAD,
      stackTraceLimit: 5,
    },
  };
}

/** Puts rows into their queue; rows that are there already stay as they are. */
export async function placeJobs(queue: Queue, rows: readonly OutboxRow[], timing: Timing): Promise<void> {
  // A row that was tried before may have left an ended job under its id, which would stand in its way.
  for (const row of rows.filter((one) => one.attempts > 0)) await clearEnded(queue, row.id);
  await within(timing.enqueueMs, queue.addBulk(rows.map((row) => jobOf(row, timing))));
}

/** What became of a row's job: lost, to be placed again; dead in the queue; or still under way. */
export async function whereIs(queue: Queue, outboxId: string): Promise<{ at: 'gone' | 'under-way' } | { at: 'dead'; reason: string }> {
  const job = await queue.getJob(jobIdOf(outboxId));
  if (!job) return { at: 'gone' };
  const state = await job.getState();
  if (state === 'failed') return { at: 'dead', reason: job.failedReason ?? 'failed' };
  if (state !== 'completed' && state !== 'unknown') return { at: 'under-way' };
  await job.remove().catch(() => {});
  return { at: 'gone' };
}

async function clearEnded(queue: Queue, outboxId: string): Promise<void> {
  const job = await queue.getJob(jobIdOf(outboxId));
  if (job && ((await job.isFailed()) || (await job.isCompleted()))) await job.remove().catch(() => {});
}

/** A queue that does not answer must not hold the outbox's rows locked for ever. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the queue did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
