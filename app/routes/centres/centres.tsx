import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { placeNames, provinceOf } from '#domain/addresses/iran';
import { centresAfter, centresQuery, chosenCentres, countedBy, isFilteredList, parseCentreFilters } from '#domain/centres/list';
import { say as sayIn } from '#locales/say';
import { formatNumber } from '#locales/format';
import { allCentres, shownHolidays } from '#services/centres/all';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { CentreFilterForm } from '../../components/centres/centre-filters';
import { CentreList } from '../../components/centres/centre-list';
import { CentreMap } from '../../components/centres/centre-map';
import { listMap } from '../../components/centres/map-view';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import styles from '../../styles/centres.css?url';
import { useLang, useSay } from '../../words';
import { shownCentre } from './shown.server';

export const handle = { page: 'centres', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { url }) => {
  const filters = parseCentreFilters(url.searchParams);
  const [all, holidays] = await Promise.all([allCentres(ctx), shownHolidays(ctx)]);
  const chosen = chosenCentres(all, filters, holidays, ctx.now);
  const { page: shown, next } = centresAfter(chosen, filters.after);
  const place = placeNames(ctx.lang, filters.province ?? '', filters.city ?? '');
  const title = titleOf(ctx.lang, filters.kind, place.city || place.province);
  // A name and “open now” go past the cache, so what holds for this minute may stand in the page.
  const forNow = filters.open || filters.q !== null ? holidays : null;
  const { q: _q, open: _open, after: _after, ...kept } = filters;
  return {
    title,
    filters,
    total: chosen.length,
    centres: shown.map((one) => shownCentre(ctx, one, forNow)),
    next,
    map: listMap(ctx.lang, chosen, shown, filters),
    counts: countedBy(chosen, filters.province ? 'city' : 'province').map(({ code, count }) => ({
      code,
      count,
      name: filters.province ? placeNames(ctx.lang, filters.province, code).city : (provinceOf(code)?.[ctx.lang] ?? code),
    })),
    places: { provinces: countedBy(all, 'province').map(({ code }) => code), cities: countedBy(all, 'city').map(({ code }) => code) },
    tiles: ctx.rt.settings.tilesUrl,
    points: href(ctx.lang, 'centrePoints', undefined, centresQuery({ ...filters, after: null })),
    meta: pageMeta(ctx, {
      page: 'centres',
      query: centresQuery(kept),
      title,
      description: sayIn(ctx.lang, 'centres.description'),
      hidden: filters.q !== null || filters.open || filters.after !== null || chosen.length === 0,
    }),
  };
});

function titleOf(lang: 'fa' | 'en', kind: Parameters<typeof centresQuery>[0]['kind'], place: string): string {
  if (kind && place) return sayIn(lang, 'centres.title-of', { kind: sayIn(lang, `centres.kinds.${kind}`), place });
  return place ? sayIn(lang, 'centres.title-in', { place }) : kind ? sayIn(lang, `centres.kinds.${kind}`) : sayIn(lang, 'centres.title');
}

export const meta = metaFromData;

/** Medical centres as a list and on a map. [MAP-1, MAP-2] */
export default function Centres() {
  const { title, filters, total, centres, next, map, counts, places, points, tiles } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const first = { ...filters, after: null };
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[
          { page: 'home', label: say('shell.nav.home') },
          ...(isFilteredList(filters) ? [{ page: 'centres' as const, label: say('centres.title') }] : []),
        ]}
        here={title}
      />
      <div className="stack gap-3 mb-6">
        <h1>{title}</h1>
        {total > 0 && <p className="lead">{say('centres.lead', { count: total })}</p>}
      </div>
      <CentreFilterForm filters={filters} places={places} />
      {centres.length === 0 ? (
        isFilteredList(filters) ? (
          <EmptyState
            fact={say(filters.open ? 'centres.list.none-open' : 'centres.list.none')}
            action={
              <ButtonLink page="centres" kind="soft">
                {say('centres.list.none-next')}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            fact={say('centres.list.empty')}
            action={
              <ButtonLink page="home" kind="soft">
                {say('centres.list.empty-next')}
              </ButtonLink>
            }
          />
        )
      ) : (
        <div className="finder">
          <section className="card" aria-labelledby="list">
            <h2 id="list">{say('centres.list.found', { count: total })}</h2>
            <CentreList centres={centres} />
            <Pagination
              page="centres"
              label={say('centres.list.pages')}
              first={filters.after ? centresQuery(first) : undefined}
              next={next ? centresQuery({ ...first, after: next }) : undefined}
            />
          </section>
          <div className="stack">
            <CentreMap view={map} points={points} tiles={tiles} />
            {counts.length > 1 && (
              <section aria-labelledby="places">
                <h2 id="places" className="text-h3">
                  {say(filters.province ? 'centres.list.by-city' : 'centres.list.by-province')}
                </h2>
                <ul className="cities">
                  {counts.map(({ code, count, name }) => (
                    <li key={code}>
                      <Link page="centres" query={centresQuery({ ...first, ...(filters.province ? { city: code } : { province: code, city: null }) })}>
                        {name}
                      </Link>
                      <span>{formatNumber(lang, count)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
