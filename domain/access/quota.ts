/** A rate limit (throttling): so many requests within so many seconds. */
export type Limit = { requests: number; seconds: number };

/** When one more request is allowed, in milliseconds since 1970, by these limits and what came before; -Infinity when it always is. */
export function opensAgain(times: readonly Date[], limits: readonly Limit[]): number {
  const latestFirst = times.map((time) => time.getTime()).sort((a, b) => b - a);
  return Math.max(...limits.map((limit) => (latestFirst[limit.requests - 1] ?? -Infinity) + limit.seconds * 1_000));
}

/** How many seconds of history these limits need. */
export function longestSeconds(limits: readonly Limit[]): number {
  return Math.max(...limits.map((limit) => limit.seconds));
}

/** How many past requests these limits need. */
export function mostRequests(limits: readonly Limit[]): number {
  return Math.max(...limits.map((limit) => limit.requests));
}
