import type { ReviewSum } from '#domain/reviews/stars';
import { MOST_STARS } from '#domain/reviews/fields';
import { formatNumber } from '#locales/format';
import { useLang, useSay } from '../../words';
import { Stars } from './stars';

type Props = { sum: ReviewSum; shares: readonly { stars: number; count: number }[] };

/** The average, how many, and how they are shared out. [PROD-5] */
export function ReviewSumCard({ sum, shares }: Props) {
  const lang = useLang();
  const say = useSay();
  if (sum.average === null) return null;
  return (
    <section className="card stack gap-3" aria-label={say('reviews.average', { average: sum.average, most: MOST_STARS })}>
      <p className="row">
        <span className="price big">{formatNumber(lang, sum.average)}</span>
        <Stars rating={sum.average} />
        <span className="small soft">{say('reviews.count', { count: sum.count })}</span>
      </p>
      <ul className="shares">
        {shares.map(({ stars, count }) => (
          <li key={stars}>
            <span aria-hidden="true">{formatNumber(lang, stars)}</span>
            <progress className="bar" max={sum.count} value={count} aria-label={say('reviews.share', { stars, count })} />
            <span className="small soft" aria-hidden="true">
              {formatNumber(lang, count)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
