import { eq } from '@payloadcms/db-postgres/drizzle';
import { DelayedError, UnrecoverableError } from 'bullmq';
import type { Job, Processor } from 'bullmq';
import { clockContext } from '#services/clock-context';
import { markDone } from '#services/outbox/done';
import { noteFailure } from '#services/outbox/failure';
import type { Runtime } from '#services/runtime';
import { outbox } from '#services/store/tables';
import { faultOf } from './fault';
import type { Handlers } from './handlers';
import type { Observe } from './observe';
import type { JobData } from './place';

const AGAIN_AFTER_MS = 1_000;

/** Does one job of a queue, notes how it ended, and lets the queue try again what failed. [JOB-1: retried with backoff] */
export function processorOf(rt: Runtime, queue: string, handlers: Handlers, observe: Observe, held: () => boolean = () => false): Processor<JobData> {
  return async (job, token) => {
    if (held()) return putBack(job, token);
    const start = Date.now();
    const { outboxId, payload, dueAt } = job.data;
    const seen = { queue, kind: job.name, waitedMs: dueAt ? Math.max(0, rt.clock().getTime() - Date.parse(dueAt)) : undefined };
    try {
      if (outboxId && !(await isOpen(rt, outboxId))) return;
      const handle = handlers[queue]?.[job.name];
      if (!handle) throw new UnrecoverableError('no such kind of job');
      await handle(clockContext(rt, `${queue}.${job.name}`, job.id), { outboxId: outboxId ?? '', payload });
      if (outboxId) await markDone(rt.db, outboxId, rt.clock());
      observe({ ...seen, ended: 'done', tookMs: Date.now() - start });
      rt.log.debug({ queue, kind: job.name, job: job.id, ms: Date.now() - start }, 'job done');
    } catch (error) {
      throw await failed(rt, job, error, () => observe({ ...seen, ended: 'failed', tookMs: Date.now() - start }));
    }
  };
}

/** Puts back a job that was taken by a worker that must not work just then; another takes it. */
async function putBack(job: Job<JobData>, token: string | undefined): Promise<never> {
  await job.moveToDelayed(Date.now() + AGAIN_AFTER_MS, token);
  throw new DelayedError();
}

async function isOpen(rt: Runtime, outboxId: string): Promise<boolean> {
  const [row] = await rt.db.select({ doneAt: outbox.doneAt }).from(outbox).where(eq(outbox.id, outboxId));
  return row !== undefined && row.doneAt === null;
}

async function failed(rt: Runtime, job: Job<JobData>, error: unknown, observe: () => void): Promise<Error> {
  const reason = faultOf(error);
  const dead = error instanceof UnrecoverableError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
  observe();
  rt.log[dead ? 'error' : 'warn'](
    { queue: job.queueName, kind: job.name, job: job.id, attempt: job.attemptsMade + 1, fault: reason },
    dead ? 'job is dead' : 'job failed, tries again',
  );
  // Where the database itself is away, the queue's own record stands; the relay's round marks the row later.
  if (job.data.outboxId) await noteFailure(rt.db, { outboxId: job.data.outboxId, reason, dead, at: rt.clock() }).catch(() => {});
  return dead ? new UnrecoverableError(reason) : new Error(reason);
}
