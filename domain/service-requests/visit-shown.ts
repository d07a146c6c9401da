import { DAY_MS } from '../calendars/day';
import type { VisitState } from './visit-life-cycle';
import type { Hours } from './visits';

/** A name, a phone and a door are read for so many hours after the visit’s end. */
const SHOWN_HOURS_AFTER = 24;
/** A visit stays in its provider’s list for so many days after its hours. *(ours)* */
export const LISTED_DAYS = 30;

/** What of a visit its provider reads: the person and their door, and what they wrote. */
type Shown = { person: boolean; words: boolean };

/** What a provider reads of a visit now: the person from the acceptance until a day after its end, their words and papers while it is open. [ROLE-3, ROLE-5] */
export function shownOf({ state, since, hours }: { state: VisitState; since: Date; hours: Hours | null }, now: Date): Shown {
  const until = (end: Date) => now.getTime() < end.getTime() + (SHOWN_HOURS_AFTER / 24) * DAY_MS;
  switch (state) {
    case 'accepted':
    case 'on-the-way': {
      const shown = hours !== null && until(hours.to);
      return { person: shown, words: shown };
    }
    case 'arrived': {
      const shown = until(hours && hours.to > since ? hours.to : since);
      return { person: shown, words: shown };
    }
    case 'done':
      return { person: until(since), words: false };
    default:
      return { person: false, words: false };
  }
}

/** A name as it is read afterwards: the first letters alone. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .map((word) => [...word][0] ?? '')
    .filter(Boolean)
    .map((letter) => `${letter}.`)
    .join(' ');
}
