import type pg from 'pg';

/** Handles errors of connections in use, since the pool listens to idle ones only: one that the database ends between two statements of a transaction would end the process. The next statement on it fails as it must. */
export function surviveLostClients(pool: pg.Pool): void {
  pool.on('connect', (client) => void client.on('error', () => {}));
}
