import type pg from 'pg';

/** Connections of the queues: each worker keeps one for LISTEN, the rest serve all. */
const QUEUE_CONNECTIONS = 12;

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
