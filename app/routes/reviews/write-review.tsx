import type { ReviewState } from '#domain/reviews/states';
import { ButtonLink } from '../../components/button-link';
import { Notice } from '../../components/notice';
import { Link } from '../../link';
import { useSay } from '../../words';

type Props = { slug: string; /** Null for who is not logged in. */ may: { bought: boolean; state: ReviewState | null } | null };

/** The way to one's own review; who may not write one reads why before they press. [PROD-5] */
export function WriteReview({ slug, may }: Props) {
  const say = useSay();
  if (may?.state === 'deleted') return <Notice tone="wait">{say('refusals.reviews.deleted')}</Notice>;
  if (may && !may.bought)
    return (
      <Notice>
        <p>{say('reviews.form.not-buyer')}</p>
        <p>{say('reviews.form.not-buyer-next')}</p>
        <p>
          <Link page="orders">{say('reviews.form.to-orders')}</Link>
        </p>
      </Notice>
    );
  return (
    <>
      <ButtonLink page="reviewNew" params={{ slug }} kind="soft">
        {say(may?.state && may.state !== 'withdrawn' ? 'reviews.change' : 'reviews.write')}
      </ButtonLink>
      {!may && <p className="small soft">{say('reviews.write-who')}</p>}
    </>
  );
}
