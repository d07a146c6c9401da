import { MOST_STARS } from '#domain/reviews/fields';
import type { ReviewSum } from '#domain/reviews/stars';
import { Link } from '../../link';
import { useSay } from '../../words';
import { Icon } from '../icon';

/** What buyers give it on the whole, and the way to what they say; nothing where nobody has. [PROD-5] */
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
