import { DAY_MS, dayStart } from '../calendars/day';
import { ok, refuse, type Result } from '../result';

/** How long the file of a child whom its keeper took out of the family can be brought back; then it is erased. [FAM-2] */
export const CLOSED_DAYS = 30;

/** Until when a closed file can be brought back. */
export const erasedAfter = (closedAt: Date): Date => new Date(closedAt.getTime() + CLOSED_DAYS * DAY_MS);

/** A keeper may close a child's file as long as it could not come of age before it is erased: from then on it is nearly the child's own. [FAM-2, FAM-7] */
export function mayClose(ofAgeOn: string | null, now: Date): Result<true> {
  if (ofAgeOn !== null && dayStart(ofAgeOn) > erasedAfter(now)) return ok(true);
  return refuse('health.family.nearly-of-age', { days: CLOSED_DAYS }, { status: 409 });
}
