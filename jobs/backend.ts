import { Queue, Worker, createPostgresBackend } from 'bullmq';
import type { Processor, QueueOptions, WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Runtime } from '#services/runtime';
import { surviveLostClients } from '#services/store/lost-clients';
import { queuePoolConfig, waitForDatabase } from './queue-pool';

export type OpenWorkerOptions = Omit<WorkerOptions, 'connection' | 'prefix'>;

/** Where jobs are stored: PostgreSQL by default, Redis where REDIS_URL is set, with the same queues and workers. [JOB-4] */
export type Backend = {
  kind: 'postgres' | 'redis';
  queue(name: string, options?: Omit<QueueOptions, 'connection' | 'prefix'>): Queue;
  worker(name: string, process: Processor, options: OpenWorkerOptions): Worker;
  close(): Promise<void>;
};

/** Opens the backend that the set-up names; connections are shared by all its queues and workers. */
export function openBackend(rt: Runtime, redisUrl: string | undefined): Backend {
  return redisUrl ? onRedis(rt, redisUrl) : onPostgres(rt);
}

function onPostgres(rt: Runtime): Backend {
  const connection = new pg.Pool(queuePoolConfig(rt.pool.options));
  // Each queue and worker listens for the pool's errors.
  connection.setMaxListeners(0);
  connection.on('error', (error) => rt.log.warn({ code: (error as { code?: string }).code }, 'queue connection lost'));
  surviveLostClients(connection);
  waitForDatabase(connection, (error) =>
    rt.log.warn({ code: (error as { code?: string } | undefined)?.code }, error ? 'the queues wait for the database' : 'the queues reach the database again'),
  );
  return {
    kind: 'postgres',
    // The types name Redis's backend where another is handed in; at run time both are one interface.
    queue: (name, options) => new Queue(name, { ...options, connection } as never, createPostgresBackend as never) as unknown as Queue,
    worker: (name, process, options) => new Worker(name, process, { ...options, connection } as never, createPostgresBackend as never) as unknown as Worker,
    close: () => connection.end(),
  };
}

/** The prefix of our keys in Redis. */
const PREFIX = 'zarban';

function onRedis(rt: Runtime, url: string): Backend {
  const connection = new Redis(url, { maxRetriesPerRequest: null, enableReadyCheck: true });
  connection.setMaxListeners(0);
  connection.on('error', (error) => rt.log.warn({ code: (error as { code?: string }).code }, 'queue connection lost'));
  return {
    kind: 'redis',
    queue: (name, options) => new Queue(name, { ...options, prefix: PREFIX, connection }),
    worker: (name, process, options) => new Worker(name, process, { ...options, prefix: PREFIX, connection }),
    close: async () => {
      await connection.quit().catch(() => connection.disconnect());
    },
  };
}
