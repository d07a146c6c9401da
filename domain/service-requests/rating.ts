import { DAY_MS, HOUR_MS } from '../calendars/day';
import { lines, optional } from '../fields';
import { reviewFields } from '../reviews/fields';
import { averageOf } from '../reviews/stars';
import type { RequestState } from './states';

/** A service is rated from so many hours after its end, when there is something to say of it, and for so many days. *(ours)* */
export const RATE_AFTER_HOURS = 24;
export const RATE_WITHIN_DAYS = 30;
/** Something that was wrong is said within so many days. *(ours)* */
export const COMPLAIN_WITHIN_DAYS = 7;
/** A figure of fewer ratings says nothing of a service, and too much of those who gave them. *(ours)* */
export const RATINGS_LEAST = 30;

/** Stars, and words to the desk alone. */
export const ratingFields = {
  rating: reviewFields.rating,
  note: optional(
    lines({
      area: 'services.text',
      min: 2,
      max: 1_000,
      label: 'services.rating.words',
      help: 'services.rating.words-help',
      example: { fa: 'سر وقت آمدند', en: 'They were on time' },
    }),
  ),
} as const;
/** What was wrong. */
export const complaintFields = {
  wrong: lines({
    area: 'services.text',
    min: 10,
    max: 1_000,
    label: 'services.complaint.words',
    help: 'services.complaint.help',
    example: { fa: 'پانسمان پس از یک ساعت باز شد', en: 'The dressing came off after an hour' },
  }),
} as const;

type Ended = { state: RequestState; stateSince: Date };

/** Whether a request can be rated now; once is enough. */
export function mayRate({ state, stateSince, rated }: Ended & { rated: boolean }, now: Date): boolean {
  const passed = now.getTime() - stateSince.getTime();
  return state === 'done' && !rated && passed >= RATE_AFTER_HOURS * HOUR_MS && passed < RATE_WITHIN_DAYS * DAY_MS;
}

/** Whether it can be complained of now; one complaint is followed up, and what comes after it stands in its answer. */
export function mayComplain({ state, stateSince, complained }: Ended & { complained: boolean }, now: Date): boolean {
  return state === 'done' && !complained && now.getTime() - stateSince.getTime() < COMPLAIN_WITHIN_DAYS * DAY_MS;
}

/** What readers see of a service's ratings: nothing before there are enough. */
export function shownRating({ count, stars }: { count: number; stars: number }): { count: number; average: number } | null {
  const average = averageOf(count, stars);
  return count < RATINGS_LEAST || average === null ? null : { count, average };
}
