import type pg from 'pg';

/** The pool listens to idle connections only: one that the database ends between two statements of a transaction would end the process. The next statement on it fails as it must. */
export function surviveLostClients(pool: pg.Pool): void {
  pool.on('connect', (client) => void client.on('error', () => {}));
}
