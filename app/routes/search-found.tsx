import type { SerializeFrom } from '@remix-run/node';
import type { Found } from '#services/search/search';
import { ButtonLink } from '../components/button-link';
import { EmptyState } from '../components/empty-state';
import { Notice } from '../components/notice';
import { Link } from '../link';
import { useSay } from '../words';
import { SearchResult } from './search-result';

/** The results, how the query was read, and what is not sold. [PROD-4] */
export function SearchFound({ found: { results, meant, unsold, whole } }: { found: SerializeFrom<Found> }) {
  const say = useSay();
  if (results.length === 0) return <NothingFound unsold={unsold} />;
  return (
    <section className="stack" aria-labelledby="found">
      {unsold && <Notice>{unsold}</Notice>}
      <div className="stack gap-1">
        <h2 id="found" className="text-h3">
          {unsold ? say('search.instead') : say('search.found', { count: results.length })}
        </h2>
        {meant && (
          <p>
            {say('search.meant')}{' '}
            <Link page="search" query={{ q: meant }}>
              <bdi>{meant}</bdi>
            </Link>{' '}
            <span className="soft">{say('search.corrected')}</span>
          </p>
        )}
        {!whole && !unsold && <p className="soft">{say('search.some')}</p>}
      </div>
      <ul className="stack">
        {results.map((one) => (
          <li key={`${one.kind} ${one.slug} ${one.reader}`} className="card">
            <SearchResult result={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ unsold }: { unsold: string | null }) {
  const say = useSay();
  return (
    <>
      {unsold && <Notice>{unsold}</Notice>}
      <EmptyState
        fact={say('search.none')}
        text={say('search.none-next')}
        action={
          <div className="row">
            <ButtonLink page="shop" kind="soft">
              {say('search.all')}
            </ButtonLink>
            <ButtonLink page="contact" kind="text">
              {say('search.ask')}
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}
