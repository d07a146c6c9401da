import { formatDate } from '#locales/format';
import { useLang, useSay } from '../../words';
import { Stars } from './stars';

type Props = { review: { id: number; rating: number; body: string; name: string | null; writtenAt: Date; edited: boolean; lang: 'fa' | 'en' } };

/** What a buyer wrote, in its own language and direction. [PROD-5, LEGAL-3] */
export function ReviewCard({ review }: Props) {
  const lang = useLang();
  const say = useSay();
  const other = review.lang !== lang;
  return (
    <li className="card stack gap-2">
      <p className="row between">
        <span className="row tight">
          <Stars rating={review.rating} />
          <b>{review.name ?? say('reviews.no-name')}</b>
        </span>
        <time className="small soft" dateTime={review.writtenAt.toISOString()}>
          {formatDate(lang, review.writtenAt)}
        </time>
      </p>
      <div lang={review.lang} dir={review.lang === 'fa' ? 'rtl' : 'ltr'} className="said">
        {review.body.split('\n\n').map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {other && <p className="small muted">{say('reviews.other-lang')}</p>}
      {review.edited && <p className="small muted">{say('reviews.edited')}</p>}
    </li>
  );
}
