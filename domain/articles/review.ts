import { DAY_MS } from '../calendars/day';

/** So many days before a medical review ends, editors are told. */
export const REVIEW_SOON_DAYS = 30;

/** How a medical review stands: it holds, ends within 30 days, or is over, which the article itself then says. [MAG-5] */
export function reviewStanding(dueAt: Date, now: Date): 'current' | 'soon' | 'over' {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return 'over';
  return left < REVIEW_SOON_DAYS * DAY_MS ? 'soon' : 'current';
}
