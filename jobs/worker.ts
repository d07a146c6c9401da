import type { Worker } from 'bullmq';
import type { Runtime } from '#services/runtime';
import { faultOf } from './fault';
import { handlers as ourHandlers } from './handlers';
import type { Handlers } from './handlers';
import { startHeartbeat } from './heartbeat';
import { holdWorkers } from './hold';
import type { Observe } from './observe';
import { processorOf } from './process';
import { within } from './place';
import { openQueues, queueNames } from './queues';
import type { QueueName, Queues } from './queues';
import { startRelay } from './relay';
import { keepSchedule, schedule as ourSchedule } from './schedule';
import type { Scheduled } from './schedule';
import { STALLS, THROUGHPUT_MINUTES, defaultTiming } from './timing';
import type { Timing } from './timing';

/** Jobs of a queue that one worker does at a time. */
const CONCURRENCY: Record<QueueName, number> = {
  messages: 8,
  orders: 4,
  payments: 2,
  deadlines: 1,
  groups: 2,
  requests: 2,
  academy: 2,
  consultations: 2,
  health: 1,
  warranty: 2,
  upkeep: 1,
  content: 1,
};

export type WorkerSetUp = {
  redisUrl?: string;
  observe?: Observe;
  timing?: Partial<Timing>;
  handlers?: Handlers;
  schedule?: readonly Scheduled[];
  /** Whether work is paused: no job is taken and none placed until it ends. */
  held?: () => boolean;
};
export type OpenWorker = {
  queues: Queues;
  /** Resolves when the queues answer, the schedule is placed and the first heartbeat was written. */
  ready: Promise<void>;
  /** Lets jobs in hand end, then goes. */
  close(): Promise<void>;
};

/** The worker role: relay, workers of every queue, schedule and sign of life. Any number of them share the work. [JOB-4] */
export function openWorker(rt: Runtime, setUp: WorkerSetUp = {}): OpenWorker {
  const timing: Timing = { ...defaultTiming, ...setUp.timing };
  const queues = openQueues(rt, setUp.redisUrl);
  // The admin role does what staff have planned.
  const workers = queueNames.filter((name) => name !== 'content').map((name) => workerOf(rt, queues, name, timing, setUp));
  const held = setUp.held ?? (() => false);
  const hold = holdWorkers(rt, workers, held, timing.holdMs);
  const relay = startRelay(rt, queues, timing, held);
  const heartbeat = startHeartbeat(rt, timing.heartbeatMs, () => keepSchedule(queues, setUp.schedule ?? ourSchedule));
  const ready = Promise.all([heartbeat.first, ...workers.map((worker) => worker.waitUntilReady())]).then(() => {});
  ready.catch(() => {});
  let closing: Promise<void> | undefined;
  return {
    queues,
    ready,
    close: () => (closing ??= closeAll()),
  };

  // A job that does not end in time is left to another worker, and a queue that does not answer is left alone.
  async function closeAll(): Promise<void> {
    hold.close();
    await within(timing.enqueueMs, heartbeat.close()).catch(() => {});
    await within(timing.enqueueMs, relay.close()).catch(() => {});
    await within(timing.closeMs, Promise.all(workers.map((worker) => worker.close()))).catch(() => {});
    await within(timing.enqueueMs, queues.close()).catch(() => {});
  }
}

/** A worker of one queue, with its locks, that logs its errors. */
export function workerOf(rt: Runtime, queues: Queues, name: QueueName, timing: Timing, setUp: WorkerSetUp): Worker {
  const worker = queues.backend.worker(name, processorOf(rt, name, setUp.handlers ?? ourHandlers, setUp.observe ?? (() => {}), setUp.held), {
    autorun: !setUp.held?.(),
    concurrency: CONCURRENCY[name],
    lockDuration: timing.lockMs,
    stalledInterval: timing.stalledMs,
    maxStalledCount: STALLS,
    metrics: { maxDataPoints: THROUGHPUT_MINUTES },
  });
  worker.on('error', (error) => rt.log.warn({ queue: name, fault: faultOf(error) }, 'worker fault'));
  worker.on('stalled', (job) => rt.log.warn({ queue: name, job }, 'job of a lost worker is taken up again'));
  return worker;
}
