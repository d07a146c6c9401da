import pg from 'pg';
import { surviveLostClients } from '#services/store/lost-clients';
import type { Config } from '../config';

/** The pool of services; a lost connection is replaced, not fatal. */
export function openPool(config: Config, url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: config.env.DATABASE_POOL,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: 30_000,
    application_name: 'zarban',
  });
  pool.on('error', () => {});
  surviveLostClients(pool);
  return pool;
}
