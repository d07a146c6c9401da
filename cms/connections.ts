import type { Payload } from 'payload';

type Pool = { on: (event: 'error', listener: (error: Error) => void) => void };

/** A database that restarts ends idle connections; without somebody who listens, that would end the process. */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: Pool };
  pool?.on('error', (error) => payload.logger.warn({ err: error }, 'the database ended an idle connection'));
}
