import type { TestContext } from 'vitest';
import { openWorker } from '#jobs/worker';
import type { OpenWorker, WorkerSetUp } from '#jobs/worker';
import type { Settings } from '#services/runtime';
import { createTestDatabase } from '../database';
import { startRedis } from '../twins/redis';
import { makeEffectsTable } from './effects';
import { runtimeOn } from './runtime';
import type { LoggedRuntime } from './runtime';
import { quick } from './timing';

export type Rig = {
  rt: LoggedRuntime;
  env: Record<string, string>;
  open(setUp?: WorkerSetUp): OpenWorker;
  /** Empties the queue, as a Redis without persistence does when it restarts. */
  lose(): Promise<void>;
  close(): Promise<void>;
};

/** A database of its own, and for Redis a server of its own; or why there is none. */
export async function makeRig(kind: 'postgres' | 'redis', settings: Partial<Settings> = {}): Promise<Rig | { missing: string }> {
  const redis = kind === 'redis' ? await startRedis() : undefined;
  if (redis && 'missing' in redis) return redis;
  const database = await createTestDatabase();
  const rt = runtimeOn(database.pool, settings);
  await makeEffectsTable(rt);
  const open = new Set<OpenWorker>();
  return {
    rt,
    env: { DATABASE_URL: database.url, REDIS_URL: redis?.url ?? '' },
    open: (setUp = {}) => {
      const worker = openWorker(rt, { redisUrl: redis?.url, schedule: [], ...setUp, timing: { ...quick, ...setUp.timing } });
      open.add(worker);
      return worker;
    },
    lose: () => (redis ? redis.flush() : emptyQueueTables(rt)),
    close: async () => {
      await Promise.all([...open].map((worker) => worker.close()));
      await redis?.stop();
      await database.drop();
    },
  };
}

async function emptyQueueTables(rt: LoggedRuntime): Promise<void> {
  const { rows } = await rt.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'bullmq' and tablename <> 'migration'`);
  const emptied = () => rt.pool.query(`truncate ${rows.map((row) => `bullmq."${row.name}"`).join(', ')} cascade`);
  // Beside a running worker the database may end one of the two: then it is done once more.
  await emptied().catch((error: { code?: string }) => (error.code === '40P01' ? emptied() : Promise.reject(error as Error)));
}

/** The rig, or the test is skipped with the reason. */
export function rigOf(rig: Rig | { missing: string }, context: TestContext): Rig {
  if ('missing' in rig) return context.skip(rig.missing);
  return rig;
}
