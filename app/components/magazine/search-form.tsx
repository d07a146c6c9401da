import { QUERY_MOST_CHARACTERS } from '#domain/search/words';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { Field } from '../field';

/** The magazine's search: a form that leads to the address of its results. [MAG-1] */
export function MagazineSearch({ query }: { query: string }) {
  const lang = useLang();
  const say = useSay();
  return (
    <form method="get" action={href(lang, 'magazine')} role="search" className="joined items-end">
      <div className="grow">
        <Field name="q" type="search" label={say('magazine.search')} defaultValue={query} required={false} maxLength={QUERY_MOST_CHARACTERS} />
      </div>
      <Button kind="soft">{say('search.send')}</Button>
    </form>
  );
}
