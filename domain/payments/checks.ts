/** After so many minutes, each from the one before, the gateway is asked again about an open payment. [ORD-4] */
export const PAYMENT_CHECK_MINUTES = [2, 3, 5, 5, 10, 15, 30, 60] as const;
/** Then every hour, until a day has passed: a gateway settles or returns money within it. [ORD-4] */
export const PAYMENT_WATCH_HOURS = 24;
/** How often the gateway's list of paid but unverified payments is read. [ORD-4] */
export const UNVERIFIED_EVERY_MINUTES = 5;

/** When to ask again, or null when a day has passed and the attempt is over. [ORD-4] */
export function nextPaymentCheck(checks: number, requestedAt: Date, at: Date): Date | null {
  const minutes = PAYMENT_CHECK_MINUTES[checks] ?? 60;
  const next = at.getTime() + minutes * 60_000;
  return next > requestedAt.getTime() + PAYMENT_WATCH_HOURS * 3_600_000 ? null : new Date(next);
}
