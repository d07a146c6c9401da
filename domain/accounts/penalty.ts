import { dayNumber, isDay, numberOf, startOfDay } from '../calendars/day';
import { field, lines, someOf, type Field, type Parsed } from '../fields';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** What staff may close of an account that was misused; reading, paying what is owed, cancelling and taking along stay open. [ROLE-6] */
export const closedParts = ['orders', 'bookings', 'requests', 'words'] as const;
export type ClosedPart = (typeof closedParts)[number];

/** The longest that something is closed, in days. */
export const PENALTY_MOST_DAYS = 365;
export const PENALTY_REASON_MOST = 300;

const lastDay: Field<string> = field({ kind: 'day' }, (typed) => (isDay(typed) ? ok(typed) : refuse('penalties.last-day.invalid')));
const why = lines({ area: 'penalties.reason', max: PENALTY_REASON_MOST });
/** A penalty as staff write it: what is closed, until the end of which day in Tehran, and why, in words that the account's owner reads. */
export const penaltyFields = {
  parts: someOf(closedParts, 'penalties.parts', { says: 'accounts.penalty.parts' }),
  lastDay,
  reason: why,
} as const;
export type PenaltyForm = Parsed<typeof penaltyFields>;
/** Why it was ended early. */
export const liftFields = { reason: why } as const;

/** When a penalty that ends with a day is over; it ends on a day after today and within a year. [ROLE-6] */
export function penaltyEnds(day: string, now: Date): Result<Date> {
  const number = numberOf(day);
  const today = dayNumber(now);
  if (number <= today) return refuse('penalties.last-day.past', undefined, { field: 'lastDay' });
  if (number > today + PENALTY_MOST_DAYS) return refuse('penalties.last-day.far', { days: PENALTY_MOST_DAYS }, { field: 'lastDay' });
  return ok(startOfDay(number + 1));
}
