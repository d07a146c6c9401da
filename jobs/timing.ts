const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The timing of relay and workers; tests take shorter ones. */
export const defaultTiming = {
  /** The relay looks at the outbox when it is told, and at least so often. */
  pollMs: 5 * SECOND,
  /** Rows that a relay takes up at once. */
  batch: 100,
  /** A relayed row that is not done after this is looked for in the queue, and put there again if it is gone. */
  lostAfterMs: MINUTE,
  /** How long the queue may take to accept a batch. */
  enqueueMs: 10 * SECOND,
  /** Tries of a job before it is dead: with the pauses between them a little over two hours. */
  attempts: 12,
  /** The first pause; each next one is twice as long, with jitter. */
  backoffMs: 2 * SECOND,
  /** A worker that does not renew a job's lock within this is taken for dead. */
  lockMs: 15 * SECOND,
  stalledMs: 5 * SECOND,
  heartbeatMs: 10 * SECOND,
  /** How soon a worker that must not work stops taking jobs, and begins again. */
  holdMs: SECOND / 2,
  /** How long a closing worker waits for jobs in hand. */
  closeMs: 25 * SECOND,
};
export type Timing = typeof defaultTiming;

/** How often a job whose worker crashed is given to another. */
export const STALLS = 5;
/** How long done and dead jobs are shown in the dashboard. */
export const KEEP_DONE = { age: 24 * 3600, count: 1000 };
export const KEEP_DEAD = { age: 30 * 24 * 3600, count: 5000 };
/** Minutes of throughput that the dashboard keeps. */
export const THROUGHPUT_MINUTES = 24 * 60;
