import { MOST_STARS } from '#domain/reviews/fields';
import { useSay } from '../../words';

const places = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** A rating in stars, with its words for who does not see them. [PROD-5] */
export function Stars({ rating }: { rating: number }) {
  const say = useSay();
  return (
    <span className="stars" role="img" aria-label={say('reviews.stars', { stars: rating, most: MOST_STARS })}>
      {places.map((place) => (
        <span key={place} className={place <= Math.round(rating) ? 'on' : undefined}>
          {place <= Math.round(rating) ? '★' : '☆'}
        </span>
      ))}
    </span>
  );
}
