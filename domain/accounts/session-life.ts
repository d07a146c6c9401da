import type { Limit } from '../access/quota';
import { DAY_MS } from '../calendars/day';

const MINUTE_MS = 60_000;

/** A website session ends after thirty days; the next login opens another. */
export const SESSION_LIFE_DAYS = 30;
/** An API client's access token ends after a quarter of an hour; its refresh token brings the next. [AUTH-4] */
export const ACCESS_TOKEN_LIFE_MINUTES = 15;
/** A refresh token that is not used ends after thirty days. [AUTH-4] */
export const REFRESH_TOKEN_LIFE_DAYS = 30;
/** Two renewals by one app at the same moment are no theft: within this time a refresh token that was just used gives the same next set again, unless that was used itself. [AUTH-5] */
export const RENEWAL_GRACE_SECONDS = 10;
/** However often it is renewed, an API client's session ends after half a year. [AUTH-5] */
export const API_SESSION_MOST_DAYS = 180;
/** At most this often the time of last use is updated. [AUTH-5] */
export const SEEN_EVERY_MINUTES = 5;

/** How many notices of logins from new devices an account gets a day; its list of sessions shows all. [AUTH-5] */
export const NEW_CLIENT_NOTICES: readonly Limit[] = [{ requests: 3, seconds: 86_400 }];

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

/** Whether a refresh token that comes again was used so lately that the first answer may still be on its way. [AUTH-5] */
export function isSameMoment(usedAt: Date, at: Date): boolean {
  return Math.abs(at.getTime() - usedAt.getTime()) <= RENEWAL_GRACE_SECONDS * 1_000;
}

/** Whether it is time to update when the session was last seen. [AUTH-5] */
export function isSeenAnew(seenAt: Date, at: Date): boolean {
  return at.getTime() - seenAt.getTime() >= SEEN_EVERY_MINUTES * MINUTE_MS;
}
