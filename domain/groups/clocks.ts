import { HOUR_MS, dayNumber, startOfDay } from '../calendars/day';
import { GROUP_OPEN_DAYS, GROUP_PAY_HOURS, GROUP_REMINDER_HOURS } from './promises';

/** When a group that opens now closes by itself: at the end of the seventh day in Tehran. [GRP-4] */
export function closesAt(openedAt: Date): Date {
  return startOfDay(dayNumber(openedAt) + GROUP_OPEN_DAYS + 1);
}

/** Until when shares are paid after a closing. [GRP-4] */
export function payUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + GROUP_PAY_HOURS * HOUR_MS);
}

/** When unpaid members are reminded. [GRP-4] */
export function remindAt(until: Date): Date {
  return new Date(until.getTime() - GROUP_REMINDER_HOURS * HOUR_MS);
}
