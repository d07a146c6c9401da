import { runtime } from '#services/runtime';

/** One process publishes what is due; another waits for it and finds nothing left. */
const LOCK = 0x5a_50;
const DUE = `select count(*)::int as count from payload_jobs
  where completed_at is null and has_error is not true and processing is not true and (wait_until is null or wait_until <= now())`;

/** Publishes what staff have planned and is due, under a lock that one process holds; Payload is loaded for it only when something is. [ADM-2] */
export async function publishDue(): Promise<void> {
  const { pool } = runtime();
  const due = async () => (await pool.query<{ count: number }>(DUE)).rows[0]?.count ?? 0;
  if ((await due()) === 0) return;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('../payload.config')]);
      const payload = await getPayload({ config });
      let left = await due();
      while (left > 0) {
        await payload.jobs.run({ allQueues: true, silent: true });
        const before = left;
        left = await due();
        // Due by the database's clock and not yet by ours: the queue asks again.
        if (left >= before) throw new Error('plans are due and were not taken up');
      }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
