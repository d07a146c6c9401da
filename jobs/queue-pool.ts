import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Connections of the queues: each worker keeps one for LISTEN, the rest serve all. */
const QUEUE_CONNECTIONS = 13;

/**
 * The pool of the queues: the database of the others with `search_path=bullmq`. An `options` in the URL would win
 * over ours, so it is taken out of the URL and put before it.
 */
export function queuePoolConfig(of: pg.PoolOptions): pg.PoolConfig {
  const url = of.connectionString ? new URL(of.connectionString) : undefined;
  const given = url?.searchParams.get('options') ?? of.options;
  url?.searchParams.delete('options');
  return {
    ...(url ? { connectionString: url.href } : { host: of.host, port: of.port, user: of.user, password: of.password, database: of.database, ssl: of.ssl }),
    options: [given, '-c search_path=bullmq'].filter(Boolean).join(' '),
    max: QUEUE_CONNECTIONS,
    idleTimeoutMillis: 10_000,
    keepAlive: true,
  };
}

const AGAIN_AFTER_MS = 100;
const AGAIN_AT_LEAST_EVERY_MS = 2_000;

/**
 * Makes a pool wait for a database that cannot be reached, as Redis's client does, instead of refusing: BullMQ keeps
 * a refused first connection for ever, and asks again without a pause, which would hold the whole process. A pool
 * that is ended refuses as before. `told` hears of the first refusal and of the connection after it.
 */
export function waitForDatabase(pool: pg.Pool, told: (error: Error | undefined) => void): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let refused = false;
  const tell = (error: Error | undefined) => {
    if (refused !== (error !== undefined)) told(error);
    refused = error !== undefined;
  };
  const patiently = async () => {
    for (let pause = AGAIN_AFTER_MS; ; pause = Math.min(pause * 2, AGAIN_AT_LEAST_EVERY_MS)) {
      try {
        const client = await connect();
        tell(undefined);
        return client;
      } catch (error) {
        if (pool.ending) throw error;
        tell(error as Error);
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  const call = (done?: (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void) => {
    const client = patiently();
    if (!done) return client;
    client.then(
      (got) => done(undefined, got, () => got.release()),
      (error: Error) => done(error, undefined, () => {}),
    );
    return undefined;
  };
  pool.connect = call as typeof pool.connect;
}
