import { MOST_STARS } from '#domain/reviews/fields';
import type { ReviewSum } from '#domain/reviews/stars';
import { Link } from '../../link';
import { useSay } from '../../words';
import { Icon } from '../icon';

/** The average rating with a link to the reviews; nothing where there are none. [PROD-5] */
export function ReviewLine({ slug, sum }: { slug: string; sum: ReviewSum }) {
  const say = useSay();
  if (sum.average === null) return null;
  return (
    <Link page="reviews" params={{ slug }} className="row tight small">
      <Icon name="star" small />
      {say('reviews.average', { average: sum.average, most: MOST_STARS })} · {say('reviews.count', { count: sum.count })}
    </Link>
  );
}
