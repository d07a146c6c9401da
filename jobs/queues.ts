import type { Queue } from 'bullmq';
import type { Runtime } from '#services/runtime';
import { openBackend } from './backend';
import type { Backend } from './backend';

/** Every queue, and what its jobs do. */
export const queueNames = [
  'messages',
  'orders',
  'payments',
  'deadlines',
  'groups',
  'requests',
  'academy',
  'consultations',
  'health',
  'warranty',
  'upkeep',
  'content',
] as const;
export type QueueName = (typeof queueNames)[number];

export type Queues = {
  backend: Backend;
  all: readonly Queue[];
  /** The queue of this name; none when an outbox row names one that this build does not know. */
  named(name: string): Queue | undefined;
  close(): Promise<void>;
};

/** Opens all queues for putting in and looking at; `redisUrl` alone chooses where they lie. [JOB-4] */
export function openQueues(rt: Runtime, redisUrl?: string): Queues {
  const backend = openBackend(rt, redisUrl);
  const all = queueNames.map((name) => {
    const queue = backend.queue(name);
    queue.on('error', (error) => rt.log.warn({ queue: name, fault: error.name }, 'queue not reached'));
    return queue;
  });
  return {
    backend,
    all,
    named: (name) => all.find((queue) => queue.name === name),
    close: async () => {
      await Promise.all(all.map((queue) => queue.close().catch(() => {})));
      await backend.close();
    },
  };
}
