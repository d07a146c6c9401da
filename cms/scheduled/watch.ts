import { runtime } from '#services/runtime';

const LOOK_EVERY_MS = 10_000;
/** One process runs what is due. */
const LOCK = 0x5a_50;
const DUE = `select 1 from payload_jobs
  where completed_at is null and has_error is not true and processing is not true and (wait_until is null or wait_until <= now()) limit 1`;

/** Runs what staff have planned to be published; Payload is loaded for it only when something is due. [ADM-2] */
export function watchSchedule(): void {
  let running = false;
  const look = async () => {
    if (running) return;
    running = true;
    try {
      await runDue();
    } catch (error) {
      runtime().log.error({ error }, 'scheduled publishing failed');
    } finally {
      running = false;
    }
  };
  setInterval(() => void look(), LOOK_EVERY_MS).unref();
}

/** Runs the due jobs, under a lock that one process holds. */
export async function runDue(): Promise<void> {
  const { pool } = runtime();
  if ((await pool.query(DUE)).rowCount === 0) return;
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!rows[0]?.mine) return;
    try {
      const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('../payload.config')]);
      const payload = await getPayload({ config });
      await payload.jobs.run({ allQueues: true, silent: true });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
