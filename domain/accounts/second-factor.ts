/** A code of the authenticator changes every 30 seconds and has six digits (RFC 6238). [ADM-5] */
export const TOTP_STEP_SECONDS = 30;
export const TOTP_DIGITS = 6;
/** A phone's clock may be one step off, to either side. [ADM-5] */
export const TOTP_DRIFT_STEPS = 1;
/** How many wrong codes lock the second factor, and for how long. [ADM-5] */
export const SECOND_FACTOR_TRIES = 5;
export const SECOND_FACTOR_LOCK_MINUTES = 15;
/** A working day: then staff log in again. [ADM-5] */
export const STAFF_SESSION_HOURS = 8;

/** For so long after its second step a session may see patients; then it has to give it again. [ROLE-1] */
const SECOND_STEP_HOURS = 12;

/** Whether a session's second step still holds. */
export function twoStepsHold(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < SECOND_STEP_HOURS * 3_600_000;
}

/** The TOTP step of a moment. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / TOTP_STEP_SECONDS);
}

/** The steps whose codes are accepted now; each is accepted only once. [ADM-5] */
export function openSteps(at: Date): number[] {
  const now = totpStep(at);
  return Array.from({ length: 2 * TOTP_DRIFT_STEPS + 1 }, (_, index) => now - TOTP_DRIFT_STEPS + index);
}
