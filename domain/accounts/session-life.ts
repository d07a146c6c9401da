const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** A website session ends after thirty days; the next login opens another. */
export const SESSION_LIFE_DAYS = 30;
/** An API client's access token ends after a quarter of an hour; its refresh token brings the next. [AUTH-4] */
export const ACCESS_TOKEN_LIFE_MINUTES = 15;
/** A refresh token that is not used ends after thirty days. [AUTH-4] */
export const REFRESH_TOKEN_LIFE_DAYS = 30;
/** However often it is renewed, an API client's session ends after half a year. [AUTH-5] */
export const API_SESSION_MOST_DAYS = 180;
/** When somebody was last here is written down at most this often. [AUTH-5] */
export const SEEN_EVERY_MINUTES = 5;

/** When a session opened now ends. */
export function sessionEndsAt(at: Date): Date {
  return new Date(at.getTime() + SESSION_LIFE_DAYS * DAY_MS);
}

/** When the tokens that are given out now end, in a session that began then; nothing outlives the session's own end. [AUTH-4, AUTH-5] */
export function tokensEndAt(begunAt: Date, at: Date): { access: Date; refresh: Date } {
  const last = begunAt.getTime() + API_SESSION_MOST_DAYS * DAY_MS;
  const refresh = Math.min(at.getTime() + REFRESH_TOKEN_LIFE_DAYS * DAY_MS, last);
  return { access: new Date(Math.min(at.getTime() + ACCESS_TOKEN_LIFE_MINUTES * MINUTE_MS, refresh)), refresh: new Date(refresh) };
}

/** Whether it is time to write down anew that somebody is here. [AUTH-5] */
export function isSeenAnew(seenAt: Date, at: Date): boolean {
  return at.getTime() - seenAt.getTime() >= SEEN_EVERY_MINUTES * MINUTE_MS;
}
