import { buttonClass } from '../../components/button-class';
import { Link } from '../../link';
import { useSay } from '../../words';

type Props = { slug: string; later: boolean; next: string | null };

/** The list goes on by the key of its last review: back to the newest, or further. [PROD-5] */
export function ReviewPages({ slug, later, next }: Props) {
  const say = useSay();
  if (!later && !next) return null;
  const look = buttonClass({ kind: 'outline', small: true });
  return (
    <nav className="pager" aria-label={say('reviews.more')}>
      {later ? (
        <Link page="reviews" params={{ slug }} className={look}>
          {say('common.previous')}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link page="reviews" params={{ slug }} query={{ after: next }} className={look} rel="next">
          {say('common.next')}
        </Link>
      )}
    </nav>
  );
}
