import { field, lines } from '../fields';
import type { Field, Parsed } from '../fields';
import { ok, refuse } from '../result';
import { normaliseDigits } from '../text/normalise';

/** A rating goes from one to so many. [PROD-5] */
export const MOST_STARS = 5;
export const REVIEW_LEAST_CHARACTERS = 10;
export const REVIEW_MOST_CHARACTERS = 1_500;
export const REVIEW_REASON_MOST_CHARACTERS = 500;
/** A page of reviews holds so many. [PROD-5] */
export const REVIEWS_PER_PAGE = 10;
/** Staff look at a review within so many hours of the desk's time. [PROD-5] */
export const REVIEW_CHECK_HOURS = 12;

const rating: Field<number> = field({ kind: 'whole', least: 1, most: MOST_STARS, label: 'reviews.form.rating', example: '4' }, (typed) => {
  const stars = normaliseDigits(typed.slice(0, 20)).trim();
  if (stars === '') return refuse('reviews.rating.missing');
  return /^\d$/.test(stars) && Number(stars) >= 1 && Number(stars) <= MOST_STARS ? ok(Number(stars)) : refuse('reviews.rating.invalid', { most: MOST_STARS });
});

/** A review's text. [PROD-5] */
export const reviewText = lines({
  area: 'reviews.body',
  min: REVIEW_LEAST_CHARACTERS,
  max: REVIEW_MOST_CHARACTERS,
  isPublic: true,
  label: 'reviews.form.body',
  help: 'reviews.form.body-help',
  helpFacts: { least: REVIEW_LEAST_CHARACTERS, most: REVIEW_MOST_CHARACTERS },
  example: { fa: 'عددهایش خواناست و با دستگاه مطب فرقی نداشت', en: 'Its numbers are clear and matched the clinic' },
});
/** What a buyer writes about a product. [PROD-5] */
export const reviewFields = { rating, body: reviewText } as const;
export type ReviewForm = Parsed<typeof reviewFields>;

/** Why staff hide, edit or delete; its writer reads it. [LEGAL-3] */
export const reviewReason = lines({ area: 'reviews.reason', min: 2, max: REVIEW_REASON_MOST_CHARACTERS });

/** Who wrote it, as the page says: the first name and the family name's first letter. [PROD-5] */
export function reviewerName(firstName: string | null, lastName: string | null): string | null {
  const first = firstName?.trim();
  const last = [...(lastName?.trim() ?? '')][0];
  if (!first) return null;
  return last ? `${first} ${last}.` : first;
}
