/** Retention of short-lived rows, in days; all else is kept for ever. */
export const KEEP_DAYS = {
  /** Stored answers to once-keys. */
  onceKeys: 7,
  loginChallenges: 2,
  /** After a session has ended or run out. */
  endedSessions: 30,
  /** Token sets that gave way to the next, after their own end: until then a reuse is noticed. */
  usedTokens: 1,
  /** A guest's cart that nobody touched. */
  guestCarts: 60,
  /** Jobs that are done; dead ones stay until operations have dealt with them. */
  doneJobs: 30,
  /** Messages, with the phone or address they went to. */
  messages: 180,
  /** Staff sessions whose second factor ran out. */
  staffVerified: 1,
  serialTries: 1,
  heartbeats: 1,
  /** What was typed and not sent. */
  formDrafts: 1,
  /** Papers of a request that was not sent. */
  requestDraftFiles: 1,
  /** What was said today, so that it is not said twice. */
  commentPrints: 2,
  /** Attempts that limits count; the longest limit looks back a day. */
  attempts: 2,
  /** A browser with which nobody logged in for so long is a stranger again. */
  knownClients: 400,
  /** Links that were used or are over. */
  staffInvitations: 30,
} as const;

/** Rows older than this moment may be deleted. */
export function keptSince(what: keyof typeof KEEP_DAYS, at: Date): Date {
  return new Date(at.getTime() - KEEP_DAYS[what] * 86_400_000);
}
