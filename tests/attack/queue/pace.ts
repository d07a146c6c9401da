import type { Timing } from '#jobs/timing';

/** The worker's timing for an attack: a lost job is looked for after two seconds, not after a minute. */
export const pace: Partial<Timing> = { pollMs: 250, lostAfterMs: 2_000, lockMs: 1_500, stalledMs: 500, backoffMs: 100, heartbeatMs: 500 };
