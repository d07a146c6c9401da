/** A website session ends after thirty days; the next login opens another. */
export const SESSION_LIFE_DAYS = 30;

/** When a session opened now ends. */
export function sessionEndsAt(at: Date): Date {
  return new Date(at.getTime() + SESSION_LIFE_DAYS * 24 * 3_600_000);
}
