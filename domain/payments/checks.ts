const MINUTE_MS = 60_000;

/** An open payment is asked for again after so many minutes. [ORD-4] */
export const CHECK_EVERY_MINUTES = 5;
/** Whoever asks has so many minutes to write down the answer, before another may ask. [ORD-4] */
export const CHECK_LEASE_MINUTES = 2;
/** A gateway's page is over after so many minutes, whatever the gateway says of it; whoever pays later gets a new one. [ORD-4] */
const ATTEMPT_MINUTES = 60;
/** A payment that failed is asked for twice more, an hour and a day later: money may still arrive. [ORD-4] */
export const LATE_CHECKS_MINUTES = [60, 24 * 60] as const;

/** When an open payment is asked for next. [ORD-4] */
export function nextCheck(at: Date): Date {
  return new Date(at.getTime() + CHECK_EVERY_MINUTES * MINUTE_MS);
}

/** Until when the one who asks now is the only one. [ORD-4] */
export function leaseUntil(at: Date): Date {
  return new Date(at.getTime() + CHECK_LEASE_MINUTES * MINUTE_MS);
}

/** When a failed payment is asked for again; null when it was asked often enough. [ORD-4] */
export function nextLateCheck(at: Date, lateChecks: number): Date | null {
  const minutes = LATE_CHECKS_MINUTES[lateChecks];
  return minutes === undefined ? null : new Date(at.getTime() + minutes * MINUTE_MS);
}

/** Whether nobody can be paying any more by an attempt that began at `createdAt`. [ORD-4] */
export function attemptIsOver(createdAt: Date, now: Date): boolean {
  return now.getTime() >= createdAt.getTime() + ATTEMPT_MINUTES * MINUTE_MS;
}
