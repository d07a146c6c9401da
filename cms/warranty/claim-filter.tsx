import Link from 'next/link';
import type { ListViewServerProps } from 'payload';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

const list = '/admin/collections/device-claims';

/** What waits, by due time, or all; the choice stands in the address. [WAR-3, ADM-3] */
export function ClaimFilter({ i18n }: ListViewServerProps) {
  const lang = langOf(i18n);
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'warranty.claims.filter')}>
      <Link className="zb-chip" href={`${list}?sort=dueAt&where[and][0][state][equals]=waiting`}>
        {say(lang, 'warranty.claims.open')}
      </Link>
      <Link className="zb-chip" href={list}>
        {say(lang, 'warranty.claims.all')}
      </Link>
    </nav>
  );
}
