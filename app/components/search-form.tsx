import { QUERY_MOST_CHARACTERS } from '#domain/search/words';
import { href } from '../routes';
import { useLang, useSay } from '../words';
import { Button } from './button';
import { Field } from './field';

/** The search box: a form that leads to the address of its results. [PROD-4] */
export function SearchForm({ query }: { query: string }) {
  const lang = useLang();
  const say = useSay();
  return (
    <form method="get" action={href(lang, 'search')} role="search">
      <div className="joined items-end">
        <div className="grow">
          <Field name="q" type="search" label={say('search.label')} defaultValue={query} required={false} maxLength={QUERY_MOST_CHARACTERS} />
        </div>
        <Button>{say('search.send')}</Button>
      </div>
      <p className="help">{say('search.help')}</p>
    </form>
  );
}
