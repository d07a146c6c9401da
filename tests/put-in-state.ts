import type pg from 'pg';

/** Puts rows where a test needs them without the way there: the guards of the life cycles look away for this statement alone. */
export async function putInState(pool: pg.Pool, update: string, values: unknown[] = []): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(update, values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
