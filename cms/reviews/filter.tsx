import Link from 'next/link';
import type { ListViewServerProps } from 'payload';
import { reviewStates } from '#domain/reviews/states';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

const list = '/admin/collections/reviews';

/** Reviews by state, those that wait first; the choice stands in the address. [PROD-5, ADM-3] */
export function Filter({ i18n }: ListViewServerProps) {
  const lang = langOf(i18n);
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'admin.review.filter')}>
      {reviewStates.map((state) => (
        <Link key={state} className="zb-chip" href={`${list}?sort=dueAt&where[state][equals]=${state}`}>
          {say(lang, `reviews.states.${state}`)}
        </Link>
      ))}
      <Link className="zb-chip" href={`${list}?sort=-writtenAt`}>
        {say(lang, 'admin.review.all')}
      </Link>
    </nav>
  );
}
