import Link from 'next/link';
import type { ListViewServerProps } from 'payload';
import { nouns, statesOf, type NounName } from '#domain/work/nouns';
import { say, type WordKey } from '#locales/say';
import { langOf } from '../fields/lang-of';

type Props = ListViewServerProps & { of: NounName; /** The list's order where all states are shown. */ newest: string };

/** Public texts by state, those that wait first; the choice stands in the address. [PROD-5, ADM-3] */
export function StateFilter({ i18n, of, newest }: Props) {
  const lang = langOf(i18n);
  const { collection, words } = nouns[of];
  const list = `/admin/collections/${collection}`;
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'admin.moderation.filter')}>
      {statesOf(of).map((state) => (
        <Link key={state} className="zb-chip" href={`${list}?sort=dueAt&where[state][equals]=${state}`}>
          {say(lang, `${words}.${state}` as WordKey)}
        </Link>
      ))}
      <Link className="zb-chip" href={`${list}?sort=${newest}`}>
        {say(lang, 'admin.moderation.all')}
      </Link>
    </nav>
  );
}
