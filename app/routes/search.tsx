import { useLoaderData } from '@remix-run/react';
import { parseQuery } from '#domain/search/words';
import { say as sayIn } from '#locales/say';
import { search } from '#services/search/search';
import { Breadcrumbs } from '../components/breadcrumbs';
import { SearchForm } from '../components/search-form';
import { page } from '../door.server';
import { metaFromData, pageMeta } from '../page-meta';
import { useSay } from '../words';
import { SearchFound } from './search-found';
import { SearchIdeas } from './search-ideas';

export const handle = { page: 'search', hydrate: false };

export const loader = page(async (ctx, { url }) => {
  const query = parseQuery(url.searchParams.get('q'));
  const found = query === null ? null : await search(ctx, query);
  const title = query === null ? sayIn(ctx.lang, 'search.title') : sayIn(ctx.lang, 'search.title-of', { query });
  const meta = pageMeta(ctx, { page: 'search', title, description: sayIn(ctx.lang, 'search.description'), hidden: true });
  return { query, found, meta };
});

export const meta = metaFromData;

/** Products, manuals and pages by words, slips forgiven; a plain form and plain links. [PROD-4] */
export default function Search() {
  const { query, found } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack">
      <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={say('search.title')} />
      <h1>{query === null ? say('search.title') : say('search.title-of', { query })}</h1>
      <SearchForm query={query ?? ''} />
      {found && query !== null && <SearchFound found={found} />}
      {(!found || found.results.length === 0) && <SearchIdeas />}
    </div>
  );
}
