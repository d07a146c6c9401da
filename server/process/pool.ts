import pg from 'pg';
import type { Pulse } from '#services/runtime';
import { surviveLostClients } from '#services/store/lost-clients';
import type { Config } from '../config';
import { noteStatements } from '../page-cache/made-of';

/** A request's statement ends by itself within this, and is given up a little later when the server hangs; a free connection is waited for as long. */
const REQUEST = { statementMs: 6_000, connectMs: 5_000 };
/** Jobs count, clean and recompute: each of their statements may take longer. */
const JOB = { statementMs: 60_000, connectMs: 10_000 };
/** The sockets' few connections: a rush of sockets holds up no page, and a rush of pages no socket. */
const SOCKETS = 3;
const GRACE_MS = 1_000;

/** The pool of requests; a lost connection is replaced, not fatal. */
export function openPool(config: Config, url: string, pulse?: Pulse): pg.Pool {
  const pool = open({ config, url, pulse, limits: REQUEST, name: 'zarban' });
  noteStatements(pool);
  return pool;
}

/** The pool of the worker's jobs: they take no connection from requests, and have limits of their own. */
export function openJobsPool(config: Config, url: string, pulse?: Pulse): pg.Pool {
  return open({ config, url, pulse, limits: JOB, name: 'zarban-jobs' });
}

/** The pool of the sockets. */
export function openSocketsPool(config: Config, url: string, pulse?: Pulse): pg.Pool {
  return open({ config, url, pulse, limits: REQUEST, name: 'zarban-sockets', most: SOCKETS });
}

type Opening = { config: Config; url: string; pulse: Pulse | undefined; limits: typeof REQUEST; name: string; most?: number };

function open({ config, url, pulse, limits, name, most = config.env.DATABASE_POOL }: Opening): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    statement_timeout: limits.statementMs,
    application_name: name,
  });
  pool.on('error', () => {});
  surviveLostClients(pool);
  pulse?.guard(pool, limits.statementMs + GRACE_MS);
  return pool;
}
