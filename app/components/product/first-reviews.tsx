import type { ShownReview } from '#services/reviews/list';
import { Link } from '../../link';
import { useSay } from '../../words';
import { ReviewCard } from '../reviews/review-card';
import { ReviewLine } from './review-line';

type Props = { slug: string; sum: { count: number; average: number | null }; reviews: readonly ShownReview[] };

/** The average and the latest reviews, with a link to all of them; nothing where there are none. [PROD-5] */
export function FirstReviews({ slug, sum, reviews }: Props) {
  const say = useSay();
  if (reviews.length === 0) return null;
  return (
    <section className="section wrap stack" id="reviews" aria-labelledby="reviews-title">
      <div className="row between">
        <h2 id="reviews-title">{say('reviews.title')}</h2>
        <ReviewLine slug={slug} sum={sum} />
      </div>
      <ul className="reviews">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {sum.count > reviews.length && (
        <p>
          <Link page="reviews" params={{ slug }}>
            {say('reviews.all', { count: sum.count })}
          </Link>
        </p>
      )}
    </section>
  );
}
