import type { Payload } from 'payload';
import type pg from 'pg';
import { runtimeIfAny } from '#services/runtime';
import { surviveLostClients } from '#services/store/lost-clients';

/** Longer than this pool's statement timeout: a connection that is busy for so long hangs. */
const HANGS_AFTER_MS = 35_000;

/** Handles errors of idle connections, which a restart of the database ends: unhandled they would end the process. */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: pg.Pool };
  if (pool) surviveLostClients(pool);
  if (pool) runtimeIfAny()?.pulse?.guard(pool, HANGS_AFTER_MS);
  pool?.on('error', (error) => payload.logger.warn({ err: error }, 'the database ended an idle connection'));
}
