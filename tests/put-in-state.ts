import type pg from 'pg';

/** Sets rows to a state without the moves that lead there: the life cycles' guards are off for this statement alone. */
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
