import type { Timing } from '#jobs/timing';

/** The worker's timing for tests. */
export const quick: Partial<Timing> = {
  pollMs: 250,
  lostAfterMs: 1000,
  lockMs: 1000,
  stalledMs: 400,
  backoffMs: 50,
  heartbeatMs: 300,
  closeMs: 3000,
  attempts: 3,
};
