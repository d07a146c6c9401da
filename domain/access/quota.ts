/** So many within so many seconds: a limit of a rate (throttling). */
export type Limit = { requests: number; seconds: number };

/** When one more may come, in milliseconds since 1970, by these limits and what came before; -Infinity when it may at any time. */
export function opensAgain(times: readonly Date[], limits: readonly Limit[]): number {
  const latestFirst = times.map((time) => time.getTime()).sort((a, b) => b - a);
  return Math.max(...limits.map((limit) => (latestFirst[limit.requests - 1] ?? -Infinity) + limit.seconds * 1_000));
}

/** How far back one has to look to judge by these limits. */
export function longestSeconds(limits: readonly Limit[]): number {
  return Math.max(...limits.map((limit) => limit.seconds));
}

/** How many times one has to know of to judge by these limits. */
export function mostRequests(limits: readonly Limit[]): number {
  return Math.max(...limits.map((limit) => limit.requests));
}
