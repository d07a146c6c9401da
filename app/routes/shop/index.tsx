import { useLoaderData } from '@remix-run/react';
import { filterNames, filtersQuery, isFiltered, parseFilters, unreadFilters } from '#domain/catalog/filters';
import { say as sayIn } from '#locales/say';
import { listKinds } from '#services/content/kinds';
import { listProducts } from '#services/shop/list-products';
import { readPage } from '#services/content/page';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { EmptyState } from '../../components/empty-state';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Pagination } from '../../components/pagination';
import { ActiveFilters } from '../../components/shop/active-filters';
import { filterLabels, ShopFilters } from '../../components/shop/shop-filters';
import { TileOf } from '../../components/sections/tile';
import { answered, page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';

export const handle = { page: 'shop', hydrate: false };

export const loader = page(async (ctx, { url }) => {
  const query = Object.fromEntries(filterNames.map((name) => [name, url.searchParams.get(name)]));
  const asked = parseFilters(query);
  const kinds = await listKinds(ctx);
  const unread = unreadFilters(
    query,
    kinds.map(({ slug }) => slug),
  );
  // A kind that is not there is as if it were not asked, and that is said.
  const filters = kinds.some(({ slug }) => slug === asked.kind) ? asked : { ...asked, kind: null };
  const [words, list] = await Promise.all([readPage(ctx, 'shop'), listProducts(ctx, filters)]);
  const head = words.ok
    ? words.value
    : {
        title: sayIn(ctx.lang, 'catalog.title'),
        lead: null,
        meta: { title: sayIn(ctx.lang, 'catalog.title'), description: sayIn(ctx.lang, 'catalog.description') },
      };
  const filled = Object.fromEntries(Object.entries(query).map(([name, typed]) => [name, (typed ?? '').slice(0, 60)]));
  const meta = pageMeta(ctx, { page: 'shop', ...head.meta, hidden: isFiltered(filters) || filters.after !== null || filters.sort !== 'rank' });
  return { title: head.title, lead: head.lead, filters, kinds, list, unread: unread.length > 0 ? answered(ctx.lang, unread, '', filled) : undefined, meta };
});

export const meta = metaFromData;

/** The shop: search, filters and order in the address, without script. [PROD-4] */
export default function Shop() {
  const { title, lead, filters, kinds, list, unread } = useLoaderData<typeof loader>();
  const say = useSay();
  const without = { ...filters, after: null };
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={title} />
      <div className="stack gap-3 mb-6">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className="mb-4 empty:hidden">
        <FormErrors answer={unread} names={filterLabels} />
      </div>
      <ShopFilters filters={filters} kinds={kinds} unread={unread} />
      <ActiveFilters filters={filters} kinds={kinds} />
      {list.products.length === 0 ? (
        <EmptyState
          fact={say('common.empty.search.fact')}
          action={
            <ButtonLink page="shop" kind="soft">
              {say('common.empty.search.next')}
            </ButtonLink>
          }
        />
      ) : (
        <section aria-labelledby="list">
          <h2 id="list" className="sr">
            {say('content.shop.list')}
          </h2>
          <ul className="goods">
            {list.products.map((tile) => (
              <TileOf key={tile.id} tile={tile} />
            ))}
          </ul>
        </section>
      )}
      <div className="mt-8">
        <Pagination
          page="shop"
          label={say('content.shop.pages')}
          first={filters.after ? filtersQuery(without) : undefined}
          next={list.next ? filtersQuery({ ...without, after: list.next }) : undefined}
        />
      </div>
    </div>
  );
}
