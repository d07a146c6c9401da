import type { Limit } from '../access/quota';

/** Passwords that one network may try on one account; the wait grows: a quarter of an hour, an hour, a day. [ADM-5] */
export const STAFF_LOGIN_OF_STRANGER: readonly Limit[] = [
  { requests: 5, seconds: 900 },
  { requests: 10, seconds: 3_600 },
  { requests: 20, seconds: 86_400 },
];
/** The same for all strangers together, from any network. [ADM-5] */
export const STAFF_LOGIN_OF_STRANGERS: readonly Limit[] = [
  { requests: 30, seconds: 3_600 },
  { requests: 100, seconds: 86_400 },
];
/** A browser that has logged in to the account before is counted alone: no stranger can use its tries up. [ADM-5] */
export const STAFF_LOGIN_OF_KNOWN: readonly Limit[] = [
  { requests: 10, seconds: 900 },
  { requests: 40, seconds: 86_400 },
];
/** Attempts at an invitation: wrong codes, weak passwords, typing errors. [ADM-5] */
export const INVITATION_TRIES: readonly Limit[] = [
  { requests: 10, seconds: 900 },
  { requests: 40, seconds: 86_400 },
];
/** An invitation works once, for so long. [ADM-5] */
export const INVITATION_HOURS = 48;

/** When an invitation that is made now ends. */
export function invitationEndsAt(at: Date): Date {
  return new Date(at.getTime() + INVITATION_HOURS * 3_600_000);
}
