import type { Payload } from 'payload';
import type pg from 'pg';
import { surviveLostClients } from '#services/store/lost-clients';

/** A database that restarts ends idle connections; without somebody who listens, that would end the process. */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: pg.Pool };
  if (pool) surviveLostClients(pool);
  pool?.on('error', (error) => payload.logger.warn({ err: error }, 'the database ended an idle connection'));
}
