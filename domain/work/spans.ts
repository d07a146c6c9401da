import { dayNumber } from '../calendars/day';
import { shownDay } from '../orders/shown-day';

/** How near a deadline is, by the days of Tehran; the first is the most pressing. [ADM-3] */
export const workSpans = ['late', 'today', 'week', 'later', 'none'] as const;
export type WorkSpan = (typeof workSpans)[number];

const WEEK_DAYS = 7;

/** Passed already, still today, within seven days, later, or without one; a midnight belongs to the day that it closes. [ADM-3] */
export function spanOf(dueAt: Date | null, now: Date): WorkSpan {
  if (!dueAt) return 'none';
  if (dueAt < now) return 'late';
  const days = dayNumber(shownDay(dueAt)) - dayNumber(now);
  if (days <= 0) return 'today';
  return days <= WEEK_DAYS ? 'week' : 'later';
}
